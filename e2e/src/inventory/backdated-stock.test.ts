import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { productStore } from '#fixtures/product-fixtures.ts';
import { newItem, newPlacedOrder, newSupplier, standing } from '#fixtures/purchasing-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const notAhead = 'Choose today or an earlier date';

async function shelf() {
  const { amina, store } = await productStore(url);
  const at = { token: store.businessToken, storeId: store.id };
  const cup = await newItem(url, at, 'Cup', { opening_stock: 9 });
  return { amina, store, at, cup };
}

/** The days on which the ledger says that a product was adjusted. */
async function adjustedOn({ token, storeId }: { token: string; storeId: string }, productId: string) {
  const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/stock-movements', {
    token,
    params: { id: storeId },
    query: { product_id: productId },
  });
  const adjusted = data.items.filter(({ reason }) => reason === 'adjustment');
  return adjusted.map(({ at }) => at.slice(0, 10)).sort();
}

async function adjust(form: Locator, day: string): Promise<void> {
  await form.getByLabel('Quantity added').fill('2');
  await form.getByLabel('Date of adjustment').fill(dayBefore(-2));
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText(notAhead).waitFor();
  await form.getByLabel('Date of adjustment').fill(day);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
}

it('Stock is adjusted for an earlier day in the list and at the product', async () => {
  const { amina, at, cup } = await shelf();
  const { page, faults } = await visitStore(browser, url, amina, '/inventory');
  await page.getByRole('button', { name: 'Adjust Cup' }).click();
  await page.getByLabel('Date of adjustment').waitFor();
  expect(await grave(page)).toEqual([]);
  await adjust(page.getByRole('dialog', { name: 'Adjust stock of Cup' }), dayBefore(9));

  await page.goto(`/products/${cup.productId}`);
  await page.getByRole('button', { name: 'Adjust stock' }).first().click();
  await page.getByLabel('Date of adjustment').waitFor();
  expect(await grave(page)).toEqual([]);
  await adjust(page.getByRole('dialog'), dayBefore(4));
  expect(await adjustedOn(at, cup.productId)).toEqual([dayBefore(9), dayBefore(4)]);
  expect(faults).toEqual([]);
});

it('Stock that a supplier sent does not come before it was ordered', async () => {
  const { amina, at, cup } = await shelf();
  const supplier = await newSupplier(url, at, 'Kilimo Traders');
  const order = await newPlacedOrder(url, at, supplier, { ...cup, quantity: 5, cost: 900 });
  const { page, faults } = await visitStore(
    browser,
    url,
    amina,
    `/inventory/purchase-orders/${order.id}/receive`,
  );
  await page.getByRole('button', { name: 'Receive all' }).click();
  const day = page.getByLabel('Date received');
  const today = await day.inputValue();
  const receive = page.getByRole('button', { name: 'Receive 5 units' });
  await day.fill(dayBefore(-2));
  await receive.click();
  await page.getByText(notAhead).waitFor();
  await day.fill(dayBefore(3));
  await receive.click();
  await page.getByText('This is before the purchase order was placed. Enter a later time.').waitFor();
  expect(await grave(page)).toEqual([]);
  await day.fill(today);
  await receive.click();
  await page.getByText('5 units at Main location').waitFor();
  expect((await standing(url, at, cup.productId)).on_hand).toBe(14);
  expect(faults).toEqual([]);
});

it('Stock of a transfer does not come before it was sent', async () => {
  const { amina, at, cup } = await shelf();
  const scope = { token: at.token, params: { id: at.storeId } };
  const { data: kiosk } = await call(url, 'POST /marketplace/v1/stores/{id}/locations', {
    ...scope,
    body: { name: 'Kiosk' },
  });
  const { data: places } = await call(url, 'GET /marketplace/v1/stores/{id}/locations', scope);
  const { data: transfer } = await call(url, 'POST /marketplace/v1/stores/{id}/transfers', {
    ...scope,
    body: {
      from_location_id: places.find(({ id }) => id !== kiosk.id)?.id ?? '',
      to_location_id: kiosk.id,
      lines: [{ variant_id: cup.variantId, quantity: 3 }],
    },
  });
  await call(url, 'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch', {
    token: at.token,
    params: { id: at.storeId, transfer_id: transfer.id },
    body: {},
  });
  const { page, faults } = await visitStore(browser, url, amina, `/inventory/transfers/${transfer.id}`);
  await page.getByRole('button', { name: 'Receive all' }).click();
  const day = page.getByLabel('Date received');
  const today = await day.inputValue();
  const receive = page.getByRole('button', { name: 'Receive items' });
  await day.fill(dayBefore(3));
  await receive.click();
  await page.getByText('This is before the transfer was sent. Enter a later time.').waitFor();
  expect(await grave(page)).toEqual([]);
  await day.fill(today);
  await receive.click();
  await page.getByText('All items received').waitFor();
  expect(faults).toEqual([]);
});

it('An inventory officer adjusts stock as of now', async () => {
  const { amina, store, at, cup } = await shelf();
  const officer = await newColleague(url, amina, store, 'inventory_officer');
  const { page, faults } = await visitStore(browser, url, officer, '/inventory');
  await page.getByRole('button', { name: 'Adjust Cup' }).click();
  const form = page.getByRole('dialog', { name: 'Adjust stock of Cup' });
  await form.getByLabel('Quantity added').fill('2');
  await expect.poll(() => form.getByLabel('Date of adjustment').count()).toBe(0);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  expect((await standing(url, at, cup.productId)).on_hand).toBe(11);
  expect(faults).toEqual([]);
});
