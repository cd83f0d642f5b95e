import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import {
  openedTill,
  openingPots,
  ordersOf,
  potPrice,
  potsLeft,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import { call } from '#support/server/api.ts';

let shop: TillStore;
let at: TillAt;
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  await call(shop.url, 'POST /marketplace/v1/stores/{id}/customers', {
    token: shop.store.businessToken,
    params: { id: shop.store.id },
    body: { name: 'Wanjiku Kamau', phone: '+254722000111' },
  });
  at = await openedTill(shop);
});
afterAll(() => at.close());

it('Goods that are paid in part and kept are reserved, found among the orders, paid off and handed over there', async () => {
  const { till, line, device } = at;
  const { page } = till;
  line.down();
  await till.ring('Clay pot');
  await page.getByRole('region', { name: 'Current sale' }).getByRole('button', { name: /^Pay/ }).click();
  const payment = page.getByRole('dialog', { name: 'Payment' });
  await payment.getByText('Part Payment', { exact: true }).click();
  await payment.getByRole('textbox', { name: 'Amount paid now' }).fill('300');
  await payment.getByRole('button', { name: 'Add customer' }).click();
  await page.getByRole('searchbox').last().fill('wanjiku');
  await page.getByRole('button', { name: /Wanjiku Kamau/ }).click();
  await payment.getByText('Collect later', { exact: true }).click();
  await payment.getByRole('button', { name: /^Pay .*300/ }).click();
  const { number } = await till.nextSale();
  line.mend();
  await till.waitUntilSent();
  expect(await potsLeft(shop)).toBe(openingPots - 1);

  // What is unfulfilled, of those that are paid in part.
  await page.goto('/orders?unfulfilled=1&payment=part_instant');
  const row = page.getByRole('row', { name: new RegExp(number) });
  await row.filter({ hasText: 'Partially paid' }).filter({ hasText: 'Unfulfilled' }).waitFor();
  await row.getByRole('link', { name: number }).click();
  await page.getByText('Register 1', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Record payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
  await page.getByRole('button', { name: 'Fulfil items' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fulfil items' }).click();
  await page.getByText('Fulfilled 1 item').waitFor();
  const [order] = await ordersOf(shop);
  expect(order).toMatchObject({ number, state: 'fulfilled', total: potPrice, outstanding: 0 });
  expect(await potsLeft(shop)).toBe(openingPots - 1);
  expect(device.faults).toEqual([]);
});
