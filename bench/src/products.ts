import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { call, newMerchant, newStore } from '@sokoni/e2e/api';
import { embeddedDatabase } from '@sokoni/e2e/embedded-database';
import { dispose, startServer } from '@sokoni/e2e/server-process';
import { query } from '@sokoni/server/testing/query';
import autocannon from 'autocannon';
import { report } from './report.ts';
import { seedNeighbours, seedProducts } from './seed-products.ts';
import { statementsDuring } from './statements.ts';

// The product list of a store with 100,000 products among 200 others: p95 at concurrency 16 under 50 ms, at most 1.5 times
// the figure of a store with 10,000, and at least 60 % of the same statements through bare pg. Totals in under 200 ms.
const connections = 16;
const seconds = 4;
const p95Ms = 50;
const mostGrowth = 1.5;
const least = 0.6;
const totalMs = 200;

const lists: Record<string, string> = {
  'first page': '',
  'page 1,000': 'page=1000',
  'by price': 'sort=price',
  'by price, page 1,000': 'sort=-price&page=1000',
  'by stock': 'sort=stock',
  'by stock, page 1,000': 'sort=stock&page=1000',
  'by change': 'sort=-updated',
  'active ones': 'status=active',
  'of a brand': 'brand=Brand+7',
  'with a tag': 'tag=tag+7',
  'out of stock': 'stock=out',
  'low, by price': 'stock=low&sort=price',
  'part of a word, many': 'search=ric',
  'part of a word, few': 'search=linen+44',
  'an SKU': 'search=SK-777-1',
  'a barcode': 'search=2000000003001',
};

const server = await startServer();
try {
  const loopback = server.url.replace('localhost', '127.0.0.1');
  const { token } = await newMerchant(server.url);
  const large = await newStore(server.url, token);
  const small = await newStore(server.url, token);
  const { superUrl, appUrl } = await embeddedDatabase(server.dataDir);
  await seedProducts(superUrl, large.id, 100_000);
  await seedProducts(superUrl, small.id, 10_000);
  await seedNeighbours(superUrl, small.id, 200, 500);
  await query(superUrl, 'vacuum analyze');

  const path = (storeId: string, filter: string) => `/marketplace/v1/stores/${storeId}/products?${filter}`;
  const statements: Record<string, Awaited<ReturnType<typeof statementsDuring>>> = {};
  for (const filter of Object.values(lists)) {
    statements[path(large.id, filter)] = await statementsDuring(superUrl, server.dataDir, async () => {
      const answer = await call(server.url, 'GET /marketplace/v1/stores/{id}/products', {
        token,
        params: { id: large.id },
        query: Object.fromEntries(new URLSearchParams(filter)),
      });
      if (answer.status !== 200) throw new Error(answer.message);
    });
  }
  const bare = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), [appUrl], {
    execArgv: ['--import', 'tsx'],
  });
  bare.send(statements);
  const [port] = (await once(bare, 'message')) as [number];

  for (const [name, filter] of Object.entries(lists)) {
    const few = await fire(`${loopback}${path(small.id, filter)}`, token);
    const many = await fire(`${loopback}${path(large.id, filter)}`, token);
    const plain = await fire(`http://127.0.0.1:${port}${path(large.id, filter)}`, token);
    const growth = many.p95 / Math.max(few.p95, 1);
    const ratio = many.rate / plain.rate;
    const started = performance.now();
    await call(server.url, 'GET /marketplace/v1/stores/{id}/products/total', {
      token,
      params: { id: large.id },
      query: Object.fromEntries(
        [...new URLSearchParams(filter)].filter(([key]) => key !== 'page' && key !== 'sort'),
      ),
    });
    const counted = performance.now() - started;
    report(`products: ${name}`, {
      p95: `${many.p95} ms, ${few.p95} ms at 10,000: ${growth.toFixed(2)} times`,
      bare: `${Math.round(many.rate)} of ${Math.round(plain.rate)} requests/s: ${ratio.toFixed(2)}`,
      total: `${Math.round(counted)} ms`,
      limit: `p95 ${p95Ms} ms, ${mostGrowth} times, ${least}, total ${totalMs} ms`,
      holds: many.p95 < p95Ms && growth <= mostGrowth && ratio >= least && counted < totalMs,
    });
  }
  bare.disconnect();
} finally {
  await dispose(server);
}

async function fire(url: string, token: string): Promise<{ rate: number; p95: number }> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: {
      authorization: `Bearer ${token}`,
      'x-client-id': 'sokoni-console',
      'x-timezone': 'Africa/Lagos',
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed`);
  return { rate: result.requests.average, p95: result.latency.p97_5 };
}
