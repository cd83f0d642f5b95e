import { resolve } from 'node:path';
import type { WholeConfig } from '#core/config/config.ts';
import { ConfigError } from '#core/config/config-error.ts';
import { type DataDir, openDataDir } from '#core/config/data-dir.ts';
import { lockDataDir } from '#core/config/data-dir-lock.ts';
import type { Log } from '#core/database/access/log.ts';
import { assertReachable } from '#core/database/access/reach.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { isEmptyDatabase } from '#embedded/backup/copy-in.ts';
import { startCluster, urlsAt } from '#embedded/cluster.ts';
import { hasCluster, placeCluster, socketFolderOf } from '#embedded/cluster-location.ts';

/** Tells warnings and errors to the person at the terminal, and nothing else. */
export const terminalLog: Log = {
  info: () => {},
  warn: (_, message) => void process.stderr.write(`${message}\n`),
  error: (fields, message) =>
    void process.stderr.write(
      'err' in fields && fields.err instanceof Error ? `${message}: ${fields.err.message}\n` : `${message}\n`,
    ),
};

/** The file that was named on the command line, from where the person stands: npm changes into the package's folder. */
export function fileArgument(tool: string): string {
  const [, , file] = process.argv;
  if (!file) throw new ConfigError(`No file is named: run npm run ${tool} -- <file>.`);
  return resolve(process.env.INIT_CWD ?? '', file);
}

/** Runs a tool to its end: what a person must change is one sentence, anything else is shown whole. */
export async function runTool(tool: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await tool()}\n`);
  } catch (error) {
    process.stderr.write(`${isSentence(error) ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}

function isSentence(error: unknown): error is Error {
  return error instanceof ConfigError || error instanceof DomainError;
}

/** Runs `work` on a platform that is there, running or not. */
export async function withPlatform<T>(
  config: WholeConfig,
  work: (ownerUrl: string, dataDir: DataDir) => Promise<T>,
): Promise<T> {
  if (!config.database && !(await hasCluster(config.dataDir))) throw noPlatform(config);
  const dataDir = await openDataDir(config.dataDir);
  const running = config.database ? null : await urlOfRunning(dataDir);
  const checked = async (ownerUrl: string) => {
    if (await isEmptyDatabase(ownerUrl)) throw noPlatform(config);
    return work(ownerUrl, dataDir);
  };
  return running ? checked(running) : withOwner(config, dataDir, checked);
}

/** The embedded database of the server that holds DATA_DIR; null when none does. */
async function urlOfRunning({ path }: DataDir): Promise<string | null> {
  try {
    await (await lockDataDir(path)).release();
    return null;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { home } = await placeCluster(path);
    return urlsAt(await socketFolderOf(home)).ownerUrl;
  }
}

function noPlatform({ database, dataDir }: WholeConfig): ConfigError {
  return new ConfigError(
    database
      ? 'There is no platform in the database of DATABASE_OWNER_URL: name the database of one.'
      : `There is no platform in ${dataDir}: set DATA_DIR to the folder of one.`,
  );
}

/**
 * Runs `work` with a connection as the owner role: to DATABASE_OWNER_URL, or to an embedded database that is started
 * for it. Errors: ConfigError when a server holds DATA_DIR.
 */
export async function withOwner<T>(
  config: WholeConfig,
  dataDir: DataDir,
  work: (ownerUrl: string) => Promise<T>,
): Promise<T> {
  if (config.database) {
    await assertReachable(config.database.ownerUrl, 'DATABASE_OWNER_URL');
    return work(config.database.ownerUrl);
  }
  const lock = await lockDataDir(dataDir.path);
  try {
    const cluster = await startCluster({ dataDir: dataDir.path, log: terminalLog });
    try {
      return await work(cluster.ownerUrl);
    } finally {
      await cluster.stop();
    }
  } finally {
    await lock.release();
  }
}
