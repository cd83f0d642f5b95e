import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct, productStore } from '#fixtures/product-fixtures.ts';
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

describe('A location', () => {
  it('is added with its address, and changed', async () => {
    const { amina } = await productStore(url);
    const { page, context, faults } = await visitStore(browser, url, amina, '/inventory/locations');
    await page.getByRole('button', { name: 'Add location' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Kiosk');
    await form.getByLabel('Address').fill('Moi Avenue 12');
    await form.getByLabel('City').fill('Nakuru');
    await form.getByLabel('State or region').fill('Rift Valley');
    expect(await grave(page)).toEqual([]);
    await form.getByRole('button', { name: 'Add location' }).click();
    await page.getByText('Moi Avenue 12, Nakuru, Rift Valley').waitFor();

    await page.getByRole('button', { name: 'Actions for Kiosk' }).click();
    await page.getByRole('menuitem', { name: 'Edit…' }).click();
    await form.getByLabel('Phone').fill('12');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Phone number is incomplete').waitFor();
    await form.getByLabel('Phone').fill('722000111');
    await form.getByLabel('City').fill('Kisumu');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/Moi Avenue 12, Kisumu, Rift Valley, \+\d+722000111/).waitFor();
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('The stock history of a product', () => {
  it('leads from a sale to its order', async () => {
    const { amina, store } = await productStore(url);
    const cup = await addProduct(url, store, { title: 'Cup', opening_stock: 10 });
    const { data: product } = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', {
      token: store.businessToken,
      params: { id: store.id, product_id: cup },
    });
    const { data: order } = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      token: store.businessToken,
      params: { id: store.id },
      body: {
        lines: [{ variant_id: product.variants[0]?.id ?? '', quantity: 2 }],
        settlement: { payment_type: 'pod', fulfilled: true },
      },
    });
    const { page, context, faults } = await visitStore(browser, url, amina, `/products/${cup}`);
    const sold = page.getByRole('table', { name: 'Stock history' }).locator('tr', { hasText: 'Sold' });
    await sold.getByRole('link', { name: 'Order' }).click();
    await page.getByRole('heading', { name: order.number ?? '', level: 1 }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
