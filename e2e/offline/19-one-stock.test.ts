import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addProduct } from '#fixtures/product-fixtures.ts';
import {
  expectSoldOnce,
  flagsOf,
  openedTill,
  ordersOf,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import { call } from '#support/server/api.ts';

const title = 'Enamel mug';
const opening = 2;
let shop: TillStore;
let mug: string;
let first: TillAt;
let second: TillAt;
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  const draft = { title, price: 50_000, status: 'active', opening_stock: opening } as const;
  mug = await addProduct(shop.url, shop.store, draft);
  first = await openedTill(shop);
  second = await openedTill(shop);
});
afterAll(async () => {
  await first.close();
  await second.close();
});

const readMug = async () =>
  (
    await call(shop.url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', {
      token: shop.store.businessToken,
      params: { id: shop.store.id, product_id: mug },
    })
  ).data;

/** An order for one mug that the back office takes: it keeps it for somebody who comes later. */
async function orderOne() {
  const { variants } = await readMug();
  return call(shop.url, 'POST /marketplace/v1/stores/{id}/orders', {
    token: shop.store.businessToken,
    params: { id: shop.store.id },
    body: {
      lines: [{ variant_id: variants[0]?.id ?? '', quantity: 1 }],
      settlement: { payment_type: 'pod' },
    },
  });
}

it('OFFLINE 19: what two tills sell offline and the back office too is sold by all, and ends below zero', async () => {
  first.line.down();
  second.line.down();
  const receipts = [await first.till.sell(title), await second.till.sell(title)];
  // The back office knows of neither: it promises one of the two that it sees.
  const promised = await orderOne();
  expect(promised.status).toBe(200);
  first.line.mend();
  await first.till.waitUntilSent();
  // None is left to promise.
  expect(await orderOne()).toMatchObject({ status: 409, error: 'not_enough_stock' });
  second.line.mend();
  await second.till.waitUntilSent();
  const orders = await ordersOf(shop);
  const web = orders.find(({ id }) => id === promised.data.id);
  await expectSoldOnce(shop, [...receipts, { number: web?.number ?? '', total: 50_000 }]);
  const flags = await Promise.all(receipts.map(({ number }) => flagsOf(shop, number)));
  expect(flags).toEqual([[], ['below_stock']]);
  // Two went over the counter; the one that is promised has still to go.
  expect((await readMug()).variants[0]?.available).toBe(-1);
  expect([...first.device.faults, ...second.device.faults]).toEqual([]);
});
