import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, type Visit } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore, type OpenedStore } from '#support/server/api.ts';
import { scan } from '#support/till/scan.ts';
import { tillOn } from '#support/till/till.ts';

const url = inject('serverUrl');
let browser: Browser;
let store: OpenedStore;
let page: Page;
let faults: Visit['faults'];
const till = tillOn(() => page);
beforeAll(async () => {
  browser = await launch();
  const amina = await newMerchant(url);
  store = await newStore(url, amina.token, { module_pos: 'active' });
  const items = { status: 'active', opening_stock: 20 } as const;
  await addProduct(url, store, { ...items, title: 'Apple juice', price: 15_000 });
  await addProduct(url, store, { ...items, title: 'Brown bread', price: 6500 });
  await addProduct(url, store, { ...items, title: 'Gouda cheese', price: 400_00, sku: '00042' });
  ({ page, faults } = await visitStore(browser, url, amina, '/point-of-sale/layout'));
});
afterAll(() => browser.close());
afterEach(() => expect(faults).toEqual([]));

const dialog = () => page.getByRole('dialog');
const products = () => page.getByRole('region', { name: 'Products' });
const cart = () => page.getByRole('region', { name: 'Current sale' });
const tiles = async () =>
  (await products().getByRole('list').last().getByRole('button').allTextContents()).map(
    (text) => /Apple juice|Brown bread|Gouda cheese/.exec(text)?.[0],
  );

async function addToPage(title: string): Promise<void> {
  await dialog().getByRole('combobox', { name: 'Products' }).click();
  await page.getByRole('option', { name: title }).click();
  await dialog()
    .getByRole('list', { name: /^Products of this page/ })
    .getByText(title)
    .waitFor();
}

async function readPrefix(prefix: string, reading: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add prefix' }).click();
  await dialog().getByRole('combobox', { name: 'Prefix' }).click();
  await page.getByRole('option', { name: prefix }).click();
  await dialog()
    .getByRole('combobox', { name: /^Last five/ })
    .click();
  await page.getByRole('option', { name: reading }).click();
  await dialog().getByRole('button', { name: 'Add prefix' }).click();
  await dialog().waitFor({ state: 'detached' });
}

describe('Products at the till', () => {
  it('are arranged on pages by the merchant, on a phone too', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Add page' }).click();
    await addToPage('Brown bread');
    await addToPage('Gouda cheese');
    await addToPage('Apple juice');
    await dialog().getByRole('button', { name: 'Move Gouda cheese up' }).click();
    await dialog().getByRole('button', { name: 'Remove Apple juice from the page' }).click();
    await dialog().getByRole('radio', { name: 'Blue' }).check({ force: true });
    expect(await grave(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Save page' }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByText('2 products').waitFor();
    await page.getByRole('button', { name: 'Add page' }).click();
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Breakfast');
    await addToPage('Apple juice');
    await dialog().getByRole('button', { name: 'Save page' }).click();
    await page.getByRole('button', { name: 'Move Breakfast up' }).click();
    await page.getByRole('button', { name: 'Move Favourites up' }).click();
    await page.getByRole('button', { name: 'Move Breakfast up' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await grave(page)).toEqual([]);
  });

  it('say what the scales print', async () => {
    await readPrefix('21', /^A price: /);
    await readPrefix('22', /1\.250 kg/);
    await page.getByText('22: A weight: 01250 is 1.250 kg').waitFor();
    await page.setViewportSize({ width: 1024, height: 768 });
  });

  it('are the first tabs of the till, in the order of the merchant', async () => {
    await till.open();
    await expect.poll(tiles).toEqual(['Gouda cheese', 'Brown bread']);
    await products().getByRole('button', { name: 'Breakfast' }).click();
    await expect.poll(tiles).toEqual(['Apple juice']);
    await products().getByRole('button', { name: 'All', exact: true }).click();
    await expect.poll(tiles).toEqual(['Apple juice', 'Brown bread', 'Gouda cheese']);
    await products().getByRole('button', { name: 'Favourites' }).click();
    await till.sell('Brown bread');
    await expect.poll(tiles).toEqual(['Gouda cheese', 'Brown bread']);
  });
});

describe('A package from a scale', () => {
  it('costs what its barcode says, or its weight by the price of a kilogram', async () => {
    await scan(page, '2100042012509');
    await till.lineOf('Gouda cheese').getByText('KES 12.50').first().waitFor();
    await scan(page, '2200042007502');
    const weighed = cart().getByRole('button', { name: /0\.750 kg × KES\s400\.00/ });
    await weighed.waitFor();
    await scan(page, '2200042007502');
    await cart().getByText('KES 612.50').first().waitFor();
    const { number, total } = await till.payCash();
    expect(total).toBe(61_250);
    const at = { token: store.businessToken, params: { id: store.id } };
    const flags = async () => {
      const { items } = (await call(url, 'GET /marketplace/v1/stores/{id}/orders', at)).data;
      const id = items.find((order) => order.number === number)?.id ?? '';
      const params = { ...at.params, order_id: id };
      return (
        id &&
        (await call(url, 'GET /marketplace/v1/stores/{id}/orders/{order_id}', { ...at, params })).data.flags
      );
    };
    await expect.poll(flags).toEqual([]);
  });

  it('is unknown where no rule reads its prefix', async () => {
    await scan(page, '2300042007509');
    await page.getByText('2300042007509').first().waitFor();
  });
});
