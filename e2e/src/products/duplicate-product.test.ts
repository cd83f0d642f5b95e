import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct, productStore } from '#fixtures/product-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('A product that is like another', () => {
  it('is a draft of its own, which can be deleted', async () => {
    const { amina, store } = await productStore(url);
    const id = await addProduct(url, store, { title: 'Clay pot', price: 90_000, sku: 'POT-1' });
    const { page, context, faults } = await visitStore(browser, url, amina, `/products/${id}`);
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Duplicate…' }).click();
    const question = page.getByRole('dialog', { name: 'Duplicate Clay pot' });
    await expect.poll(() => question.getByLabel('Title').inputValue()).toBe('Copy of Clay pot');
    await question.getByLabel('Title').fill('');
    await question.getByRole('button', { name: 'Duplicate' }).click();
    await question.getByText('Title is required!').waitFor();
    await question.getByLabel('Title').fill('Clay jar');
    expect(await grave(page)).toEqual([]);
    await question.getByRole('button', { name: 'Duplicate' }).click();
    await page.getByRole('heading', { name: 'Clay jar', level: 1 }).waitFor();
    await page.getByText('Not active: set the status to active.').waitFor();
    await expect.poll(() => page.getByLabel('Price', { exact: true }).inputValue()).toBe('900.00');
    await expect.poll(() => page.getByLabel('SKU').inputValue()).toBe('');

    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Delete product' }).click();
    await page.getByText('Clay jar deleted').waitFor();
    await page.getByText('Showing 1-1 of 1').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Clay jar' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
