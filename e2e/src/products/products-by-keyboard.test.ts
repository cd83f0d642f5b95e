import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { productStore } from '#fixtures/product-fixtures.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The words of what has the focus: those of its label, or its own. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: one } = document;
    return (one instanceof HTMLInputElement ? one.labels?.[0] : one)?.textContent;
  });

async function pressFocused(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

describe('DESIGN: a product with variants is made by the keyboard alone', () => {
  it('goes on in the new option, sets all variants at once, and rounds what is sent from inside a field', async () => {
    const { amina } = await productStore(url);
    const { page, context, faults } = await visitStore(browser, url, amina, '/products/new');
    await expect.poll(() => focused(page)).toBe('Title');
    await page.keyboard.type('Handwoven kikoi');
    await pressFocused(page, 'Add options like size or colour');
    await expect.poll(() => focused(page)).toBe('Option');
    await page.keyboard.type('Size');
    await page.keyboard.press('Tab');
    for (const entry of ['S', 'M']) {
      await page.keyboard.type(entry);
      await page.keyboard.press('Enter');
    }
    await pressFocused(page, 'Add another option');
    await pressFocused(page, 'Remove option');
    await expect.poll(() => focused(page)).toBe('Add another option');

    await pressFocused(page, 'Set for all…');
    await expect.poll(() => focused(page)).toBe('Price');
    // A dialog asks first: nothing is saved behind it.
    await page.keyboard.press('Control+s');
    await page.keyboard.type('1250.555');
    await page.getByRole('dialog').getByLabel('Quantity').fill('4');
    await page.getByRole('dialog').getByLabel('Price').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('Price of M').inputValue()).toBe('1250.56');
    await expect.poll(() => page.getByLabel('Quantity of S').inputValue()).toBe('4');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/products/new');

    await page.getByLabel('Price of S').fill('12.345');
    await page.keyboard.press('Control+s');
    await page.getByText('Handwoven kikoi added').waitFor();
    await expect.poll(() => page.getByLabel('Price of S').inputValue()).toBe('12.35');
    expect(faults).toEqual([]);
    await context.close();
  });
});
