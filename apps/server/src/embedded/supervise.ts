import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ConfigError } from '#core/config/config-error.ts';
import type { Log } from '#core/database/access/log.ts';
import type { Placement } from './cluster-location.ts';
import { accepting, ended, lastFatalLine, spawnPostmaster } from './postmaster.ts';
import { endProcessesOf } from './processes.ts';

/** A database server that is kept running. */
export interface Supervised {
  /** Fast shutdown, awaited: open transactions are rolled back, memory is written, nothing acknowledged is lost. */
  stop(): Promise<void>;
  /** Called each time the database ended without being asked to; it is being started again at that moment. */
  onDown(listener: (reason: string) => void): void;
}

const SLOWEST_RESTART_MS = 2000;
/** After it the shutdown is an immediate one: the next start recovers from the log. */
const LONGEST_SHUTDOWN_MS = 15_000;

/** What is started again and again. */
export interface Supervision {
  placement: Placement;
  socketFolder: string;
  logFile: string;
  fsync: boolean;
  log: Log;
}

/**
 * Starts the server of a cluster and starts it again whenever it ends without being asked to.
 * Errors: ConfigError when the first start fails.
 */
export async function supervise(given: Supervision): Promise<Supervised> {
  const { placement, log } = given;
  const listeners: ((reason: string) => void)[] = [];
  let stopping = false;
  let child = await firstLaunch(given);
  const watching = watch(child);
  const endWithUs = () => child.kill('SIGINT');
  process.once('exit', endWithUs);

  async function watch(first: ChildProcess): Promise<void> {
    for (let running: ChildProcess = first; ; ) {
      await ended(running);
      if (stopping) return;
      const reason = `the database ended (${running.signalCode ?? `code ${running.exitCode}`})`;
      log.error({ pid: running.pid }, `${reason}; starting it again`);
      for (const listener of listeners) listener(reason);
      const next = await relaunch();
      if (next === null) return;
      running = next;
    }
  }

  async function relaunch(): Promise<ChildProcess | null> {
    for (let pause = 20; !stopping; pause = Math.min(pause * 2, SLOWEST_RESTART_MS)) {
      try {
        // Children that were busy when the postmaster died hold its shared memory until they end.
        await endProcessesOf(placement);
        const next = await launch(given);
        if (next) {
          child = next;
          if (stopping) child.kill('SIGINT');
          else log.info({ pid: child.pid }, 'the database runs again');
          return child;
        }
      } catch (error) {
        log.error({ err: error }, 'the database could not be started again yet');
      }
      await wait(pause);
    }
    return null;
  }

  async function stop(): Promise<void> {
    stopping = true;
    process.removeListener('exit', endWithUs);
    child.ref();
    child.kill('SIGINT');
    const impatience = setTimeout(() => child.kill('SIGQUIT'), LONGEST_SHUTDOWN_MS);
    await watching;
    clearTimeout(impatience);
  }

  return { stop, onDown: (listener) => void listeners.push(listener) };
}

async function firstLaunch(given: Supervision): Promise<ChildProcess> {
  const child = await launch(given).catch((error: Error) => {
    throw new ConfigError(
      `The embedded PostgreSQL cannot run here (${error.message}): set DATABASE_URL and DATABASE_OWNER_URL to a PostgreSQL of your own.`,
    );
  });
  if (child) return child;
  throw new ConfigError(
    `The embedded PostgreSQL did not start (${await lastFatalLine(given.logFile)}): put right what ${given.logFile} tells and start again.`,
  );
}

/** One try; null when the server ended before it accepted connections. */
async function launch({
  placement,
  socketFolder,
  logFile,
  fsync,
}: Supervision): Promise<ChildProcess | null> {
  // No process of this cluster lives (endProcessesOf): lock files that are there are stale, and the number in them may
  // by now belong to a stranger, before whom PostgreSQL would give way.
  const stale = [
    join(placement.clusterFolder, 'postmaster.pid'),
    join(socketFolder, '.s.PGSQL.5432'),
    join(socketFolder, '.s.PGSQL.5432.lock'),
  ];
  await Promise.all(stale.map((path) => rm(path, { force: true })));
  const child = spawnPostmaster(placement, socketFolder, logFile, fsync);
  if (!(await accepting(child, placement.clusterFolder))) return null;
  child.unref();
  return child;
}
