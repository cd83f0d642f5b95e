import { newMerchant, newStore } from '@sokoni/e2e/support/server/api';
import { embeddedDatabase } from '@sokoni/e2e/support/server/embedded-database';
import { dispose, startServer } from '@sokoni/e2e/support/server/server-process';
import { fire } from './support/fire.ts';
import { quantile } from './support/middle-time.ts';
import { report } from './support/report.ts';
import { seedProducts } from './support/seed-products.ts';

// A list of 10,000 products for somebody who reads Arabic, against the same list for somebody whose browser names no language: turn by
// turn, 16 at a time.
const products = 10_000;
const turns = 5;
const seconds = 2;
const mostGrowth = 1.1;

const server = await startServer();
try {
  const merchant = await newMerchant(server.url);
  const store = await newStore(server.url, merchant.token);
  const { superUrl } = await embeddedDatabase(server.dataDir);
  await seedProducts(superUrl, store.id, products);
  const url = `${server.url.replace('localhost', '127.0.0.1')}/marketplace/v1/stores/${store.id}/products`;
  const headers = {
    authorization: `Bearer ${merchant.token}`,
    'x-client-id': 'sokoni-console',
    'x-timezone': 'Africa/Lagos',
  };
  const inArabic = { ...headers, 'accept-language': 'ar' };
  for (const asked of [headers, inArabic]) await fire(url, asked, seconds);
  const times = { none: [] as number[], arabic: [] as number[] };
  for (let turn = 0; turn < turns; turn += 1) {
    times.none.push(quantile(await fire(url, headers, seconds), 0.95));
    times.arabic.push(quantile(await fire(url, inArabic, seconds), 0.95));
  }
  const [none, arabic] = [quantile(times.none, 0.5), quantile(times.arabic, 0.5)];
  report('a list of products for who reads Arabic, and without a language', {
    p95: `${Math.round(arabic)} ms, ${Math.round(none)} ms: ${(arabic / none).toFixed(2)} times`,
    limit: `${mostGrowth} times`,
    holds: arabic / none <= mostGrowth,
  });
} finally {
  await dispose(server);
}
