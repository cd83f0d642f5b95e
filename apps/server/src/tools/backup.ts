import { stat } from 'node:fs/promises';
import { writeBackup } from '#platform/backup/write-backup.ts';
import { readConfig } from '#platform/config.ts';
import { ConfigError } from '#platform/config-error.ts';
import { openDataDir } from '#platform/data-dir.ts';
import { readSecretKeys } from '#platform/secret-key.ts';
import { fileArgument, runTool, withOwner } from './platform.ts';

// npm run backup -- <file>: the whole platform in one file, while it runs or while it rests.
await runTool(async () => {
  const file = fileArgument('backup');
  const config = readConfig(process.env);
  if (!(await stat(config.dataDir).catch(() => null)) && !config.database) {
    throw new ConfigError(`There is no platform in ${config.dataDir}: set DATA_DIR to the folder of one.`);
  }
  const dataDir = await openDataDir(config.dataDir);
  const secretKeys = await readSecretKeys(config.secretKeys, dataDir.secretKeyFile);
  const { tables, rows, uploads } = await withOwner(config, dataDir, (ownerUrl) =>
    writeBackup({ ownerUrl, secretKeys, uploads: config.s3 ? null : dataDir.uploads, file, now: new Date() }),
  );
  const pictures = config.s3 ? `uploads stay in the bucket ${config.s3.bucket}` : `${uploads} uploads`;
  return `${file}: ${tables} tables, ${rows} rows, ${pictures}. It holds the secret key: keep it where nobody else reads.`;
});
