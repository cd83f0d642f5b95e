import { expect, inject, it } from 'vitest';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { changePrice } from '#fixtures/sales-fixtures.ts';
import { booksOf, booksTold, shelvesAmiss } from '#random-run/books.ts';
import { type RunShop, randomRun } from '#random-run/random-run.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';
import { embeddedDatabase } from '#support/server/embedded-database.ts';

/*
 * The tills of the console on databases in memory, the real server, and a line between them that does all that lines do. The same seed
 * makes the same decisions: `SEED=17 npm run soak` goes through one run again.
 */
const isSoak = Boolean(process.env.SOAK);
const sales = isSoak ? 1000 : 100;
const { SEED } = process.env;
const first = isSoak ? Date.now() % 2 ** 31 : 1;
const seeds = SEED ? [Number(SEED)] : Array.from({ length: isSoak ? 200 : 20 }, (_, index) => first + index);
const url = inject('serverUrl');

async function openShop(): Promise<RunShop> {
  const { token, userId } = await newMerchant(url);
  const store = await newStore(url, token, {
    module_inventory: 'active',
    module_pos: 'active',
    mode: 'live',
  });
  const shop = { url, token: store.businessToken, storeId: store.id, userId };
  const products: string[] = [];
  for (const [title, price] of [
    ['Clay pot', 90_000],
    ['Sisal basket', 120_050],
    ['Maize flour', 1999],
  ] as const)
    products.push(await addProduct(url, store, { title, price, status: 'active', opening_stock: 200 }));
  const registers: string[] = [];
  for (const name of ['Front', 'Back']) {
    const at = { token: shop.token, params: { id: store.id } };
    const { data } = await call(url, 'POST /marketplace/v1/stores/{id}/registers', { ...at, body: { name } });
    registers.push(data.id);
  }
  const changeProduct: RunShop['changeProduct'] = (chance) =>
    changePrice(url, shop, chance.of(products), 1000 + chance.below(200_000));
  return { ...shop, registers, changeProduct };
}

it.concurrent.each(seeds)(
  'OFFLINE: whatever happens, each sale is there once (seed %i)',
  async (seed) => {
    const shop = await openShop();
    const told = await randomRun(shop, seed, sales);
    const { superUrl } = await embeddedDatabase(inject('serverDataDir'));
    const books = await booksOf(superUrl, shop.storeId);
    expect(books, `SEED=${seed} npm run soak: ${JSON.stringify(told.acts)}`).toEqual(booksTold(told));
    expect(new Set(books.sales.map((sale) => sale.split(' ')[1])).size).toBe(told.sales.size);
    expect(await shelvesAmiss(superUrl, shop.storeId)).toEqual([]);
  },
  600_000,
);
