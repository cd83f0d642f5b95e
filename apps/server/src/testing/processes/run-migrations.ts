import { silentLog } from '#core/database/access/log.ts';
import { migrate } from '#core/database/upkeep/migrate.ts';

// Migrates as a server does at its start: ownerUrl, folder.
const [, , ownerUrl = '', folder = ''] = process.argv;
process.stdout.write('ready\n');
const applied: string[] = [];
await migrate({
  ownerUrl,
  folder,
  log: { ...silentLog, info: (fields) => void applied.push((fields as { migration: string }).migration) },
});
process.stdout.write(`applied ${applied.join(' ')}\n`);
