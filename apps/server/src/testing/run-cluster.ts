import { openDataDir } from '#platform/data-dir.ts';
import { startCluster } from '#platform/database/cluster.ts';
import { silentLog } from '#platform/database/log.ts';

// Runs the embedded database of the folder it is told, as a server does, until it is killed.
const [, , folder = ''] = process.argv;
const { path } = await openDataDir(folder);
const cluster = await startCluster({ dataDir: path, log: silentLog });
process.stdout.write(`${cluster.superUrl}\n`);
setInterval(() => {}, 60_000);
