import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataDir } from '#core/config/data-dir.ts';
import { silentLog } from '#core/database/access/log.ts';
import { type Cluster, startCluster } from '#embedded/cluster.ts';
import { placeCluster } from '#embedded/cluster-location.ts';

/** Waits for the end of its standard input, which comes however our process ends, and then clears up after it. */
const CARETAKER = `cat >/dev/null
read -r pid <"$1/cluster/postmaster.pid" && kill -QUIT "$pid"
for turn in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$pid" && sleep 0.1; done
rm -rf "$2"`;

/**
 * A PostgreSQL for tests below the system's temporary folder. It does not wait for the disk, and it is gone after
 * `stop`, after a failed run and after a kill -9 of the run.
 */
export async function startThrowAwayCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'sokoni-test-'));
  await chmod(folder, 0o711);
  const { path } = await openDataDir(folder);
  const { home } = await placeCluster(path);
  const caretaker = spawn('/bin/sh', ['-c', CARETAKER, 'sh', home, path], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  caretaker.unref();
  const cluster = await startCluster({ dataDir: path, log: silentLog, fsync: false });
  return {
    ...cluster,
    async stop() {
      await cluster.stop();
      await rm(path, { recursive: true, force: true });
      caretaker.stdin.end();
    },
  };
}
