import type { Logger } from 'pino';
import type { WholeConfig } from './core/config/config.ts';
import { openDataDir } from './core/config/data-dir.ts';
import { lockDataDir } from './core/config/data-dir-lock.ts';
import { readSecretKeys } from './core/config/secret-key.ts';
import { inServer } from './core/in-server.ts';
import { startWebProcess } from './core/processes/web-process.ts';
import { startWorkerProcess, type WorkerProcess } from './core/processes/worker-process.ts';
import type { OpenDatabase } from './open-database.ts';

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
  let opened: OpenDatabase | undefined;
  let worker: WorkerProcess | undefined;
  const stop = async () => {
    // Calls under way need pictures and the database.
    await web.stop();
    await worker?.stop();
    await opened?.close();
    await lock.release();
  };
  try {
    const secretKeys = await readSecretKeys(config.secretKeys, dataDir.secretKeyFile);
    // Not before that process has begun: what this brings takes as long to load as the database to start.
    const { openDatabase } = await import('./open-database.ts');
    opened = await openDatabase(database, { dataDir: dataDir.path, log });
    const { appUrl, ownerUrl, prepare } = opened;
    worker = startWorkerProcess({
      entry: moduleOf('worker'),
      start: { config, appUrl, prepare, ownerUrl, secretKeys },
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
}

function moduleOf(name: string): string {
  return inServer(import.meta.url.endsWith('.ts') ? `src/${name}.ts` : `dist/${name}.js`);
}
