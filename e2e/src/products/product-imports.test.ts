import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
const headers =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Barcode,Status';

/** What is wrong in a row, with what it should have been. */
const mistakes: readonly (readonly [wrong: string, right: string])[] = [
  ['shopify,1.5,100', 'shopify,1,100'],
  ['shopify,-1,100', 'shopify,1,100'],
  ['shopify,1e9,100', 'shopify,1,100'],
  ['shopify,2,1e3', 'shopify,2,1000'],
  ['shopify,2,-1', 'shopify,2,1'],
  ['shopify,2,NaN', 'shopify,2,1'],
  ['shopify,2,12.345', 'shopify,2,12.34'],
  ['shopify,2,1.000', 'shopify,2,1000'],
  ['shopify,many,5', 'shopify,1,5'],
  ['shopify,2,free', 'shopify,2,0'],
  ['shopify,2,"10,00,000"', 'shopify,2,1000'],
  ['shopify,2,', 'shopify,2,7'],
];

/** A thousand rows; each eightieth has one of the mistakes. */
function csv(): string {
  const lines = Array.from({ length: 1000 }, (_, index) => {
    const mistake = index % 80 === 40 ? mistakes[Math.floor(index / 80)]?.[0] : undefined;
    const figures =
      index === 920 ? 'shopify,2,9,4006381333932' : `${mistake ?? `shopify,${index % 5},${index + 1}`},`;
    return `good-${index},Good ${index},<p>Fine</p>,Souk,Kitchen,new,TRUE,Title,Default Title,G-${index},${figures},active`;
  });
  return [headers, ...lines].join('\n');
}

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Review import' }).click();
  await page.getByText('Review import').waitFor();
}

async function undo(page: Page, file: string, ending: string): Promise<void> {
  await page.goto('/products/import');
  await page.getByRole('link', { name: file }).click();
  await page.getByRole('button', { name: 'Undo import…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByText(ending, { exact: true }).waitFor();
  await page.getByText('Undone', { exact: true }).waitFor();
}

describe('A file of another shop', () => {
  it('of 1,000 rows with 12 bad ones is imported, corrected, undone', async () => {
    const merchant = await newMerchant(url);
    const store = await newStore(url, merchant.token, { module_inventory: 'active' });
    const { page, context, faults } = await visitStore(browser, url, merchant, '/products');
    await page.getByRole('link', { name: 'Import' }).click();
    await page.getByRole('heading', { name: 'Import products', level: 1 }).waitFor();
    await choose(page, 'goods.csv', csv());
    const figure = (term: string) => page.locator('dl > div', { hasText: term }).locator('dd').textContent();
    expect(await figure('New')).toBe('988');
    expect(await figure('With errors')).toBe('12');
    await page.getByText('Stock: “1.5” isn’t a whole number').waitFor();
    await page.getByText('Price: “1e3” isn’t a valid amount. Write it like 1500.50.').waitFor();
    expect(await grave(page)).toEqual([]);

    await page.getByRole('button', { name: 'Import 988 products' }).click();
    await page.getByText('988 added and 12 skipped with errors.').waitFor();
    expect(await grave(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download rows with errors' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('goods-errors.csv');
    let rows = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '');
    expect(rows.trim().split('\r\n')).toHaveLength(13);
    expect(rows).toContain(',Row,Problem');
    const rowNumbers = [...rows.matchAll(/active,(\d+),/g)].map(([, row]) => Number(row));
    // The headers are row 1, so that the bad product of index 40 stands in row 42.
    expect(rowNumbers).toEqual(Array.from({ length: 12 }, (_, index) => 42 + 80 * index));
    for (const [wrong, right] of mistakes) rows = rows.replace(wrong, right);
    rows = rows.replace('4006381333932', '4006381333931');

    await page.goto('/products/import');
    await choose(page, 'corrected.csv', rows);
    expect(await figure('New')).toBe('12');
    await page.getByRole('button', { name: 'Import 12 products' }).click();
    await page.getByText('12 added.').waitFor();
    await page.getByRole('link', { name: 'View products' }).click();
    await page.getByText('Showing 1-10 of 1,000').waitFor();

    await undo(page, 'corrected.csv', '12 archived, because they have stock history.');
    expect(await grave(page)).toEqual([]);
    // A fifth of the thousand has no stock; the bad ones are of that fifth.
    await undo(page, 'goods.csv', '188 deleted and 800 archived, because they have stock history.');
    const totals = ['active', 'draft', 'archived'].map(async (status) => {
      const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/products', {
        token: merchant.token,
        params: { id: store.id },
        query: { status },
      });
      return data.total;
    });
    expect(await Promise.all(totals)).toEqual([0, 0, 812]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('of our own says what it would change before it is imported, and leaves the sales since alone', async () => {
    const merchant = await newMerchant(url);
    const store = await newStore(url, merchant.token, { module_inventory: 'active' });
    const { page, context, faults } = await visitStore(browser, url, merchant, '/products/import');
    await choose(page, 'goods.csv', 'Title,SKU,Price,Stock\nBasin,B-1,5,9\nCup,C-1,3,4\n');
    await page.getByText('New', { exact: true }).nth(1).waitFor();
    await page.getByRole('button', { name: 'Import 2 products' }).click();
    await page.getByText('2 added.').waitFor();
    const at = { token: merchant.token, params: { id: store.id } };
    const { data } = await call(url, 'POST /marketplace/v1/stores/{id}/product-exports', { ...at, body: {} });
    const file = await (await fetch(`${url}${data.url}`)).text();

    await page.goto('/products/import');
    const edited = file.replace(',5.00,', ',6.00,').replace(/(Cup.*),4,4,/, '$1,7,4,');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(edited) });
    await page.getByText('This looks like an export from Sokoni.').waitFor();
    await page.getByText('Only stock that you edited is imported').waitFor();
    expect(await page.getByRole('cell', { name: 'when exported' }).count()).toBe(0);
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Review import' }).click();
    await page.getByRole('radio', { name: 'Changes' }).waitFor();
    await page.getByText(/^Price: .*5\.00 → .*6\.00$/).waitFor();
    await page.getByText(/^Stock at .*: 4 → 7$/).waitFor();
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('brings no quantities into a store that keeps no stock, and says so before', async () => {
    const merchant = await newMerchant(url);
    await newStore(url, merchant.token, { module_inventory: 'disabled' });
    const { page, context, faults } = await visitStore(browser, url, merchant, '/products/import');
    await page.locator('input[type=file]').setInputFiles({
      name: 'goods.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Title,Price,Stock\nBasin,5,7\n'),
    });
    const sentence = page.getByText('quantities in the file are ignored');
    await sentence.waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Review import' }).click();
    await page.getByText('Review import').waitFor();
    await sentence.waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Import 1 product' }).click();
    await page.getByText('1 added.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
