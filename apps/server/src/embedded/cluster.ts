import { join } from 'node:path';
import type { Log } from '#core/database/access/log.ts';
import { openSocketFolder, placeCluster } from './cluster-location.ts';
import {
  APPLICATION_ROLE,
  DATABASE_NAME,
  ensureCluster,
  ensureRolesAndDatabase,
  OWNER_ROLE,
  SUPERUSER_ROLE,
} from './create-cluster.ts';
import { turnLog } from './postmaster.ts';
import { endProcessesOf } from './processes.ts';
import { type Supervised, supervise } from './supervise.ts';

/** How to reach an embedded database, in the form `pg` takes for a socket in the file system. */
export interface ClusterUrls {
  ownerUrl: string;
  appUrl: string;
  superUrl: string;
}

/** The running embedded database. The URLs stay good when it has to be started again. */
export interface Cluster extends ClusterUrls, Supervised {}

export interface ClusterOptions {
  /** The folder of openDataDir, held by lockDataDir: nobody else starts or stops a cluster there. */
  dataDir: string;
  log: Log;
  /** Only tests that throw the cluster away turn it off. */
  fsync?: boolean;
  /** Where root may put a cluster that does not fit into DATA_DIR, first to last; tests name their own. */
  systemFolders?: string[];
}

/**
 * Starts the embedded PostgreSQL of a DATA_DIR and keeps it running: makes it when it is not there, ends what a killed
 * parent left behind, and starts it again at once when it dies. Errors: ConfigError, where a person must change something.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, log, fsync = true } = options;
  const placement = await placeCluster(dataDir, options.systemFolders);
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
