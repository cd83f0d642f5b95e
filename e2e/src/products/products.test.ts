import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct, productStore } from '#fixtures/product-fixtures.ts';
import { newDelivery, newItem, newSupplier } from '#fixtures/purchasing-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { holdCall } from '#support/browser/delay-call.ts';
import { noteUnder } from '#support/browser/field-note.ts';
import { visitStore } from '#support/browser/visit-store.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const save = (page: Page) =>
  page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click();

async function addEntries(
  page: Page,
  place: number,
  name: string,
  entries: readonly string[],
): Promise<void> {
  await page.getByLabel('Option', { exact: true }).nth(place).fill(name);
  await page.getByLabel('Values', { exact: true }).nth(place).click();
  for (const entry of entries) {
    await page.keyboard.type(entry);
    await page.keyboard.press('Enter');
  }
}

describe('SPEC 3 and 5: a variant product made by hand', () => {
  it('is refused, corrected, found, edited, counted and archived', async () => {
    const { amina } = await productStore(url);
    const { page, context, faults } = await visitStore(browser, url, amina, '/products');
    await page.getByRole('heading', { name: 'No products yet' }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('link', { name: 'Add your first product' }).click();
    await page.waitForURL('**/products/new');

    // SPEC section 5: the letter e is blocked, decimals are rounded on leaving, the wheel leaves the field.
    const price = page.getByLabel('Price', { exact: true });
    await price.click();
    await page.keyboard.type('1e250.555');
    await page.getByLabel('Cost').click();
    await expect.poll(() => price.inputValue()).toBe('1250.56');
    await page.getByLabel('Cost').fill('800');
    await page.getByLabel('Cost').hover();
    await page.mouse.wheel(0, 60);
    await expect
      .poll(() => page.getByLabel('Cost').evaluate((one) => one === document.activeElement))
      .toBe(false);
    await expect.poll(() => page.getByLabel('Cost').inputValue()).toBe('800');

    await page.getByRole('button', { name: 'Add options like size or colour' }).click();
    await addEntries(page, 0, 'Size', ['S', 'M']);
    await page.getByRole('button', { name: 'Add another option' }).click();
    await addEntries(page, 1, 'Colour', ['Red', 'Blue']);
    const variants = page.getByRole('table', { name: 'Variants' });
    await expect
      .poll(() => variants.getByRole('rowheader').allTextContents())
      .toEqual(['S/Red', 'S/Blue', 'M/Red', 'M/Blue']);
    await expect.poll(() => page.getByLabel('Price of M/Blue').inputValue()).toBe('1250.56');

    await page.getByLabel('Quantity of S/Red').fill('1.5');
    await save(page);
    await expect.poll(() => noteUnder(page.getByLabel('Title', { exact: true }))).toBe('Title is required!');
    await expect
      .poll(() => noteUnder(page.getByLabel('Quantity of S/Red')))
      .toBe('Enter a whole number of 0 or more');
    await expect.poll(() => page.getByLabel('Quantity of S/Red').inputValue()).toBe('1.5');
    expect(await grave(page)).toEqual([]);

    await page.getByLabel('Title', { exact: true }).fill('Kitenge shirt');
    await page.getByLabel('Quantity of S/Red').fill('7');
    await page.getByLabel('SKU of S/Red').fill('KIT-SR');
    await page.getByRole('button', { name: 'Edit M/Blue' }).click();
    const panel = page.getByRole('dialog', { name: 'M/Blue' });
    await panel.getByLabel('Barcode').fill('4006381333932');
    expect(await grave(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Done' }).click();
    await save(page);
    await page.getByText('1 variant needs attention').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'M/Blue', exact: true }).first().click();
    await expect
      .poll(() => noteUnder(panel.getByLabel('Barcode')))
      .toBe('The last digit of this barcode should be 1. Check the number.');
    await panel.getByLabel('Barcode').fill('4006381333931');
    await panel.getByRole('button', { name: 'Done' }).click();
    await save(page);
    await page.getByRole('heading', { name: 'Kitenge shirt', level: 1 }).waitFor();
    await page.getByText('Ready to sell').waitFor();
    await page.getByText('Opening stock').waitFor();
    expect(await grave(page)).toEqual([]);

    // Stock
    await page.getByRole('main').getByRole('button', { name: 'Adjust stock' }).last().click();
    const question = page.getByRole('dialog', { name: 'Adjust stock' });
    await question.getByText('Remove', { exact: true }).click();
    await question.getByRole('button', { name: 'Save' }).click();
    await question.getByText('Quantity is required!').waitFor();
    await question.getByLabel('Quantity removed').fill('3');
    await question.getByText('On hand now 7, new quantity 4').waitFor();
    expect(await grave(page)).toEqual([]);
    await question.getByLabel('Note').fill('Torn seams');
    await question.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Torn seams').waitFor();
    await variants.getByText('4 in stock').waitFor();

    // An entry more: what exists keeps its price and stock, what is new is counted in.
    await page.getByLabel('Values', { exact: true }).first().click();
    await page.keyboard.type('L,');
    await page.getByLabel('Quantity of L/Blue').fill('9');
    await page.getByLabel('Price of S/Blue').fill('990');
    await save(page);
    await variants.getByText('9 in stock').waitFor();
    await variants.getByText('4 in stock').waitFor();
    await page.getByRole('button', { name: 'Rename L', exact: true }).click();
    await page.keyboard.type('XL');
    await page.keyboard.press('Enter');
    await save(page);
    await variants.getByRole('row').filter({ hasText: 'XL/Blue' }).getByText('9 in stock').waitFor();
    await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('Price of S/Blue').inputValue()).toBe('990.00');
    await expect.poll(() => page.getByLabel('SKU of S/Red').inputValue()).toBe('KIT-SR');

    // Found by words in any order, by SKU, by barcode
    await page.getByRole('link', { name: 'Back' }).click();
    const search = page.getByRole('searchbox', { name: /Search by title/ });
    const row = page.getByRole('row').filter({ hasText: 'Kitenge shirt' });
    await search.fill('nothing such');
    await page.getByRole('heading', { name: 'No products found' }).waitFor();
    for (const words of ['shirt kite', 'kit-sr', '4006381333931']) {
      await search.fill(words);
      await row.getByText('6 variants').waitFor();
    }
    await expect.poll(() => new URL(page.url()).search).toBe('?search=4006381333931');
    // While the next rows are fetched the last ones are dimmed.
    await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
    expect(await grave(page)).toEqual([]);
    await page.reload();
    await row.getByText('13 in stock').waitFor();
    await expect.poll(() => search.inputValue()).toBe('4006381333931');

    // Archived, and back to the list that it was opened from
    await page.getByRole('link', { name: 'Kitenge shirt' }).click();
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Delete product' }).click();
    await page.getByText(/has stock history and can’t be deleted/).waitFor();
    await page.getByRole('button', { name: 'Archive' }).click();
    await page.getByText('Kitenge shirt archived').waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await row.getByText('Archived', { exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?search=4006381333931');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('Two people on one product', () => {
  it('are told what changed, and lose nothing that was typed', async () => {
    const { amina, store } = await productStore(url);
    const otieno = await newColleague(url, amina, store, 'manager');
    const id = await addProduct(url, store, { title: 'Clay pot', price: 90_000 });
    const first = await visitStore(browser, url, amina, `/products/${id}`);
    const second = await visitStore(browser, url, otieno, `/products/${id}`);
    await first.page.getByLabel('Price', { exact: true }).fill('950');
    await first.page.getByRole('combobox', { name: 'Brand' }).fill('Kazuri');
    await second.page.getByLabel('Price', { exact: true }).fill('1100');
    await second.page.getByLabel('Title', { exact: true }).fill('Large clay pot');
    await save(second.page);
    await second.page.getByText('Product saved').waitFor();

    await save(first.page);
    const told = first.page.getByRole('dialog', { name: 'Otieno Bello saved changes meanwhile' });
    const lines = told.getByRole('row');
    await lines
      .filter({ hasText: 'Price' })
      .filter({ hasText: '1100.00' })
      .filter({ hasText: '950' })
      .waitFor();
    await lines.filter({ hasText: 'Title' }).filter({ hasText: 'Large clay pot' }).waitFor();
    expect(await grave(first.page)).toEqual([]);
    await told.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(() => first.page.getByLabel('Price', { exact: true }).inputValue()).toBe('950.00');
    await expect
      .poll(() => first.page.getByLabel('Title', { exact: true }).inputValue())
      .toBe('Large clay pot');
    await save(first.page);
    await first.page.getByText('Product saved').waitFor();
    await second.page.reload();
    await expect.poll(() => second.page.getByRole('combobox', { name: 'Brand' }).inputValue()).toBe('Kazuri');
    await expect.poll(() => second.page.getByLabel('Price', { exact: true }).inputValue()).toBe('950.00');
    expect([...first.faults, ...second.faults]).toEqual([]);
    await first.context.close();
    await second.context.close();
  });

  it('see the cost that a delivery makes, at once or when what was typed is given up', async () => {
    const { amina, store } = await productStore(url);
    const shelf = { token: store.businessToken, storeId: store.id };
    const supplier = await newSupplier(url, shelf, 'Kamau Pottery');
    const { productId, variantId } = await newItem(url, shelf, 'Clay pot', { cost: 10_000 });
    const deliver = (cost: number) => newDelivery(url, shelf, supplier, { variantId, quantity: 1, cost });
    const { page, context, faults } = await visitStore(browser, url, amina, `/products/${productId}`);
    const cost = page.getByLabel('Cost', { exact: true });
    await expect.poll(() => cost.inputValue()).toBe('100.00');
    await deliver(20_000);
    await expect.poll(() => cost.inputValue()).toBe('200.00');

    await page.getByRole('combobox', { name: 'Brand' }).fill('Kazuri');
    await deliver(30_000);
    await expect.poll(() => page.getByText('Received from supplier').count()).toBe(2);
    await expect.poll(() => page.getByRole('combobox', { name: 'Brand' }).inputValue()).toBe('Kazuri');
    await page
      .getByRole('region', { name: 'Unsaved changes' })
      .getByRole('button', { name: 'Discard' })
      .click();
    await expect.poll(() => cost.inputValue()).toBe('250.00');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('are asked before they leave what they typed', async () => {
    const { amina, store } = await productStore(url);
    const id = await addProduct(url, store, { title: 'Clay pot', price: 90_000 });
    const { page, context, faults } = await visitStore(browser, url, amina, `/products/${id}`);
    await page.getByLabel('Title', { exact: true }).fill('Clay jar');
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Clay jar');
    await page.keyboard.press('Control+s');
    await page.getByText('Product saved').waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('link', { name: 'Clay jar' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('are asked no longer once it is saved while the question stands', async () => {
    const { amina, store } = await productStore(url);
    const id = await addProduct(url, store, { title: 'Clay pot', price: 90_000 });
    const { page, context, faults } = await visitStore(browser, url, amina, `/products/${id}`);
    const letSave = await holdCall(page, `/products/${id}`);
    await page.getByLabel('Title', { exact: true }).fill('Clay jar');
    await save(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    letSave();
    await page.getByText('Product saved').waitFor();
    await page.getByRole('link', { name: 'Clay jar' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
