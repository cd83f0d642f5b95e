import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct, productStore } from '#fixtures/product-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('DESIGN "Index table": saved views', () => {
  it('are kept over a reload, changed, put in order and deleted, and seen by a colleague when they are for everybody', async () => {
    const { amina, store } = await productStore(url);
    for (const title of ['Basin', 'Cup', 'Kettle'])
      await addProduct(url, store, { title, price: 10_000, opening_stock: title === 'Cup' ? 0 : 3 });
    const { page, context, faults } = await visitStore(browser, url, amina, '/products');
    const views = page.getByRole('navigation', { name: 'Views' });
    const titles = page.getByRole('table', { name: 'Products' }).getByRole('link');
    await page.getByText('Showing 1-3 of 3').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Save view' }).count()).toBe(0);

    await page.getByRole('combobox', { name: 'Stock', exact: true }).first().click();
    await page.getByRole('option', { name: 'Out of stock' }).click();
    await expect.poll(() => titles.allTextContents()).toEqual(['Cup']);
    await page.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await dialog.getByText('Name is required').waitFor();
    await dialog.getByLabel('Name').fill('To order');
    await dialog.getByLabel('Share with all staff').check();
    expect(await grave(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await views.getByRole('link', { name: 'To order' }).waitFor();
    await expect
      .poll(() => views.getByRole('link', { name: 'To order' }).getAttribute('aria-current'))
      .toBe('page');
    await expect.poll(() => page.getByRole('button', { name: 'Save view' }).count()).toBe(0);

    await page.reload();
    await expect.poll(() => titles.allTextContents()).toEqual(['Cup']);
    await views.getByRole('link', { name: 'All' }).click();
    await page.getByText('Showing 1-3 of 3').waitFor();

    // One of one's own; it cannot have the name twice.
    await page.getByLabel('Search by title, SKU or barcode').fill('kett');
    await expect.poll(() => titles.allTextContents()).toEqual(['Kettle']);
    await page.getByRole('button', { name: 'Save view' }).click();
    await dialog.getByLabel('Name').fill('Kettles');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await views.getByRole('link', { name: 'Kettles' }).waitFor();
    await expect
      .poll(() => views.getByRole('link', { name: 'Kettles' }).getAttribute('aria-current'))
      .toBe('page');
    await page.getByLabel('Search by title, SKU or barcode').fill('k');
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
    await dialog.getByLabel('Name').fill('kettles');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await dialog.getByText('A view with this name already exists').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('menuitem', { name: 'Save to Kettles' }).click();
    await page.getByText('Kettles saved').waitFor();
    await page.getByRole('button', { name: 'Actions for view Kettles' }).click();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Rename…' }).click();
    await page.getByRole('dialog', { name: 'Rename view' }).getByLabel('Name').fill('With a k');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await views.getByRole('link', { name: 'With a k' }).waitFor();

    const otieno = await newColleague(url, amina, store, 'inventory_officer');
    const theirs = await visitStore(browser, url, otieno, '/products');
    const seen = theirs.page.getByRole('navigation', { name: 'Views' }).getByRole('link');
    await expect
      .poll(() => seen.allTextContents())
      .toEqual(['All', 'Active', 'Draft', 'Archived', 'To order']);
    await seen.last().click();
    await theirs.page.getByRole('link', { name: 'Cup' }).waitFor();
    await expect.poll(() => theirs.page.getByRole('button', { name: /^Actions for view/ }).count()).toBe(0);
    expect(theirs.faults).toEqual([]);
    await theirs.context.close();

    await page.getByRole('button', { name: 'Actions for view With a k' }).click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Delete view' }).click();
    await page.getByText('With a k deleted').waitFor();
    await expect
      .poll(() => views.getByRole('link').allTextContents())
      .toEqual(['All', 'Active', 'Draft', 'Archived', 'To order']);
    expect(faults).toEqual([]);
    await context.close();
  });
});
