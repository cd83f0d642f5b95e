import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { call, newMerchant, newStore } from './api.ts';
import { grave } from './axe.ts';
import { launch } from './browser.ts';
import { visitStore } from './in-store.ts';
import { noteUnder } from './note-under.ts';
import { addProduct, goodsStore } from './products-at-hand.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const saveBar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

describe('Bad numbers give an error at the field, and lose nothing that was typed', () => {
  it('in a price, a count, and in letters that make no number', async () => {
    const amina = await newMerchant(url);
    const store = await newStore(url, amina.token, { module_inventory: 'active' });
    const id = await addProduct(url, store, { title: 'Clay pot', price: 90_000 });
    const { page, context, faults } = await visitStore(browser, url, amina, `/products/${id}`);
    const price = page.getByLabel('Price', { exact: true });
    const weight = page.getByLabel('Weight');
    const alert = page.getByLabel('Low-stock alert');
    await price.fill('-1');
    await alert.fill('1.5');
    await weight.click();
    await page.keyboard.type('1-2');
    await saveBar(page).getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => noteUnder(price)).toBe('Enter a price from 0 up');
    expect(await noteUnder(alert)).toBe('Enter a whole number from 0 up');
    expect(await noteUnder(weight)).toBe('Enter a whole number from 0 up');
    expect([await price.inputValue(), await alert.inputValue()]).toEqual(['-1', '1.5']);
    // The browser keeps letters that make no number, and tells nobody which.
    expect(await weight.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(true);
    expect(await price.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await grave(page)).toEqual([]);

    await price.fill('1e9');
    expect(await noteUnder(price)).toBe('Enter a price such as 12.50');
    await price.fill('99999999999');
    expect(await noteUnder(price)).toBe('This is too large');
    await price.fill('12.345');
    await alert.fill('3');
    expect(await noteUnder(alert)).not.toContain('whole number');
    await weight.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    expect(await noteUnder(weight)).toBe('');
    expect(await price.inputValue()).toBe('12.35');
    await page.keyboard.press('Control+s');
    await page.getByText('The product is saved.').waitFor();
    await saveBar(page).waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('by the decimals of the currency, of which RWF has none', async () => {
    const amina = await newMerchant(url);
    await newStore(url, amina.token, { currency_code: 'RWF' });
    const { page, context, faults } = await visitStore(browser, url, amina, '/products/new');
    const price = page.getByLabel('Price', { exact: true });
    await price.fill('2000.5');
    await page.getByLabel('SKU').click();
    expect(await price.inputValue()).toBe('2001');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows a long amount whole at every width, in the table of variants too', async () => {
    const { amina, store } = await goodsStore(url);
    const { data } = await call(url, 'POST /marketplace/v1/stores/{id}/products', {
      token: store.businessToken,
      params: { id: store.id },
      body: {
        title: 'Kitenge shirt',
        options: [{ name: 'Size', entries: ['Extra large'] }],
        variants: [{ entries: ['Extra large'], price: 123_456_700 }],
      },
    });
    const { page, context } = await visitStore(browser, url, amina, `/products/${data.id}`);
    const price = page.getByLabel('Price of Extra large');
    for (const width of [360, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await price.inputValue()).toBe('1234567.00');
      expect(await price.evaluate((one) => one.scrollWidth - one.clientWidth), String(width)).toBe(0);
    }
    await context.close();
  });

  it('says whose SKU it is when another variant has it', async () => {
    const amina = await newMerchant(url);
    const store = await newStore(url, amina.token);
    await addProduct(url, store, { title: 'Clay pot', price: 90_000, sku: 'POT-1' });
    const { page, context, faults } = await visitStore(browser, url, amina, '/products/new');
    await page.getByLabel('Title', { exact: true }).fill('Clay jar');
    await page.getByLabel('SKU').fill('pot-1');
    await saveBar(page).getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => noteUnder(page.getByLabel('SKU'))).toBe('Another variant has this SKU');
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Clay jar');
    await page.getByLabel('SKU').fill('JAR-1');
    expect(await noteUnder(page.getByLabel('SKU'))).toBe('');
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: 'Clay jar', level: 1 }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('Why a product cannot be bought', () => {
  it('stands above the form on a phone, in one line that opens and leads to each fix', async () => {
    const { amina } = await goodsStore(url);
    const { page, context, faults } = await visitStore(browser, url, amina, '/products/new', { width: 360 });
    const line = page.getByText('Not ready for buyers');
    const title = page.getByLabel('Title', { exact: true });
    expect((await line.boundingBox())?.y).toBeLessThan((await title.boundingBox())?.y ?? 0);
    await page.getByText('2 things to do').waitFor();
    expect(await page.getByRole('button', { name: 'Enter a price' }).isVisible()).toBe(false);
    await line.click();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Enter a price' }).click();
    await page.keyboard.type('12.50');
    expect(await page.getByLabel('Price', { exact: true }).inputValue()).toBe('12.50');
    await page.getByRole('button', { name: 'Enter a quantity' }).click();
    await page.keyboard.type('3');
    expect(await page.getByLabel('Quantity', { exact: true }).inputValue()).toBe('3');
    await page.getByText('Ready for buyers', { exact: true }).waitFor();
    await page.getByText('1 thing to do').waitFor();

    // Where there is room at the side, it stands there, open.
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.getByRole('heading', { name: 'Ready for buyers' }).waitFor();
    await page.getByText('It has no picture').waitFor();
    expect(await page.getByText('1 thing to do').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('What stops buyers', () => {
  /** One that is switched off, and one that is on and has nothing left. */
  const sizes = (on: object) => ({
    title: 'Kitenge shirt',
    options: [{ name: 'Size', entries: ['S', 'M'] }],
    variants: [
      { entries: ['S'], active: false },
      { entries: ['M'], ...on },
    ],
  });

  it('is put right at a variant that is switched on', async () => {
    const { amina, store } = await goodsStore(url);
    const made = await call(url, 'POST /marketplace/v1/stores/{id}/products', {
      token: store.businessToken,
      params: { id: store.id },
      body: sizes({}),
    });
    const at = `/products/${made.data.id}`;
    const { page, context, faults } = await visitStore(browser, url, amina, at);
    await page.getByRole('button', { name: 'Enter a price' }).click();
    await page.keyboard.type('900');
    expect(await page.getByLabel('Price of M').inputValue()).toBe('900');
    const readiness = page.getByRole('listitem').filter({ hasText: 'Nothing is in stock' });
    await readiness.getByRole('button', { name: 'Adjust stock' }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
    await dialog.getByRole('combobox', { name: 'Variant' }).waitFor();
    expect(await dialog.getByRole('combobox', { name: 'Variant' }).textContent()).toContain('M');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is counting, where nobody counts', async () => {
    const amina = await newMerchant(url);
    const store = await newStore(url, amina.token, { module_inventory: 'disabled' });
    const id = await addProduct(url, store, { title: 'Clay pot', price: 90_000 });
    const { page, context, faults } = await visitStore(browser, url, amina, `/products/${id}`);
    await page.getByRole('button', { name: 'Track quantity' }).click();
    await page.keyboard.press('Space');
    expect(await page.getByRole('switch', { name: 'Track quantity' }).isChecked()).toBe(false);
    await page.getByText('Ready for buyers', { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('The words of a product', () => {
  it('have structure, a category made on the way, a known brand and tags', async () => {
    const amina = await newMerchant(url);
    const store = await newStore(url, amina.token);
    await addProduct(url, store, { title: 'Clay pot', brand: 'Kazuri' });
    const { page, context, faults } = await visitStore(browser, url, amina, '/products/new');
    await page.getByLabel('Title', { exact: true }).fill('Beaded necklace');
    const words = page.getByRole('textbox', { name: 'Description' });
    await words.click();
    await page.keyboard.type('Made by ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('hand');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Bulleted list' }).click();
    await page.keyboard.type('Washable');

    await page.getByRole('button', { name: 'New category' }).click();
    const question = page.getByRole('dialog', { name: 'New category' });
    await question.getByLabel('Name').fill('Jewellery');
    await question.getByRole('button', { name: 'Add category' }).click();
    await page.getByRole('combobox', { name: 'Category' }).getByText('Jewellery').waitFor();
    await page.getByLabel('Brand').fill('ka');
    await page.getByRole('option', { name: 'Kazuri' }).click();
    expect(await page.getByLabel('Brand').inputValue()).toBe('Kazuri');
    await page.getByLabel('Tags').fill('Beads, ');
    await page.getByLabel('Tags').press('Enter');
    await page.getByRole('button', { name: 'Remove beads' }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: 'Beaded necklace', level: 1 }).waitFor();
    await page.reload();
    await words.getByText('hand').waitFor();
    expect(await words.innerHTML()).toBe('<p>Made by <strong>hand</strong></p><ul><li>Washable</li></ul>');
    await page.getByRole('button', { name: 'Remove beads' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('CONTRACT "Roles": a module that is off is absent', () => {
  it('hides stock work and keeps the product', async () => {
    const amina = await newMerchant(url);
    const store = await newStore(url, amina.token, { module_inventory: 'disabled' });
    const id = await addProduct(url, store, { title: 'Clay pot', price: 90_000, opening_stock: 4 });
    const { page, context, faults } = await visitStore(browser, url, amina, `/products/${id}`);
    await page.getByText('Ready for buyers').waitFor();
    expect(await page.getByText('What came and went').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Adjust stock' }).count()).toBe(0);
    await page.goto('/products/new');
    expect(await page.getByRole('switch', { name: 'Track quantity' }).isChecked()).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });
});
