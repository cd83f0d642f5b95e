import type { WholeConfig } from './core/config/config.ts';
import type { Log } from './core/database/access/log.ts';
import { assertReachable } from './core/database/access/reach.ts';
import { inServer } from './core/in-server.ts';
import { prepareDatabase } from './core/processes/prepare-database.ts';
import { startCluster } from './embedded/cluster.ts';

/** The database of a running server: migrated, and proven fit for merchants' data. */
export interface OpenDatabase {
  appUrl: string;
  ownerUrl: string;
  /** Whether statements may be prepared. */
  prepare: boolean;
  /** Ends the embedded one; leaves another alone. */
  close(): Promise<void>;
}

/**
 * Opens the database that the configuration names, else starts the embedded one of this data folder.
 * @throws ConfigError where a person must change something
 */
export async function openDatabase(
  database: WholeConfig['database'],
  { dataDir, log }: { dataDir: string; log: Log },
): Promise<OpenDatabase> {
  const opened = database ? await reach(database) : await startEmbedded(dataDir, log);
  try {
    const { appUrl, ownerUrl } = opened;
    await prepareDatabase({ appUrl, ownerUrl, migrations: inServer('migrations'), log });
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function reach(database: NonNullable<WholeConfig['database']>): Promise<OpenDatabase> {
  await assertReachable(database.ownerUrl, 'DATABASE_OWNER_URL');
  await assertReachable(database.appUrl, 'DATABASE_URL');
  return { ...database, close: async () => {} };
}

async function startEmbedded(dataDir: string, log: Log): Promise<OpenDatabase> {
  const { appUrl, ownerUrl, stop } = await startCluster({ dataDir, log });
  return { appUrl, ownerUrl, prepare: true, close: stop };
}
