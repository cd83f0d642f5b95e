import { stat } from 'node:fs/promises';
import { writeBackup } from '#platform/backup/write-backup.ts';
import { readConfig } from '#platform/config.ts';
import { ConfigError } from '#platform/config-error.ts';
import { openDataDir } from '#platform/data-dir.ts';
import { openFiles } from '#platform/files.ts';
import { readSecretKeys } from '#platform/secret-key.ts';
import { fileArgument, runTool, terminalLog, withOwner } from './platform.ts';

// npm run backup -- <file>: the whole platform in one file, while it runs or while it rests.
await runTool(async () => {
  const file = fileArgument('backup');
  const config = readConfig(process.env);
  if (!(await stat(config.dataDir).catch(() => null)) && !config.database) {
    throw new ConfigError(`There is no platform in ${config.dataDir}: set DATA_DIR to the folder of one.`);
  }
  const dataDir = await openDataDir(config.dataDir);
  const secretKeys = await readSecretKeys(config.secretKeys, dataDir.secretKeyFile);
  const files = await openFiles(config, terminalLog);
  const { tables, rows, uploads } = await withOwner(config, dataDir, (ownerUrl) =>
    writeBackup({ ownerUrl, secretKeys, files, file, now: new Date() }),
  );
  return `${file}: ${tables} tables, ${rows} rows, ${uploads} uploads. It holds the secret key: keep it where nobody else reads.`;
});
