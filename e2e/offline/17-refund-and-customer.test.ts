import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import {
  expectSoldOnce,
  flagsOf,
  openedTill,
  openingPots,
  ordersOf,
  potPrice,
  potsLeft,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import { addCustomer, returnAll } from '#support/till/till-acts.ts';

let shop: TillStore;
let at: TillAt;
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

it('OFFLINE 17: a sale that is not sent yet is refunded, and a new customer is named by the sale after', async () => {
  const { till, line } = at;
  line.down();
  await till.ring('Clay pot');
  await addCustomer(till, 'Njeri Kamau', '712345678');
  const kept = await till.payCash();
  const refunded = await till.sell('Clay pot');
  await returnAll(till, refunded.number);
  // Customer, sale, sale, return.
  await expect.poll(till.unsent).toBe(4);
  line.mend();
  await till.waitUntilSent();
  await expectSoldOnce(shop, [kept, { ...refunded, total: 0 }]);
  const orders = await ordersOf(shop);
  const named = (number: string) => orders.find((order) => order.number === number);
  expect(named(kept.number)).toMatchObject({
    ...{ state: 'fulfilled', total: potPrice, outstanding: 0 },
    customer: { name: 'Njeri Kamau' },
  });
  expect(named(refunded.number)).toMatchObject({ state: 'returned', outstanding: 0 });
  for (const { number } of [kept, refunded]) expect(await flagsOf(shop, number)).toEqual([]);
  expect(await potsLeft(shop)).toBe(openingPots - 1);
  expect(at.device.faults).toEqual([]);
});
