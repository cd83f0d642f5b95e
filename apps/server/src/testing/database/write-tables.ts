import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { silentLog } from '#core/database/access/log.ts';
import { migrate } from '#core/database/upkeep/migrate.ts';
import { generateTables } from './generate-tables.ts';
import { startThrowAwayCluster } from './temporary-cluster.ts';

// npm run tables: writes core/database/tables.ts from the schema files.
const inServer = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const { ownerUrl, stop } = await startThrowAwayCluster();
try {
  await migrate({ ownerUrl, folder: inServer('migrations'), log: silentLog });
  await writeFile(inServer('src/core/database/tables.ts'), await generateTables(ownerUrl));
} finally {
  await stop();
}
