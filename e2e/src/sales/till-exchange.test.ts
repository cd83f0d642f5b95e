import { moneyFormat } from '@sokoni/rules/money/money';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  basketPrice,
  openedTill,
  ordersOf,
  potPrice,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { call } from '#support/server/api.ts';
import { openPastSale, printedBy } from '#support/till/till-views.ts';

let shop: TillStore;
let at: TillAt;
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

/** Takes one of the first line of a past sale back for what is rung next. */
async function beginExchange(number: string): Promise<void> {
  const { page } = at.till;
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Past sales' }).click();
  await dialog.getByRole('button', { name: new RegExp(number) }).click();
  await dialog.getByRole('button', { name: 'Return items' }).click();
  await dialog.getByRole('button', { name: 'Return everything' }).click();
  await dialog.getByText('New items', { exact: true }).click();
  expect(await grave(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Choose new items' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const kes = moneyFormat('KES', 'en');
const saysRefund = (amount: string) => new RegExp(`Cash refund\\s*${amount.replace('\u00a0', '\\s')}`);

async function orderNumbered(number: string) {
  const found = (await ordersOf(shop)).find((order) => order.number === number);
  const { data } = await call(shop.url, 'GET /marketplace/v1/stores/{id}/orders/{order_id}', {
    token: shop.store.businessToken,
    params: { id: shop.store.id, order_id: found?.id ?? '' },
  });
  return data;
}

/** What came in and went back of an order, by kind and method. */
function moneyOf({ payments }: Awaited<ReturnType<typeof orderNumbered>>) {
  const told = payments.map(({ kind, method, amount }) => [kind, method, amount] as const);
  return told.toSorted((one, other) => one.join().localeCompare(other.join()));
}

describe('An exchange at the till', () => {
  it('without a network: what comes back pays, the difference is paid, and both sales arrive once', async () => {
    const { till, line, device } = at;
    const { page } = till;
    line.down();
    const pot = await till.sell('Clay pot');
    await beginExchange(pot.number);
    await till.ring('Sisal basket');
    const cart = page.getByRole('region', { name: 'Current sale' });
    await cart.getByText(`Returned from ${pot.number}`).waitFor();
    await expect.poll(() => cart.getByText('To pay').count()).toBe(1);
    await page.reload();
    await cart.getByText(`Returned from ${pot.number}`).waitFor();
    const basket = await till.payCash();
    expect(basket.total).toBe(basketPrice);
    line.mend();
    await till.waitUntilSent();
    const before = await orderNumbered(pot.number);
    const after = await orderNumbered(basket.number);
    expect(before).toMatchObject({
      refunded: potPrice,
      outstanding: 0,
      exchanges: [{ name: basket.number }],
    });
    expect(after).toMatchObject({ total: basketPrice, outstanding: 0, exchange_of: { name: pot.number } });
    expect(moneyOf(after)).toEqual([
      ['payment', 'cash', basketPrice - potPrice],
      ['payment', 'exchange', potPrice],
    ]);
    expect(await ordersOf(shop)).toHaveLength(2);
    expect(device.faults).toEqual([]);
  });

  it('for something cheaper says what goes back in cash, and nothing can come back twice', async () => {
    const { till } = at;
    const { page } = till;
    const basket = await till.sell('Sisal basket');
    await beginExchange(basket.number);
    await till.ring('Clay pot');
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 760 });
    const back = ((basketPrice - potPrice) / 100).toLocaleString('en');
    await expect.poll(() => page.getByTitle('Show the sale').textContent()).toMatch(new RegExp(`−.*${back}`));
    if (wide) await page.setViewportSize(wide);
    await page.getByRole('region', { name: 'Current sale' }).getByRole('button', { name: /^Pay/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Payment' });
    await dialog.getByText('Cash refund').waitFor();
    const [newItems, returned] = [kes(potPrice), kes(basketPrice)];
    await dialog
      .getByText(`New items ${newItems}, less ${returned} returned from ${basket.number}`)
      .waitFor();
    expect(await grave(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Complete sale' }).click();
    const paid = page.getByRole('region', { name: /paid$/ });
    const givenBack = kes(basketPrice - potPrice);
    await paid.getByRole('status').filter({ hasText: 'Cash refund' }).getByText(givenBack).waitFor();
    expect(await grave(page)).toEqual([]);
    const print = () => paid.getByRole('button', { name: 'Print', exact: true }).click();
    expect(await printedBy(page, print)).toMatch(saysRefund(givenBack));
    const pot = await till.nextSale();
    await till.waitUntilSent();
    const before = await orderNumbered(basket.number);
    expect(before).toMatchObject({ refunded: basketPrice, outstanding: 0, state: 'returned' });
    expect(moneyOf(before)).toEqual([
      ['payment', 'cash', basketPrice],
      ['refund', 'cash', basketPrice - potPrice],
      ['refund', 'exchange', potPrice],
    ]);
    expect(await orderNumbered(pot.number)).toMatchObject({ total: potPrice, outstanding: 0 });
    await page.getByRole('button', { name: 'Past sales' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(basket.number) })
      .click();
    await page.getByRole('dialog').getByText('Everything has been returned', { exact: false }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    const past = await openPastSale(till, pot.number);
    await expect.poll(() => past.dialog.textContent()).toMatch(saysRefund(givenBack));
    const reprint = () => past.dialog.getByRole('button', { name: 'Reprint' }).click();
    expect(await printedBy(page, reprint)).toMatch(saysRefund(givenBack));
    await past.close();
  });
});
