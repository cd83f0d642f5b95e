import { readConfig } from '#core/config/config.ts';
import { readSecretKeys } from '#core/config/secret-key.ts';
import { openFiles } from '#core/files/files.ts';
import { writeBackup } from '#embedded/backup/write-backup.ts';
import { fileArgument, runTool, terminalLog, withPlatform } from './platform.ts';

// npm run backup -- <file>: the whole platform in one file, while it runs or while it rests.
await runTool(async () => {
  const file = fileArgument('backup');
  const config = readConfig(process.env);
  const { tables, rows, uploads } = await withPlatform(config, async (ownerUrl, { secretKeyFile }) => {
    const secretKeys = await readSecretKeys(config.secretKeys, secretKeyFile);
    const files = await openFiles(config, terminalLog);
    return writeBackup({ ownerUrl, secretKeys, files, file, now: new Date() });
  });
  return `${file}: ${tables} tables, ${rows} rows, ${uploads} uploads. It holds the secret key: keep it where nobody else reads.`;
});
