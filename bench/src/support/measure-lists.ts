import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CrowdedStore, CrowdedStores } from './crowded-stores.ts';
import { fire } from './fire.ts';
import { middleTime, quantile } from './middle-time.ts';
import { report } from './report.ts';
import { type Statement, statementsDuring } from './statements.ts';
import { hostTicks, stolenSince } from './stolen-time.ts';

/** A machine is quicker at one moment than at the next: what is compared takes turns of a second. */
const turns = 5;
const p95Ms = 50;
const mostGrowth = 1.5;
const least = 0.6;

/** Paths inside a store; `{place}` and the like stand for what a store has of its own. */
export interface List {
  rows: string;
  /** Where the total stands that is fetched beside the rows; absent where it comes with them or there is none. */
  total?: string;
}

interface ListOptions {
  /** The most that a total takes. */
  totalMs?: number;
  /** What stands in the place of `{name}` in the paths of a store. */
  fill?: (store: CrowdedStore) => Promise<Record<string, string>>;
}

/**
 * Lists of a large store among 200 others: p95 at concurrency 16 under 50 ms, at most 1.5 times the figure of a small store,
 * and at least 60 % of the same statements through bare pg. Totals in under 200 ms.
 */
export async function measureLists(
  stores: CrowdedStores,
  lists: Record<string, List>,
  { totalMs = 200, fill = async ({ place }) => ({ place }) }: ListOptions = {},
): Promise<void> {
  const { server, token, superUrl, appUrl, large, small } = stores;
  const loopback = server.url.replace('localhost', '127.0.0.1');
  const headers = {
    authorization: `Bearer ${token}`,
    'x-client-id': 'sokoni-console',
    'x-timezone': 'Africa/Lagos',
  };
  const filled = new Map([
    [large, await fill(large)],
    [small, await fill(small)],
  ]);
  const path = (store: CrowdedStore, list: string) =>
    `/marketplace/v1/stores/${store.id}/${list.replaceAll(/\{(\w+)\}/g, (_, name) => filled.get(store)?.[name] ?? '')}`;
  const read = async (list: string) => {
    const answer = await fetch(loopback + path(large, list), { headers });
    if (!answer.ok) throw new Error(`${list}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
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
    const before = await hostTicks();
    const [few, many, plain] = await inTurns(headers, [
      loopback + path(small, rows),
      loopback + path(large, rows),
      `http://127.0.0.1:${port}${path(large, rows)}`,
    ]);
    if (!few || !many || !plain) throw new Error('Three servers were measured');
    const growth = many.p95 / Math.max(few.p95, 1);
    const ratio = many.rate / plain.rate;
    const counted = total ? await middleTime(() => read(total)) : 0;
    report(name, {
      p95: `${many.p95} ms, ${few.p95} ms in the small store: ${growth.toFixed(2)} times`,
      bare: `${Math.round(many.rate)} of ${Math.round(plain.rate)} requests/s: ${ratio.toFixed(2)}`,
      total: total ? `${Math.round(counted)} ms` : 'with the rows',
      'taken by the host': await stolenSince(before),
      limit: `p95 ${p95Ms} ms, ${mostGrowth} times, ${least}, total ${totalMs} ms`,
      holds: many.p95 < p95Ms && growth <= mostGrowth && ratio >= least && counted < totalMs,
    });
  }
  bare.disconnect();
}

interface Fired {
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  p95: number;
}

/** What each address answers once it is warm: the middle one of its turns, so that a second that the host takes decides nothing. */
async function inTurns(headers: Record<string, string>, urls: readonly string[]): Promise<Fired[]> {
  for (const url of urls) await fire(url, headers);
  const fired: Fired[][] = urls.map(() => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, url] of urls.entries()) {
      const times = await fire(url, headers);
      fired[index]?.push({ rate: times.length, p95: quantile(times, 0.95) });
    }
  }
  const middle = (of: readonly Fired[], figure: keyof Fired) =>
    quantile(
      of.map((turn) => turn[figure]),
      0.5,
    );
  return fired.map((of) => ({ rate: middle(of, 'rate'), p95: Math.round(middle(of, 'p95')) }));
}
