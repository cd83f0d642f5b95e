import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { call } from '#support/server/api.ts';
import { scan } from '#support/till/scan.ts';
import { tillOn } from '#support/till/till.ts';

const url = inject('serverUrl');
const own = ownStore('/products');
const till = tillOn(() => own.page);
const at = () => ({ token: own.store.businessToken, params: { id: own.store.id } });
const payment = () => own.page.getByRole('dialog', { name: 'Payment' });
const completed = () => own.page.getByRole('region', { name: /(paid|done)$/ });

beforeAll(async () => {
  await call(url, 'PUT /marketplace/v1/stores/{storeId}/modules', {
    token: own.store.businessToken,
    params: { storeId: own.store.id },
    body: { module_pos: 'active' },
  });
  await addProduct(url, own.store, {
    ...{ title: 'Sukuma wiki, by weight', status: 'active', opening_stock: 50, price: 12_345 },
  });
});

async function orders() {
  return (await call(url, 'GET /marketplace/v1/stores/{id}/orders', at())).data.items;
}

/** The order with this number, once it has arrived. */
async function orderNumbered(number: string) {
  const found = async () => (await orders()).find((order) => order.number === number);
  await expect.poll(found).toBeDefined();
  const order_id = (await found())?.id ?? '';
  const answer = await call(url, 'GET /marketplace/v1/stores/{id}/orders/{order_id}', {
    token: own.store.businessToken,
    params: { id: own.store.id, order_id },
  });
  return answer.data;
}

async function openPayment(): Promise<void> {
  await till.ring('Sukuma wiki, by weight');
  await own.page.getByRole('region', { name: 'Current sale' }).getByRole('button', { name: /^Pay/ }).click();
  await payment().waitFor();
}

async function switchTraining(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Register and sending/ }).click();
  await page.getByRole('switch', { name: 'Training' }).click();
}

describe('The settings of the till', () => {
  it('are kept from their page, which a keyboard and a phone can use', async () => {
    const { page } = own;
    await page.goto('/point-of-sale/settings');
    await page.getByRole('button', { name: 'Add payment method' }).click();
    const dialog = page.getByRole('dialog');
    // Another one is called by its kind.
    await dialog.getByRole('button', { name: 'Add payment method' }).click();
    await dialog.getByText('A payment method with this name already exists').waitFor();
    await dialog.getByLabel('Name').fill('M-Pesa till');
    await dialog.getByRole('radio', { name: 'Required' }).click();
    expect(await grave(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add payment method' }).click();
    await dialog.waitFor({ state: 'detached' });
    const up = page.getByRole('button', { name: 'Move M-Pesa till up' });
    await up.click();
    const methods = page.getByRole('list', { name: 'Payment methods' }).getByRole('listitem');
    await expect.poll(() => methods.nth(6).textContent()).toContain('M-Pesa till');
    await page.getByRole('switch', { name: 'Ask for tips' }).click();
    await page.getByLabel('Percentage 4').fill('20');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Tips saved').waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await grave(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    const kept = await call(url, 'GET /marketplace/v1/stores/{id}/point-of-sale/settings', at());
    expect(kept.data).toMatchObject({ tip_percents: [5, 10, 15, 20], round_cash: true });
    expect(kept.data.methods[6]).toMatchObject({ name: 'M-Pesa till', kind: 'card', reference: 'required' });
  });

  it('round cash to the smallest coin; the order stays what it was', async () => {
    await till.open();
    await openPayment();
    await payment().getByText('Rounding').waitFor();
    await payment().getByRole('button', { name: 'KES 123', exact: true }).click();
    await payment().getByRole('button', { name: 'Pay KES 123.00' }).click();
    await completed().getByText('Rounding').waitFor();
    const { number, total } = await till.nextSale();
    expect(total).toBe(12_345);
    expect(await orderNumbered(number)).toMatchObject({
      ...{ total: 12_345, paid: 12_345, outstanding: 0 },
      payments: [{ method: 'cash', amount: 12_345, rounding: -45, tip: 0 }],
    });
  });

  it('give cash back to the coin too', async () => {
    const { page } = own;
    await page.getByRole('button', { name: 'Past sales' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /T-R1-000001/ }).click();
    await dialog.getByRole('button', { name: 'Return items' }).click();
    await dialog.getByRole('button', { name: 'Return everything' }).click();
    await dialog.getByText('Rounding').waitFor();
    await dialog.getByRole('button', { name: 'Return and refund KES 123.00' }).click();
    await page.getByText('Return saved').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const refund = async () =>
      (await orderNumbered('T-R1-000001')).payments.find(({ kind }) => kind === 'refund');
    await expect.poll(refund).toMatchObject({ method: 'cash', amount: 12_345, rounding: -45 });
  });

  it('take a tip with the method of the store, which asks for its reference', async () => {
    const { page } = own;
    await openPayment();
    await payment().getByRole('radio', { name: 'M-Pesa till' }).check();
    await payment().getByRole('button', { name: '10%' }).click();
    await payment().getByRole('button', { name: 'Pay KES 135.80' }).click();
    await payment().getByText('Enter the reference of this payment').waitFor();
    expect(await grave(page)).toEqual([]);
    await payment().getByLabel('Reference').fill('QK77');
    await payment().getByRole('button', { name: 'Pay KES 135.80' }).click();
    const { number } = await till.nextSale();
    const order = await orderNumbered(number);
    expect(order).toMatchObject({
      ...{ total: 12_345, outstanding: 0 },
      payments: [{ label: 'M-Pesa till', amount: 12_345, rounding: 0, tip: 1235, reference: 'QK77' }],
    });
    await page.goto(`/orders/${order.id}`);
    await page.getByText('Payment · M-Pesa till').waitFor();
    await page.getByText(/Tip KES.12\.35/).waitFor();
  });
});

describe('Training', () => {
  it('has the real screens, outlives a reload, and leaves nothing in the books', async () => {
    const { page } = own;
    const before = (await orders()).length;
    await till.open();
    await till.ring('Sukuma wiki, by weight');
    await switchTraining(page);
    const end = page.getByRole('button', { name: 'End training' });
    await end.waitFor();
    await page.reload();
    await end.waitFor();
    expect(await grave(page)).toEqual([]);
    // A sale that happened is not opened, and what nothing has is said.
    await scan(page, 'R1-000001');
    await page.getByText('No products match “R1-000001”').waitFor();
    await till.ring('Sukuma wiki, by weight');
    await till.pressExactCash();
    await completed().getByText('Training sale done').waitFor();
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await completed().getByRole('button', { name: 'Print', exact: true }).click();
    await expect.poll(() => page.locator('article').textContent()).toContain('Training – not a receipt');
    await end.click();
    await end.waitFor({ state: 'detached' });
    // What was being rung before is there again, and takes the number that comes next.
    await till.lineOf('Sukuma wiki').waitFor();
    const { number } = await till.payCash();
    expect(number).toBe('T-R1-000003');
    await orderNumbered(number);
    expect(await orders()).toHaveLength(before + 1);
  });
});

it('A till that nobody touches locks itself after the time that the store has set', async () => {
  const { page } = own;
  const { version } = (await call(url, 'GET /marketplace/v1/stores/{id}/point-of-sale/settings', at())).data;
  const body = { version, lock_minutes: 1 };
  await call(url, 'PUT /marketplace/v1/stores/{id}/point-of-sale/settings', { ...at(), body });
  await call(url, 'PUT /marketplace/v1/stores/{id}/till-pin', {
    token: own.amina.token,
    params: { id: own.store.id },
    body: { pin: '2580' },
  });
  await page.clock.install();
  await till.open();
  await till.sendNow();
  await page.clock.fastForward('01:05');
  await page.getByRole('heading', { name: 'Who is selling?' }).waitFor();
});
