import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Placement } from './cluster-location.ts';

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
  const running = await runningProcesses();
  // The number in the lock file counts only for a server program: another process may have got it since.
  const servers = running.filter(
    ({ pid, program, command }) =>
      basename(program) === 'postgres' &&
      (pid === recorded || `${command} `.includes(` -D ${clusterFolder} `)),
  );
  const serverPids = new Set(servers.map(({ pid }) => pid));
  const titled = running.filter(({ command }) => command.startsWith(`postgres: ${clusterName}:`));
  return [
    // A child that was forked a moment ago still has the command line of its parent.
    ...servers.map(({ pid, parent }) => ({ pid, postmaster: !serverPids.has(parent) })),
    ...titled.map(({ pid }) => ({ pid, postmaster: false })),
  ];
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
  parent: number;
  program: string;
  command: string;
}

async function runningProcesses(): Promise<Running[]> {
  if (process.platform !== 'linux') return fromPs();
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(
    pids.map(async (pid) => {
      const [commandLine, stat] = await Promise.all(
        ['cmdline', 'stat'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
      );
      const parts = (commandLine ?? '').split('\0');
      // After the program's name in brackets, which may hold anything: the state and the parent.
      const parent = /\) \S (\d+) [^)]*$/.exec(stat ?? '')?.[1];
      return {
        pid: Number(pid),
        parent: Number(parent ?? 0),
        program: parts[0] ?? '',
        command: parts.join(' ').trim(),
      };
    }),
  );
}

async function fromPs(): Promise<Running[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,ppid=,command='], {
    maxBuffer: 1 << 26,
  });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (!pid || !command) return [];
    return [
      {
        pid: Number(pid),
        parent: Number(parent),
        program: /^.*?postgres(?= |$)/.exec(command)?.[0] ?? command,
        command,
      },
    ];
  });
}
