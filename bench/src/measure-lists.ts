import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { CrowdedStore, CrowdedStores } from './crowded-stores.ts';
import { report } from './report.ts';
import { type Statement, statementsDuring } from './statements.ts';

const connections = 16;
const seconds = 4;
const p95Ms = 50;
const mostGrowth = 1.5;
const least = 0.6;
const totalMs = 200;

/** Paths inside a store; `{place}` stands for one of its places. */
export interface List {
  rows: string;
  /** Where the total stands that is fetched beside the rows; absent where it comes with them or there is none. */
  total?: string;
}

/**
 * Lists of a store with 100,000 products among 200 others: p95 at concurrency 16 under 50 ms, at most 1.5 times the figure of a
 * store with 10,000, and at least 60 % of the same statements through bare pg. Totals in under 200 ms.
 */
export async function measureLists(stores: CrowdedStores, lists: Record<string, List>): Promise<void> {
  const { server, token, superUrl, appUrl, large, small } = stores;
  const loopback = server.url.replace('localhost', '127.0.0.1');
  const headers = {
    authorization: `Bearer ${token}`,
    'x-client-id': 'sokoni-console',
    'x-timezone': 'Africa/Lagos',
  };
  const path = ({ id, place }: CrowdedStore, list: string) =>
    `/marketplace/v1/stores/${id}/${list.replaceAll('{place}', place)}`;
  const read = async (list: string) => {
    const answer = await fetch(loopback + path(large, list), { headers });
    if (!answer.ok) throw new Error(`${list}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const fire = (from: string, asked: string) => firing(from + asked, headers);

  const statements: Record<string, Statement[]> = {};
  for (const { rows } of Object.values(lists)) {
    statements[path(large, rows)] = await statementsDuring(superUrl, server.dataDir, () => read(rows));
  }
  const bare = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), [appUrl], {
    execArgv: ['--import', 'tsx'],
  });
  bare.send(statements);
  const [port] = (await once(bare, 'message')) as [number];

  for (const [name, { rows, total }] of Object.entries(lists)) {
    const few = await fire(loopback, path(small, rows));
    const many = await fire(loopback, path(large, rows));
    const plain = await fire(`http://127.0.0.1:${port}`, path(large, rows));
    const growth = many.p95 / Math.max(few.p95, 1);
    const ratio = many.rate / plain.rate;
    const started = performance.now();
    if (total) await read(total);
    const counted = performance.now() - started;
    report(name, {
      p95: `${many.p95} ms, ${few.p95} ms at 10,000: ${growth.toFixed(2)} times`,
      bare: `${Math.round(many.rate)} of ${Math.round(plain.rate)} requests/s: ${ratio.toFixed(2)}`,
      total: total ? `${Math.round(counted)} ms` : 'with the rows',
      limit: `p95 ${p95Ms} ms, ${mostGrowth} times, ${least}, total ${totalMs} ms`,
      holds: many.p95 < p95Ms && growth <= mostGrowth && ratio >= least && counted < totalMs,
    });
  }
  bare.disconnect();
}

/** What a server answers once it is warm. */
async function firing(url: string, headers: Record<string, string>): Promise<{ rate: number; p95: number }> {
  await autocannon({ url, connections, duration: 1, headers });
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ url, connections, duration: seconds, headers }, (error, measured) =>
      error ? reject(error) : resolve(measured),
    );
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed`);
  times.sort((a, b) => a - b);
  return { rate: result.requests.average, p95: Math.round(times[Math.floor(times.length * 0.95)] ?? 0) };
}
