import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '#platform/config.ts';
import { openDataDir } from '#platform/data-dir.ts';
import { lockDataDir } from '#platform/data-dir-lock.ts';
import { startCluster } from '#platform/database/cluster.ts';
import { openPool } from '#platform/database/connect.ts';
import { migrate } from '#platform/database/migrate.ts';
import { assertReachable } from '#platform/database/reach.ts';
import { assertSafeDatabase, currentRole, grantApplicationRole } from '#platform/database/roles.ts';
import { openFiles } from '#platform/files.ts';
import { migrateJobs } from '#platform/jobs.ts';
import { startLiveUpdates } from '#platform/live/live-updates.ts';
import { makePasswords } from '#platform/passwords.ts';
import { makePictures } from '#platform/pictures.ts';
import { readSecretKeys } from '#platform/secret-key.ts';
import { makeSecrets } from '#platform/secrets.ts';
import type { Services } from '#platform/services.ts';
import { makeTurns } from '#platform/turns.ts';
import { emptyIncoming } from '#platform/uploads.ts';
import { startWorkerProcess } from '#platform/worker-process.ts';
import { buildApp } from './app.ts';
import { routes } from './routes.ts';

export interface RunningServer {
  app: FastifyInstance;
  services: Services;
  /** Answers what is under way, then ends worker, connections and the embedded database. */
  stop(): Promise<void>;
}

/** More statements at a time than the processors can work on only wait for each other, and each takes longer. */
const connections = Math.min(20, Math.max(8, 4 * availableParallelism()));
/** The embedded database works on the same processors as we do. */
const readsBesideUs = availableParallelism() + 1;

/**
 * Config -> data folder -> database -> worker -> listening. What was started is stopped again when a later step fails.
 * @throws ConfigError where a person must change something
 */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const dataDir = await openDataDir(config.dataDir);
    const lock = await lockDataDir(dataDir.path);
    undo.push(() => lock.release());
    await emptyIncoming(config);
    const secretKeys = await readSecretKeys(config.secretKeys, dataDir.secretKeyFile);

    if (config.database) {
      await assertReachable(config.database.ownerUrl, 'DATABASE_OWNER_URL');
      await assertReachable(config.database.appUrl, 'DATABASE_URL');
    }
    const { appUrl, ownerUrl, prepare } = config.database ?? { ...(await startEmbedded()), prepare: true };
    const pool = openPool(appUrl, {
      max: connections,
      applicationName: 'sokoni',
      log,
      prepare,
    });
    undo.push(() => pool.end());
    await migrate({ ownerUrl, folder: inServer('migrations'), log });
    await migrateJobs(ownerUrl, log);
    await grantApplicationRole({ ownerUrl, appRole: await currentRole(pool) });
    await assertSafeDatabase(pool);

    const worker = startWorkerProcess({
      entry: inServer(import.meta.url.endsWith('.ts') ? 'src/worker.ts' : 'dist/worker.js'),
      start: { config, appUrl, ownerUrl, secretKeys },
      log,
    });
    undo.push(() => worker.stop());
    const secrets = makeSecrets(secretKeys);
    const clock = () => new Date();
    const live = startLiveUpdates({ pool, ownerUrl, clock, log });
    undo.push(() => live.stop());
    const services: Services = {
      config,
      pool,
      reading: makeTurns(config.database ? connections : readsBesideUs),
      log,
      secrets,
      clock,
      live,
      passwords: makePasswords(secrets),
      files: await openFiles(config, log),
      pictures: makePictures(worker.decodePicture),
    };
    const app = await buildApp(
      services,
      routes,
      fileURLToPath(new URL('../../console/dist', import.meta.url)),
    );
    undo.push(() => app.close());
    await app.listen({ host: config.host, port: config.port });
    return { app, services, stop };

    async function startEmbedded() {
      const cluster = await startCluster({ dataDir: dataDir.path, log });
      undo.push(() => cluster.stop());
      return cluster;
    }
  } catch (error) {
    await stop();
    throw error;
  }
}

function inServer(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
