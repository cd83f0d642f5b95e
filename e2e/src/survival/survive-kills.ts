import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { query } from '@sokoni/server/testing/database/query';
import { call, newMerchant } from '#support/server/api.ts';
import { embeddedDatabase } from '#support/server/embedded-database.ts';
import { isRunning, servingPid } from '#support/server/processes.ts';
import { freePort, type ServerProcess, startServer } from '#support/server/server-process.ts';

export interface Survival {
  acknowledged: number;
  lost: number;
  /** From each kill to a green `/readyz`, milliseconds. */
  recoveries: number[];
}

const writers = 4;

/**
 * Writes from several clients at once while the server, its database and its web process are killed in turns, and then
 * counts: each acknowledged write left its audit row, or it was lost.
 */
export async function surviveKills(options: { writes: number; kills: number }): Promise<Survival> {
  const port = await freePort();
  let server = await startServer({ port });
  const { url, dataDir } = server;
  const everyWrites = Math.floor(options.writes / options.kills);
  const acknowledged: string[] = [];
  const recoveries: number[] = [];
  let down: Promise<void> | undefined;
  let killed = 0;

  const merchants = await Promise.all(Array.from({ length: writers }, () => newMerchant(url)));
  await Promise.all(merchants.map((merchant) => write(merchant.token)));
  while (down) await down;

  const { superUrl } = await embeddedDatabase(dataDir);
  const kept = await query<{ request_id: string }>(superUrl, 'select request_id from app.audit_log');
  const keptIds = new Set(kept.map((row) => row.request_id));
  const lost = acknowledged.filter((id) => !keptIds.has(id)).length;
  await server.stop();
  return { acknowledged: acknowledged.length, lost, recoveries };

  async function write(token: string): Promise<void> {
    for (let count = 0; acknowledged.length < options.writes; count += 1) {
      const body = { first_name: `Amina ${count}`, last_name: 'Bello', phone: '' };
      const answer = await call(url, 'PUT /accounts/api/v1/users/me', { token, body }).catch(() => null);
      if (answer?.status === 200) {
        acknowledged.push(answer.headers.get('x-request-id') ?? '');
        if (acknowledged.length >= (killed + 1) * everyWrites && killed < options.kills) down ??= killOne();
      } else {
        await down;
      }
    }
  }

  async function killOne(): Promise<void> {
    killed += 1;
    const startedAt = performance.now();
    if (killed % 3 === 1) server = await killServer(server, port);
    else if (killed % 3 === 2) await killDatabase(dataDir);
    else await killWeb(port);
    await ready(url);
    recoveries.push(performance.now() - startedAt);
    down = undefined;
  }
}

async function killServer(server: ServerProcess, port: number): Promise<ServerProcess> {
  await server.kill();
  return startServer({ port, dataDir: server.dataDir });
}

/** Its connections live on for a moment: the database is down only when another process has taken its place. */
async function killDatabase(dataDir: string): Promise<void> {
  const { clusterFolder } = await embeddedDatabase(dataDir);
  const pidFile = join(clusterFolder, 'postmaster.pid');
  const pid = await postmasterPid(pidFile);
  if (pid === null) throw new Error('The database does not run');
  process.kill(pid, 'SIGKILL');
  for (;;) {
    const now = await postmasterPid(pidFile);
    if (now !== null && now !== pid) return;
    await new Promise((again) => setTimeout(again, 5));
  }
}

/** The parent starts another one. */
async function killWeb(port: number): Promise<void> {
  const pid = servingPid(port);
  if (pid === null) throw new Error('Nobody serves');
  process.kill(pid, 'SIGKILL');
  while (isRunning(pid)) await new Promise((again) => setTimeout(again, 5));
}

async function postmasterPid(pidFile: string): Promise<number | null> {
  const [pid] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  return pid ? Number(pid) : null;
}

async function ready(url: string): Promise<void> {
  for (;;) {
    const ok = await fetch(`${url.replace('localhost', '127.0.0.1')}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((again) => setTimeout(again, 20));
  }
}
