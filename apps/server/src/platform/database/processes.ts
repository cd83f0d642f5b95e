import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
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
export async function processesOf({ clusterName, clusterFolder }: Placement): Promise<DatabaseProcess[]> {
  const lockFile = await readFile(join(clusterFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const recorded = Number.parseInt(lockFile, 10);
  const found: DatabaseProcess[] = [];
  for (const { pid, program, command } of await runningProcesses()) {
    const serves = basename(program) === 'postgres';
    // The number in the lock file counts only for a server program: another process may have got it since.
    if (serves && (pid === recorded || `${command} `.includes(` -D ${clusterFolder} `))) {
      found.push({ pid, postmaster: true });
    } else if (command.startsWith(`postgres: ${clusterName}:`)) {
      found.push({ pid, postmaster: false });
    }
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

interface Running {
  pid: number;
  program: string;
  command: string;
}

async function runningProcesses(): Promise<Running[]> {
  if (process.platform !== 'linux') return fromPs();
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(
    pids.map(async (pid) => {
      const parts = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
      return { pid: Number(pid), program: parts[0] ?? '', command: parts.join(' ').trim() };
    }),
  );
}

async function fromPs(): Promise<Running[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,command='], {
    maxBuffer: 1 << 26,
  });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, command] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    if (!pid || !command) return [];
    return [{ pid: Number(pid), program: /^.*?postgres(?= |$)/.exec(command)?.[0] ?? command, command }];
  });
}
