import { type Answer, call } from '@sokoni/e2e/support/server/api';
import { query } from '@sokoni/server/testing/database/query';
import autocannon from 'autocannon';
import pg from 'pg';
import type { CrowdedStores } from './crowded-stores.ts';
import { quantile } from './middle-time.ts';
import { replay } from './replay-statements.ts';
import { report } from './report.ts';
import { type Statement, statementsDuring } from './statements.ts';
import { hostTicks, stolenSince } from './stolen-time.ts';

const sellers = 8;
/** These warm up and count for nothing: after thousands of sales the code has been compiled and each connection has its plans. */
const firstTurns = 4;
const turns = 5;
const turnMs = 4_000;
const leastRate = 200;
const least = 0.6;

interface Item {
  id: string;
  product_id: string;
  price: string;
}

/**
 * Sales of three lines that are paid and fulfilled at once, by eight sellers at a time: at least 200 a second, and at least
 * 60 % of the same statements through bare pg. Each seller sells items of their own.
 */
export async function measurePlacing(stores: CrowdedStores, userId: string): Promise<void> {
  const { server, token, superUrl, appUrl, large } = stores;
  const items = await query<Item>(
    superUrl,
    'select id, product_id, price from app.variants where store_id = $1 and active limit $2',
    [large.id, sellers * 3],
  );
  const [location] = await query<{ id: string }>(
    superUrl,
    'select id from app.locations where store_id = $1 order by position, created_at limit 1',
    [large.id],
  );
  const sets = Array.from({ length: sellers }, (_, seller) => items.slice(seller * 3, seller * 3 + 3));
  const saleOf = (set: readonly Item[]) => ({
    channel: 'in_person' as const,
    lines: set.map(({ id }) => ({ variant_id: id, quantity: 1 })),
    settlement: {
      payment_type: 'instant' as const,
      payments: [{ method: 'cash' as const, amount: set.reduce((sum, { price }) => sum + Number(price), 0) }],
      fulfilled: true,
    },
  });
  const sell = async (set: readonly Item[]) => {
    const params = { id: large.id };
    placed(
      await call(server.url, 'POST /marketplace/v1/stores/{id}/orders', { token, params, body: saleOf(set) }),
    );
  };
  const captured: Statement[][] = [];
  for (const set of sets) captured.push(await statementsDuring(superUrl, server.dataDir, () => sell(set)));
  const ids = new Set([
    large.id,
    userId,
    location?.id ?? '',
    ...items.flatMap(({ id, product_id }) => [id, product_id]),
  ]);
  const clients = await Promise.all(
    sets.map(async () => {
      const client = new pg.Client({ connectionString: appUrl });
      await client.connect();
      return client;
    }),
  );
  const path = `/marketplace/v1/stores/${large.id}/orders`;
  const sales = () => rateOfSales(`${server.url}${path}`, token, sets.map(saleOf));
  const replays = () =>
    rateOf(async (seller) => {
      const [client, statements] = [clients[seller], captured[seller]];
      if (client && statements) await replay(client, statements, ids);
    });
  // One after the other: what a sale leaves to be folded into the figures is work of its own side.
  const before = await hostTicks();
  const rate = await rateOfTurns(sales);
  const stolen = await stolenSince(before);
  const plain = await rateOfTurns(replays);
  await Promise.all(clients.map((client) => client.end()));
  report(`placing an order of three lines, ${sellers} at a time`, {
    ours: `${Math.round(rate)} a second`,
    bare: `${Math.round(plain)} a second (${captured[0]?.length} statements)`,
    ratio: (rate / plain).toFixed(2),
    'taken by the host from ours': stolen,
    limit: `${leastRate} a second, ${least}`,
    holds: rate >= leastRate && rate / plain >= least,
  });
}

function placed({ status, message, data }: Answer<{ number: string | null }>): void {
  if (status !== 200 || data.number === null) throw new Error(message);
}

/** How many sales a second are made over HTTP by so many sellers, each of whom makes one of the sales again and again. */
async function rateOfSales(url: string, token: string, sales: readonly object[]): Promise<number> {
  const bodies = sales.map((sale) => JSON.stringify(sale));
  let next = 0;
  const result = await autocannon({
    url: url.replace('localhost', '127.0.0.1'),
    method: 'POST',
    connections: sales.length,
    duration: turnMs / 1000,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-client-id': 'sokoni-console',
      'x-timezone': 'Africa/Lagos',
    },
    setupClient: (client) => {
      client.setBody(bodies[next] ?? '');
      next += 1;
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} sales failed`);
  return result['2xx'] / result.duration;
}

/** How often a second the work of each seller is done, all of them at it. */
async function rateOf(work: (seller: number) => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: sellers }, async (_, seller) => {
      while (performance.now() - startedAt < turnMs) {
        await work(seller);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - startedAt) / 1000);
}

/** The middle one of the turns that count. */
async function rateOfTurns(turn: () => Promise<number>): Promise<number> {
  const rates: number[] = [];
  for (let count = -firstTurns; count < turns; count += 1) {
    const rate = await turn();
    if (count >= 0) rates.push(rate);
  }
  return quantile(rates, 0.5);
}
