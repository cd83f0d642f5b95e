import { openDataDir } from '#core/config/data-dir.ts';
import { silentLog } from '#core/database/access/log.ts';
import { startCluster } from '#embedded/cluster.ts';

// Runs the embedded database of the folder it is told, as a server does, until it is killed.
const [, , folder = ''] = process.argv;
const { path } = await openDataDir(folder);
const cluster = await startCluster({ dataDir: path, log: silentLog });
process.stdout.write(`${cluster.superUrl}\n`);
setInterval(() => {}, 60_000);
