import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { turnOnWholesale } from '#fixtures/supplying-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function variantOf(token: string, id: string, product_id: string): Promise<string> {
  const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', {
    token,
    params: { id, product_id },
  });
  return data.variants[0]?.id ?? '';
}

it('A price list goes out as a file, comes back changed, replaces the list, and is undone', async () => {
  const amina = await newMerchant(url);
  const store = await newStore(url, amina.token);
  await turnOnWholesale(url, amina.token, store.id);
  const at = { token: amina.token, params: { id: store.id } };
  const list = await call(url, 'POST /marketplace/v1/stores/{id}/price-lists', {
    ...at,
    body: { name: 'Resellers' },
  });
  const rice = await addProduct(url, store, { title: 'Rice 25 kg', price: 100_00 });
  const tea = await addProduct(url, store, { title: 'Tea', price: 50_00 });
  const variants = await Promise.all(
    [rice, tea].map((product_id) => variantOf(amina.token, store.id, product_id)),
  );
  const prices = variants.map((variant_id) => ({
    variant_id,
    breaks: [{ minimum: 1, unit_price: 40_00 }],
  }));
  await call(url, 'PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices', {
    token: amina.token,
    params: { id: store.id, price_list_id: list.data.id },
    body: { prices },
  });
  const { page, faults } = await visitStore(browser, url, amina, `/wholesale/price-lists/${list.data.id}`);
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const [file] = await Promise.all([page.waitForEvent('download'), choose('Export prices')]);
  const [headers, first = ''] = (await readFile(await file.path(), 'utf8'))
    .replace('\uFEFF', '')
    .split('\r\n');
  const changed = [headers, first.replace('40.00', '38.50'), first.replace(',1,40.00', ',10,cheap')].join(
    '\n',
  );

  await choose('Import prices');
  await page.getByRole('heading', { name: 'Import prices', level: 1 }).waitFor();
  const send = async (name: string, text: string) => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('combobox', { name: 'Prices in the file' }).click();
    await page.getByRole('option', { name: 'Replace the whole price list' }).click();
    await page.getByText('Items that are not in the file lose their price in this list.').waitFor();
    await page.getByRole('button', { name: 'Review import' }).click();
  };
  await send('wrong.csv', changed);
  await page.getByText(/^Unit price: “cheap” isn’t a valid amount/).waitFor();
  expect(await grave(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back' }).click();
  await send('prices.csv', changed.split('\n').slice(0, 2).join('\n'));
  await page.getByRole('button', { name: 'Import prices of 2 items' }).click();
  await page.getByText('1 updated and 1 deleted.').waitFor();
  await page.getByRole('link', { name: 'View price list' }).click();
  await page
    .getByRole('table', { name: 'Prices in this list' })
    .getByText(/38\.50/)
    .waitFor();

  await choose('Import prices');
  await page.getByRole('link', { name: 'prices.csv' }).click();
  await page.getByRole('button', { name: 'Undo import…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('2 restored.').waitFor();
  expect(faults).toEqual([]);
});
