import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { press, sums } from '#fixtures/sales-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { call } from '#support/server/api.ts';
import { tillOn } from '#support/till/till.ts';

const url = inject('serverUrl');
const own = ownStore('/products');

const sale = (page: Page) => page.getByRole('region', { name: 'Current sale' });

async function addDiscount(fields: object): Promise<void> {
  const answer = await call(url, 'POST /marketplace/v1/stores/{id}/discounts', {
    token: own.store.businessToken,
    params: { id: own.store.id },
    body: {
      ...{ kind: 'percent', starts_at: '2026-01-01T00:00:00.000Z' },
      ...{ channels: ['web', 'in_person', 'wholesale', 'manual'], ...fields },
    },
  });
  expect(answer.status).toBe(200);
}

describe('DESIGN: a discount where it is sold', () => {
  it('comes off the sale of the counter by itself', async () => {
    const { page, store } = own;
    await addProduct(url, store, { status: 'active', opening_stock: 20, title: 'Brown bread', price: 6500 });
    await addDiscount({ title: 'Opening week', percent: 10 });
    await addDiscount({ title: 'For friends', code: 'FRIEND', percent: 20, minimum_quantity: 2 });
    const till = tillOn(() => page);
    await till.open();
    await till.ring('Brown bread');
    await sale(page).getByText('Opening week').waitFor();
    await sale(page)
      .getByText(/58\.50/)
      .first()
      .waitFor();
    expect(await grave(page)).toEqual([]);
    expect(await till.payCash()).toEqual({ number: 'T-R1-000001', total: 5850 });
  });

  it('is typed into an order, shown by its name, and leads to the orders that have it', async () => {
    const { page, store } = own;
    await page.goto(`${url}/orders/new`);
    await press(page, 'Add custom item');
    await page.getByLabel('Item name').fill('Repair');
    await page.getByLabel('Unit price of Repair').fill('100');
    await expect.poll(() => sums(page)).toMatchObject({ 'Opening week': '−KES 10.00', Total: 'KES 90.00' });
    await page.getByLabel('Discount code').fill('nobody');
    await page.getByText('No discount with code “NOBODY”').waitFor();
    await press(page, 'Place order');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('order-code');
    await page.getByLabel('Discount code').fill('friend');
    await page.getByLabel('Quantity of Repair').fill('2');
    await expect.poll(() => sums(page)).toMatchObject({ 'For friends': '−KES 40.00', Total: 'KES 160.00' });
    expect(await grave(page)).toEqual([]);
    await press(page, 'Place order');
    await page.getByRole('radio', { name: /Pay on Delivery/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('heading', { name: 'T-1001' }).waitFor();
    await expect.poll(() => sums(page)).toMatchObject({ 'For friends': '−KES 40.00', Total: 'KES 160.00' });

    await press(page, 'Edit');
    await page.getByLabel('Quantity of Repair').fill('3');
    await expect.poll(() => sums(page)).toMatchObject({ 'For friends': '−KES 60.00', Total: 'KES 240.00' });
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    await bar.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Order saved').waitFor();
    await page.getByRole('link', { name: 'For friends' }).click();
    await page.getByRole('heading', { name: 'For friends' }).waitFor();

    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/discounts', {
      token: store.businessToken,
      params: { id: store.id },
    });
    const friends = data.items.find(({ code }) => code === 'FRIEND');
    await page.goto(`${url}/orders?discount=${friends?.id}`);
    await page.getByRole('button', { name: 'Discount: For friends' }).waitFor();
    await page.getByText('Showing 1-1 of 1').waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    expect(await grave(page)).toEqual([]);
  });
});
