import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from '#core/config/config.ts';
import { ConfigError } from '#core/config/config-error.ts';
import { openDataDir } from '#core/config/data-dir.ts';
import { keepSecretKey } from '#core/config/secret-key.ts';
import { openFiles } from '#core/files/files.ts';
import { isEmptyDatabase } from '#embedded/backup/copy-in.ts';
import { restoreBackup } from '#embedded/backup/restore-backup.ts';
import { fileArgument, runTool, terminalLog, withOwner } from './platform.ts';

// npm run restore -- <file>: brings a platform back into an empty DATA_DIR and, with DATABASE_URL, an empty database.
await runTool(async () => {
  const file = fileArgument('restore');
  const config = readConfig(process.env);
  await refuseFullFolder(config.dataDir);
  const dataDir = await openDataDir(config.dataDir);
  const files = await openFiles(config, terminalLog);
  try {
    const { tables, rows, uploads } = await withOwner(config, dataDir, async (ownerUrl) => {
      if (!(await isEmptyDatabase(ownerUrl))) {
        throw new ConfigError('The database of DATABASE_OWNER_URL is not empty: name an empty one.');
      }
      return restoreBackup({
        file,
        ownerUrl,
        migrations: fileURLToPath(new URL('../../migrations', import.meta.url)),
        log: terminalLog,
        takeSecretKeys: (keys) => takeSecretKeys(config, keys, dataDir.secretKeyFile),
        files,
      });
    });
    const places = [
      config.database ? 'the database' : dataDir.path,
      ...(config.s3 ? [`the bucket ${config.s3.bucket}`] : []),
    ];
    return `${file}: ${tables} tables, ${rows} rows and ${uploads} uploads are back in ${places.join(' and ')}.`;
  } catch (error) {
    // Nothing was here before: a restore that failed leaves nothing behind that the next one would refuse.
    for (const name of await readdir(dataDir.path))
      await rm(join(dataDir.path, name), { recursive: true, force: true });
    throw error;
  }
});

async function refuseFullFolder(path: string): Promise<void> {
  const names = await readdir(path).catch(() => []);
  if (names.length === 0) return;
  throw new ConfigError(
    `DATA_DIR ${path} is not empty: set DATA_DIR to a new folder, or move what is there away.`,
  );
}

/** With SECRET_KEY set the platform will run on that one: if it is another, every password and session is lost. */
async function takeSecretKeys(config: Config, keys: readonly string[], keyFile: string): Promise<void> {
  if (!config.secretKeys) return keepSecretKey(keys.join(','), keyFile);
  if (keys.every((key) => config.secretKeys?.includes(key))) return;
  throw new ConfigError(
    'SECRET_KEY is not the one of the backup: set it to what the file secret-key inside the backup holds (tar -xzOf <file> secret-key).',
  );
}
