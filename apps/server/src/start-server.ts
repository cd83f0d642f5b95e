import type { Logger } from 'pino';
import type { WholeConfig } from './core/config/config.ts';
import { openDataDir } from './core/config/data-dir.ts';
import { lockDataDir } from './core/config/data-dir-lock.ts';
import { readSecretKeys } from './core/config/secret-key.ts';
import { assertReachable } from './core/database/access/reach.ts';
import { inServer } from './core/in-server.ts';
import { prepareDatabase } from './core/processes/prepare-database.ts';
import { startWebProcess } from './core/processes/web-process.ts';
import { startWorkerProcess, type WorkerProcess } from './core/processes/worker-process.ts';
import { type Cluster, startCluster } from './embedded/cluster.ts';

export interface RunningServer {
  /** Answers what is under way, then ends web process, worker and the embedded database. */
  stop(): Promise<void>;
}

/**
 * Config -> data folder -> database -> worker -> web process -> listening. What was started is stopped again when a later step fails.
 * @throws ConfigError where a person must change something
 */
export async function startServer(
  { database, ...config }: WholeConfig,
  { demo, log }: { demo: boolean; log: Logger },
): Promise<RunningServer> {
  const dataDir = await openDataDir(config.dataDir);
  const lock = await lockDataDir(dataDir.path);
  // Loads its modules while the database starts.
  const web = startWebProcess({ entry: moduleOf('web'), log });
  let cluster: Cluster | undefined;
  let worker: WorkerProcess | undefined;
  const stop = async () => {
    // Calls under way need pictures and the database.
    await web.stop();
    await worker?.stop();
    await cluster?.stop();
    await lock.release();
  };
  try {
    const secretKeys = await readSecretKeys(config.secretKeys, dataDir.secretKeyFile);
    if (database) {
      await assertReachable(database.ownerUrl, 'DATABASE_OWNER_URL');
      await assertReachable(database.appUrl, 'DATABASE_URL');
    }
    const { appUrl, ownerUrl, prepare } = database ?? { ...(await startEmbedded()), prepare: true };
    await prepareDatabase({ appUrl, ownerUrl, migrations: inServer('migrations'), log });
    worker = startWorkerProcess({
      entry: moduleOf('worker'),
      start: { config, appUrl, ownerUrl, secretKeys },
      onNews: web.hear,
      log,
    });
    await web.serve(
      { config, appUrl, prepare, isDatabaseBesideUs: !database, secretKeys, demo },
      worker.decodePicture,
    );
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }

  async function startEmbedded(): Promise<Cluster> {
    cluster = await startCluster({ dataDir: dataDir.path, log });
    return cluster;
  }
}

function moduleOf(name: string): string {
  return inServer(import.meta.url.endsWith('.ts') ? `src/${name}.ts` : `dist/${name}.js`);
}
