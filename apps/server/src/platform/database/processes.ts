import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Placement } from './placement.ts';

/** A running process of one cluster: its postmaster (the parent that accepts connections) or one of its children. */
export interface DatabaseProcess {
  pid: number;
  postmaster: boolean;
}

/**
 * The living processes of this cluster, by what they say on their command line: the postmaster names the folder, its
 * children carry the cluster's name in their title. A process number alone proves nothing, it may have been reused.
 */
export async function processesOf(placement: Placement): Promise<DatabaseProcess[]> {
  const found: DatabaseProcess[] = [];
  for (const { pid, command } of await commandLines()) {
    if (command.startsWith(`postgres: ${placement.clusterName}:`)) found.push({ pid, postmaster: false });
    else if (command.includes(`/postgres -D ${placement.clusterFolder} -c`))
      found.push({ pid, postmaster: true });
  }
  return found;
}

/**
 * Ends every process of a cluster that nobody supervises any more. Asks for a fast shutdown first (it writes what is
 * in memory), then for an immediate one (the next start recovers from the log), then kills.
 */
export async function endProcessesOf(placement: Placement): Promise<number> {
  const first = await processesOf(placement);
  if (first.length === 0) return 0;
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 4000],
    ['SIGQUIT', 1000],
    ['SIGKILL', 4000],
  ];
  for (const [signal, patience] of steps) {
    const deadline = performance.now() + patience;
    const orphaned = !(await processesOf(placement)).some((process) => process.postmaster);
    // Children without a postmaster have nothing to shut down in order; they hold the shared memory we need.
    if (signal === 'SIGINT' && orphaned) continue;
    for (const { pid, postmaster } of await processesOf(placement)) {
      if (postmaster || orphaned || signal === 'SIGKILL') signalTo(pid, signal);
    }
    while (performance.now() < deadline) {
      if ((await processesOf(placement)).length === 0) return first.length;
      await wait(10);
    }
  }
  throw new Error(`The processes ${first.map(({ pid }) => pid).join(', ')} of an earlier start do not end.`);
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended by itself.
  }
}

async function commandLines(): Promise<{ pid: number; command: string }[]> {
  if (process.platform !== 'linux') return fromPs();
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(
    pids.map(async (pid) => {
      const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return { pid: Number(pid), command: text.replaceAll('\0', ' ').trim() };
    }),
  );
}

async function fromPs(): Promise<{ pid: number; command: string }[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,command='], {
    maxBuffer: 1 << 26,
  });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, command] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid && command ? [{ pid: Number(pid), command }] : [];
  });
}
