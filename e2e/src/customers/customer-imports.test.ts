import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');

/** What is wrong in a row, with what it should have been. */
const mistakes: readonly (readonly [wrong: string, right: string])[] = [
  [',1e3,', ',1000,'],
  [',-1,', ',1,'],
  [',NaN,', ',0,'],
  [',12.345,', ',12.34,'],
];

/** Two hundred people; each fiftieth has one of the mistakes. */
function csv(): string {
  const lines = Array.from({ length: 200 }, (_, index) => {
    const limit = index % 50 === 10 ? mistakes[Math.floor(index / 50)]?.[0] : `,${index},`;
    return `Person ${index},p${index}@example.com,Hotels${limit}Street ${index}`;
  });
  return ['Name,E-mail,Group,Credit limit,Address line 1', ...lines].join('\n');
}

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('A file of customers', () => {
  it('with bad rows is imported, corrected by the file of errors, exported, undone', async () => {
    const merchant = await newMerchant(url);
    const store = await newStore(url, merchant.token);
    const { page, context, faults } = await visitStore(browser, url, merchant, '/customers');
    const choose = async (name: string, text: string) => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
      await page.getByRole('button', { name: 'Review import' }).click();
      await page.getByText('Review import').waitFor();
    };
    const download = async (press: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: press }).click(),
      ]);
      const text = await readFile(await file.path(), 'utf8');
      return { name: file.suggestedFilename(), text: text.replace('\uFEFF', '') };
    };
    const undo = async (file: string, ending: string) => {
      await page.goto('/customers/import');
      await page.getByRole('link', { name: file }).click();
      await page.getByRole('button', { name: 'Undo import…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
      await page.getByText(ending, { exact: true }).waitFor();
      await page.getByText('Undone', { exact: true }).waitFor();
    };

    // Nobody is there yet: the way to a file stands beside the way to a first customer.
    await page.getByRole('link', { name: 'Import customers' }).click();
    await page.getByRole('heading', { name: 'Import customers', level: 1 }).waitFor();
    await choose('people.csv', csv());
    await page.getByText('Credit limit: “1e3” isn’t a valid amount. Write it like 1500.50.').waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Import 196 customers' }).click();
    await page.getByText('196 added and 4 skipped with errors.').waitFor();
    expect(await grave(page)).toEqual([]);

    const errors = await download('Download rows with errors');
    expect(errors.name).toBe('people-errors.csv');
    const numbers = [...errors.text.matchAll(/Street \d+,(\d+),/g)].map(([, row]) => Number(row));
    expect(numbers).toEqual([12, 62, 112, 162]);
    const corrected = mistakes.reduce((text, [wrong, right]) => text.replace(wrong, right), errors.text);
    await page.goto('/customers/import');
    await choose('corrected.csv', corrected);
    await page.getByRole('button', { name: 'Import 4 customers' }).click();
    await page.getByText('4 added.').waitFor();
    await page.getByRole('link', { name: 'View customers' }).click();
    await page.getByText('Showing 1-10 of 200').waitFor();

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Export…' }).click();
    const exported = await download('Download CSV');
    expect(exported.text.trim().split('\r\n')).toHaveLength(201);
    await page.goto('/customers/import');
    await choose('exported.csv', exported.text);
    await page.getByText('There is nothing to import').waitFor();

    await undo('corrected.csv', '4 deleted.');
    await undo('people.csv', '196 deleted.');
    const at = { token: merchant.token, params: { id: store.id } };
    const left = await call(url, 'GET /marketplace/v1/stores/{id}/customers/total', at);
    expect(left.data.total).toBe(0);
    expect((await call(url, 'GET /marketplace/v1/stores/{id}/customer-groups', at)).data).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
