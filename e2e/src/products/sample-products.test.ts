import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('SPEC 2: experimental products', () => {
  it('come with a test store, or are added to one that is empty, and go in one click', async () => {
    const amina = await newMerchant(url);
    await newStore(url, amina.token, { name: 'Adire House', test_product: true, product_type_id: 'fashion' });
    const bare = await newStore(url, amina.token, { name: 'Bare Store', product_type_id: 'electronics' });
    const first = await visitStore(browser, url, amina, '/products', { store: 'Adire House' });
    await first.page.getByText('12 sample products').waitFor();
    await first.page.getByRole('link', { name: 'Ankara wrap dress' }).waitFor();
    expect(await grave(first.page)).toEqual([]);
    // Samples are not the first product of the merchant.
    await first.page.goto('/');
    await first.page.getByRole('button', { name: 'Add your first product', exact: true }).waitFor();
    expect(first.faults).toEqual([]);
    await first.context.close();

    const { page, context, faults } = await visitStore(browser, url, amina, '/products', {
      store: 'Bare Store',
    });
    await page.getByRole('button', { name: 'Add sample products' }).click();
    await page.getByText('12 sample products').waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Bluetooth headphones' });
    await row.getByText('Sample', { exact: true }).waitFor();
    await expect
      .poll(() => row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(160);

    await addProduct(url, bare, { title: 'Clay pot', price: 90_000 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Add your first product (done)', exact: true }).waitFor();
    await page.goto('/products');
    await page.getByRole('button', { name: 'Remove sample products' }).click();
    await page.getByRole('dialog', { name: 'Remove sample products?' }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('12 sample products removed.').waitFor();
    await page.getByText('Showing 1-1 of 1').waitFor();
    await page.getByRole('link', { name: 'Clay pot' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
