import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct, productStore } from '#fixtures/product-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { noteUnder } from '#support/browser/field-note.ts';
import { visitStore } from '#support/browser/visit-store.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Presses the button and reads the file that comes. */
async function download(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  const data = new Uint8Array(await readFile(await file.path()));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return {
    name: file.suggestedFilename(),
    pages: pdf.numPages,
    words: items.map((item) => ('str' in item ? item.str : '')).join(' '),
  };
}

describe('Labels as PDF', () => {
  it('are printed for a product, and for what is selected in the list', async () => {
    const { amina, store } = await productStore(url);
    const id = await addProduct(url, store, {
      title: 'Clay pot',
      price: 90_000,
      sku: 'POT-1',
      barcode: '4006381333931',
      opening_stock: 30,
    });
    await addProduct(url, store, { title: 'Clay jar', price: 120_000, opening_stock: 2 });
    const { page, context, faults } = await visitStore(browser, url, amina, `/products/${id}`);
    // Something unsaved stays while the file comes.
    await page.getByRole('combobox', { name: 'Brand' }).fill('Kazuri');
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Print labels…' }).click();
    const question = page.getByRole('dialog', { name: 'Print labels for Clay pot' });
    await question.getByText('POT-1').waitFor();
    await question.getByLabel('Start at label').fill('25');
    await question.getByRole('button', { name: 'Download PDF' }).click();
    await expect
      .poll(() => noteUnder(question.getByLabel('Start at label')))
      .toBe('Enter a whole number from 1 to 24');
    expect(await grave(page)).toEqual([]);
    await question.getByLabel('Start at label').fill('24');
    await question.getByRole('switch', { name: 'One per unit on hand' }).check();
    const printed = await download(page);
    expect(printed).toMatchObject({ pages: 3 });
    expect(printed.name).toMatch(/^labels-.*\.pdf$/);
    expect(printed.words).toContain('4006381333931');
    await page.getByText('30 labels on 3 pages.').waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: 'Brand' }).inputValue()).toBe('Kazuri');
    await page.getByRole('button', { name: 'Discard' }).click();

    await page.getByRole('link', { name: 'Back' }).click();
    for (const title of ['Clay pot', 'Clay jar'])
      await page.getByRole('checkbox', { name: `Select ${title}` }).check();
    await page.getByRole('button', { name: 'Print labels…' }).click();
    const several = page.getByRole('dialog', { name: 'Print labels for 2 products' });
    await several.getByText('Price tags').click();
    await several.getByRole('combobox', { name: 'Paper' }).click();
    await page.getByRole('option', { name: 'Roll, 57 × 32 mm' }).click();
    expect(await grave(page)).toEqual([]);
    expect(await download(page)).toMatchObject({ pages: 2 });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('show no price to a role that sees no money', async () => {
    const { amina, store } = await productStore(url);
    const id = await addProduct(url, store, { title: 'Clay pot', price: 90_000, barcode: '4006381333931' });
    const officer = await newColleague(url, amina, store, 'inventory_officer');
    const { page, context, faults } = await visitStore(browser, url, officer, `/products/${id}`);
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Print labels…' }).click();
    await page.getByRole('dialog').getByText('63.5 × 33.9 mm', { exact: true }).waitFor();
    await expect.poll(() => page.getByText('Show price').count()).toBe(0);
    const { words } = await download(page);
    expect(words).toContain('4006381333931');
    expect(words).not.toContain('900');
    expect(faults).toEqual([]);
    await context.close();
  });
});
