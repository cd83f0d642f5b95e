import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startCheck, uploadFile } from '#fixtures/import-fixtures.ts';
import { addProduct, productStore } from '#fixtures/product-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, type OpenedStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const save = (page: Page) =>
  page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click();

/** A colleague's hand: corrects the stock of a plain product, whatever this browser does. */
async function correctStock(store: OpenedStore, productId: string, change: number): Promise<void> {
  const at = { token: store.businessToken, params: { id: store.id } };
  const { data: product } = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', {
    ...at,
    params: { ...at.params, product_id: productId },
  });
  const { data: places } = await call(url, 'GET /marketplace/v1/stores/{id}/locations', at);
  const line = { variant_id: product.variants[0]?.id, location_id: places[0]?.id, change };
  const answer = await call(url, 'POST /marketplace/v1/stores/{id}/stock-adjustments', {
    ...at,
    body: { lines: [line] },
  });
  if (answer.status !== 200) throw new Error(answer.message);
}

describe('Every list and record updates when a colleague changes it', () => {
  it('shows new products, new stock and what was missed without a network, and nothing is reloaded', async () => {
    const { amina, store } = await productStore(url);
    const pot = await addProduct(url, store, { title: 'Clay pot', price: 90_000, opening_stock: 4 });
    const list = await visitStore(browser, url, amina, '/products');
    const record = await visitStore(browser, url, amina, `/products/${pot}`);
    await row(list.page, 'Clay pot').getByText('4 in stock').waitFor();
    await list.page.evaluate(() => Reflect.set(window, 'isSamePage', true));

    await addProduct(url, store, { title: 'Sisal basket', price: 120_000 });
    await row(list.page, 'Sisal basket').waitFor();
    await correctStock(store, pot, 9);
    await row(list.page, 'Clay pot').getByText('13 in stock').waitFor();
    await record.page.getByText('+9').waitFor();

    await list.context.setOffline(true);
    await addProduct(url, store, { title: 'Kitenge shirt', price: 250_000 });
    await correctStock(store, pot, -3);
    await record.page.getByText(/^[-−]3$/).waitFor();
    await expect.poll(() => row(list.page, 'Kitenge shirt').count()).toBe(0);
    await list.context.setOffline(false);
    await row(list.page, 'Kitenge shirt').waitFor();
    await row(list.page, 'Clay pot').getByText('10 in stock').waitFor();
    expect(await list.page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    expect(await grave(list.page)).toEqual([]);
    expect([
      ...list.faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault)),
      ...record.faults,
    ]).toEqual([]);
    await list.context.close();
    await record.context.close();
  });

  it('shows how far the import of a colleague is', async () => {
    const { amina, store } = await productStore(url);
    const { page, context, faults } = await visitStore(browser, url, amina, '/products/import');
    await page.getByText('Drop a CSV file here').waitFor();
    const shop = { url, token: store.businessToken, storeId: store.id };
    const id = await uploadFile(shop, 'Title,Price\nClay pot,900\n', randomUUID());
    await startCheck(shop, id);
    await row(page, 'goods.csv').getByText('Checked, not imported').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows a module that is switched off, and leads out who is taken off the staff', async () => {
    const { amina, store } = await productStore(url);
    const otieno = await newColleague(url, amina, store, 'manager');
    const { page, context, faults } = await visitStore(browser, url, otieno, '/products');
    const menu = page.getByRole('navigation').first();
    await menu.getByRole('link', { name: 'Inventory' }).waitFor();
    await call(url, 'PUT /marketplace/v1/stores/{storeId}/modules', {
      token: amina.token,
      params: { storeId: store.id },
      body: { module_inventory: 'disabled' },
    });
    await menu.getByRole('link', { name: 'Inventory' }).waitFor({ state: 'detached' });
    await call(url, 'DELETE /marketplace/v1/stores/{id}/staff/{user_id}', {
      token: amina.token,
      params: { id: store.id, user_id: otieno.userId },
    });
    await page.waitForURL((address) => !address.pathname.startsWith('/products'));
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('Two people on one product', () => {
  it('see each other save: the one who types is told who and what, and loses nothing', async () => {
    const { amina, store } = await productStore(url);
    const otieno = await newColleague(url, amina, store, 'manager');
    const id = await addProduct(url, store, { title: 'Clay pot', price: 90_000 });
    const first = await visitStore(browser, url, amina, `/products/${id}`);
    const second = await visitStore(browser, url, otieno, `/products/${id}`);
    await first.page.getByRole('combobox', { name: 'Brand' }).fill('Kazuri');
    await second.page.getByLabel('Title', { exact: true }).fill('Large clay pot');
    await save(second.page);
    await second.page.getByText('Product saved').waitFor();

    const main = first.page.getByRole('main');
    await main.getByText('Otieno Bello saved this product just now').waitFor();
    await first.page.getByRole('status').filter({ hasText: 'Otieno Bello saved this product' }).waitFor();
    await expect.poll(() => first.page.getByLabel('Title', { exact: true }).inputValue()).toBe('Clay pot');
    await expect.poll(() => first.page.getByRole('combobox', { name: 'Brand' }).inputValue()).toBe('Kazuri');
    expect(await grave(first.page)).toEqual([]);
    await first.page.getByRole('button', { name: 'Review changes' }).click();
    const told = first.page.getByRole('dialog', { name: 'Otieno Bello saved changes meanwhile' });
    await told.getByRole('row').filter({ hasText: 'Title' }).filter({ hasText: 'Large clay pot' }).waitFor();
    expect(await grave(first.page)).toEqual([]);
    await told.getByRole('button', { name: 'Keep both' }).click();
    await expect
      .poll(() => first.page.getByLabel('Title', { exact: true }).inputValue())
      .toBe('Large clay pot');
    await expect.poll(() => first.page.getByRole('combobox', { name: 'Brand' }).inputValue()).toBe('Kazuri');
    await save(first.page);
    await first.page.getByText('Product saved').waitFor();

    // Nothing is typed there: it shows what was saved here, and says nothing.
    await expect.poll(() => second.page.getByRole('combobox', { name: 'Brand' }).inputValue()).toBe('Kazuri');
    expect(
      await second.page
        .getByRole('main')
        .getByText(/saved this product/)
        .count(),
    ).toBe(0);

    await call(url, 'DELETE /marketplace/v1/stores/{id}/products/{product_id}', {
      token: amina.token,
      params: { id: store.id, product_id: id },
    });
    await second.page.getByText('This product was deleted').waitFor();
    expect(await grave(second.page)).toEqual([]);
    expect([...first.faults, ...second.faults]).toEqual([]);
    await first.context.close();
    await second.context.close();
  });
});
