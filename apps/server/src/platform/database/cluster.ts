import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ConfigError } from '#platform/config-error.ts';
import {
  APPLICATION_ROLE,
  DATABASE_NAME,
  ensureCluster,
  ensureRolesAndDatabase,
  OWNER_ROLE,
  SUPERUSER_ROLE,
} from './create-cluster.ts';
import type { Log } from './log.ts';
import { openSocketFolder, type Placement, placeCluster } from './placement.ts';
import { accepting, ended, spawnPostmaster, turnLog } from './postmaster.ts';
import { endProcessesOf } from './processes.ts';

/** How to reach an embedded database, in the form `pg` takes for a socket in the file system. */
export interface ClusterUrls {
  ownerUrl: string;
  appUrl: string;
  superUrl: string;
}

/** The running embedded database. The URLs stay good when it has to be started again. */
export interface Cluster extends ClusterUrls {
  /** Fast shutdown, awaited: open transactions are rolled back, memory is written, nothing acknowledged is lost. */
  stop(): Promise<void>;
  /** Called each time the database ended without being asked to; it is being started again at that moment. */
  onDown(listener: (reason: string) => void): void;
}

export interface ClusterOptions {
  /** The folder of openDataDir, held by lockDataDir: nobody else starts or stops a cluster there. */
  dataDir: string;
  log: Log;
  /** Only tests that throw the cluster away turn it off. */
  fsync?: boolean;
}

const SLOWEST_RESTART_MS = 2000;

/**
 * Starts the embedded PostgreSQL of a DATA_DIR and keeps it running: makes it when it is not there, ends what a killed
 * parent left behind, and starts it again at once when it dies. Errors: ConfigError, where a person must change something.
 */
export async function startCluster({ dataDir, log, fsync = true }: ClusterOptions): Promise<Cluster> {
  const placement = await placeCluster(dataDir);
  const orphans = await endProcessesOf(placement);
  if (orphans > 0) log.warn({ processes: orphans }, 'ended the database that an earlier start left running');
  await ensureCluster(placement, fsync);
  const socketFolder = await openSocketFolder(placement);
  const logFile = join(dataDir, 'logs', 'postgres.log');
  await turnLog(logFile);
  const supervised = await supervise({ placement, socketFolder, logFile, fsync, log });
  const urls = urlsAt(socketFolder);
  try {
    await ensureRolesAndDatabase((database) => urlAt(socketFolder, SUPERUSER_ROLE, database));
  } catch (error) {
    await supervised.stop();
    throw error;
  }
  return { ...urls, ...supervised };
}

/** The URLs of a cluster whose socket lies in `socketFolder`, for a tool that joins a running one. */
export function urlsAt(socketFolder: string): ClusterUrls {
  return {
    ownerUrl: urlAt(socketFolder, OWNER_ROLE, DATABASE_NAME),
    appUrl: urlAt(socketFolder, APPLICATION_ROLE, DATABASE_NAME),
    superUrl: urlAt(socketFolder, SUPERUSER_ROLE, DATABASE_NAME),
  };
}

function urlAt(socketFolder: string, role: string, database: string): string {
  return `postgresql:///${database}?host=${encodeURIComponent(socketFolder)}&user=${role}`;
}

interface Supervision {
  placement: Placement;
  socketFolder: string;
  logFile: string;
  fsync: boolean;
  log: Log;
}

async function supervise(given: Supervision): Promise<Pick<Cluster, 'stop' | 'onDown'>> {
  const { placement, log } = given;
  const listeners: ((reason: string) => void)[] = [];
  let stopping = false;
  let child = await launch(given);
  if (child === null) {
    throw new ConfigError(
      `The embedded PostgreSQL did not start: the last lines of ${given.logFile} say why.`,
    );
  }
  const watching = watch(child);
  const endWithUs = () => child?.kill('SIGINT');
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
        child = await launch(given);
        if (child) {
          log.info({ pid: child.pid }, 'the database runs again');
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
    child?.ref();
    child?.kill('SIGINT');
    const last = AbortSignal.timeout(15_000);
    last.addEventListener('abort', () => child?.kill('SIGQUIT'));
    await watching;
    // A restart that was under way when we were asked to stop.
    if (child) {
      child.kill('SIGINT');
      await ended(child);
    }
  }

  return { stop, onDown: (listener) => void listeners.push(listener) };
}

/** One try; null when the server ended before it accepted connections. */
async function launch({
  placement,
  socketFolder,
  logFile,
  fsync,
}: Supervision): Promise<ChildProcess | null> {
  // No process of this cluster lives (endProcessesOf): a lock file that is there is stale, and its number may by now
  // belong to a stranger, before whom PostgreSQL would give way.
  await rm(join(placement.clusterFolder, 'postmaster.pid'), { force: true });
  const child = spawnPostmaster(placement, socketFolder, logFile, fsync);
  if (!(await accepting(child, placement.clusterFolder))) return null;
  child.unref();
  return child;
}
