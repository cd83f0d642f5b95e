import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { call, newMerchant, newStore } from '@sokoni/e2e/support/server/api';
import { embeddedDatabase } from '@sokoni/e2e/support/server/embedded-database';
import { dispose, startServer } from '@sokoni/e2e/support/server/server-process';
import { query } from '@sokoni/server/testing/database/query';
import { type ShopVisitor, shopVisitor } from '@sokoni/server/testing/http/shop-visitor';
import { report } from './support/report.ts';
import { seedProducts } from './support/seed-products.ts';

// Guests who buy in a web store with the five requests of a browser: put into the cart, cart, checkout, place, order. And a flash sale:
// 2,000 guests want one of 50 units, while another store goes on.
const guests = 8;
const warmMs = 5_000;
const buyMs = 15_000;
const least = 200;
const rush = 2_000;
const rushAtOnce = 64;
const units = 50;
const readEveryMs = 50;

const server = await startServer({ env: { TRUST_PROXY: '1' } });
let waited = 0;
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
try {
  const { token } = await newMerchant(server.url);
  const { superUrl } = await embeddedDatabase(server.dataDir);
  const shop = await openShop();
  const other = await openShop();
  await query(superUrl, 'vacuum analyze');

  await buyFor(warmMs);
  const placed = await buyFor(buyMs);
  const perSecond = placed / (buyMs / 1000);
  report('guest orders in a web store', {
    'orders a second': `${Math.round(perSecond)} (at least ${least})`,
  });
  if (perSecond < least) process.exitCode = 1;

  const quiet = await readerUntil(setTimeout(5_000));
  const rare = shop.variants[0] ?? '';
  await query(superUrl, 'update app.stock_levels set on_hand = reserved + $2 where variant_id = $1', [
    rare,
    units,
  ]);
  const from = performance.now();
  const sale = flashSale(rare);
  const busy = await readerUntil(sale);
  const outcomes = await sale;
  const sold = outcomes.filter((outcome) => outcome === 'placed').length;
  report('a flash sale', {
    'units sold': `${sold} of ${units}, to ${rush} guests in ${((performance.now() - from) / 1000).toFixed(1)} s`,
    'told to come again': `${waited} times`,
    'another store, p99': `${Math.round(busy)} ms (${Math.round(quiet)} ms before)`,
  });
  if (sold !== units) process.exitCode = 1;

  async function openShop() {
    const store = await newStore(server.url, token, { module_inventory: 'active', mode: 'live' });
    await seedProducts(superUrl, store.id, 1_000);
    await query(superUrl, 'update app.stock_levels set on_hand = 1000000 where store_id = $1', [store.id]);
    const rows = await query<{ id: string }>(
      superUrl,
      `select variant.id from app.variants variant join app.products product
         on product.store_id = variant.store_id and product.id = variant.product_id
       where variant.store_id = $1 and variant.active and product.status = 'active' limit 400`,
      [store.id],
    );
    const [row] = await query<{ sub_domain: string }>(
      superUrl,
      'select sub_domain from app.stores where id = $1',
      [store.id],
    );
    const host = `${row?.sub_domain}.${new URL(server.url).host}`;
    return { id: store.id, host, variants: rows.map(({ id }) => id) };
  }

  function guest(): ShopVisitor {
    const visitor = shopVisitor(server.url, shop.host, agent);
    const from = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
    return {
      ...visitor,
      get: (path) => visitor.get(path, from),
      post: (path, form) => visitor.post(path, form, from),
    };
  }

  async function buyFor(ms: number): Promise<number> {
    const end = performance.now() + ms;
    let count = 0;
    await Promise.all(
      Array.from({ length: guests }, async () => {
        while (performance.now() < end) {
          const outcome = await buy(shop.variants[randomInt(shop.variants.length)] ?? '');
          if (outcome !== 'placed') throw new Error(outcome);
          count += 1;
        }
      }),
    );
    return count;
  }

  async function buy(variantId: string): Promise<string> {
    const visitor = guest();
    const added = await patient(() => visitor.post('/cart/lines', { variant_id: variantId, quantity: '1' }));
    if (added.status !== 303) return 'sold out';
    await visitor.get('/cart');
    const checkout = await patient(() => visitor.get('/checkout'));
    const hidden = [
      ...checkout.text.matchAll(/<input type="hidden" name="(checkout|total)" value="([^"]*)"/g),
    ];
    if (hidden.length < 2) return 'sold out';
    const form = {
      ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
      ...{ email: `guest${randomInt(2 ** 40)}@buyers.example`, name: 'Ada Obi', line1: '1 Marina' },
      ...{ city: 'Lagos', country: 'NG', region: 'Lagos', delivery: 'standard', payment: 'pay_on_delivery' },
    };
    const answer = await patient(() => visitor.post('/checkout', form));
    if (answer.status !== 303) return `${answer.status}`;
    const order = await patient(() => visitor.get(answer.location));
    return order.status === 200 ? 'placed' : `${order.status}`;
  }

  /** Comes again when told to. */
  async function patient<Answer extends Awaited<ReturnType<ShopVisitor['get']>>>(
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    for (;;) {
      const answer = await ask();
      if (answer.status !== 429 && answer.status !== 503) return answer;
      const seconds = Number(answer.headers['retry-after']);
      if (!(seconds > 0)) throw new Error(`${answer.status} without a time to come again`);
      waited += 1;
      await setTimeout(seconds * 1000);
    }
  }

  async function flashSale(variantId: string): Promise<string[]> {
    const outcomes: string[] = [];
    let next = 0;
    await Promise.all(
      Array.from({ length: rushAtOnce }, async () => {
        while (next < rush) {
          next += 1;
          outcomes.push(await buy(variantId));
        }
      }),
    );
    return outcomes;
  }

  /** How long the slowest of a hundred readings of the other store takes until something is over. */
  async function readerUntil(over: Promise<unknown>): Promise<number> {
    let isOver = false;
    void over.finally(() => {
      isOver = true;
    });
    const waits: number[] = [];
    while (!isOver) {
      const begun = performance.now();
      const { status } = await call(server.url, 'GET /marketplace/v1/stores/{id}/orders', {
        token,
        params: { id: other.id },
      });
      if (status !== 200) throw new Error(`The list answered ${status}`);
      waits.push(performance.now() - begun);
      await setTimeout(readEveryMs);
    }
    return waits.sort((one, two) => one - two)[Math.floor(waits.length * 0.99)] ?? 0;
  }
} finally {
  agent.destroy();
  await dispose(server);
}
