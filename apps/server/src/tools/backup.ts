import { writeBackup } from '#platform/backup/write-backup.ts';
import { readConfig } from '#platform/config.ts';
import { openFiles } from '#platform/files.ts';
import { readSecretKeys } from '#platform/secret-key.ts';
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
