import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct, productStore } from '#fixtures/product-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { noteUnder } from '#support/browser/field-note.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function save(page: Page): Promise<void> {
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await saveBar(page).waitFor({ state: 'detached' });
}
const saveBar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

describe('Bad numbers give an error at the field, and lose nothing that was typed', () => {
  it('in a price, a count, and in signs that make no number', async () => {
    const amina = await newMerchant(url);
    const store = await newStore(url, amina.token, { module_inventory: 'active' });
    const id = await addProduct(url, store, { title: 'Clay pot', price: 90_000 });
    const { page, context, faults } = await visitStore(browser, url, amina, `/products/${id}`);
    const price = page.getByLabel('Price', { exact: true });
    const weight = page.getByLabel('Weight');
    const alert = page.getByLabel('Reorder point');
    await price.fill('-1');
    await alert.fill('1.5');
    await weight.click();
    await page.keyboard.type('1-2');
    await saveBar(page).getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => noteUnder(price)).toBe('Enter a price of 0 or more');
    await expect.poll(() => noteUnder(alert)).toBe('Enter a whole number of 0 or more');
    await expect.poll(() => noteUnder(weight)).toBe('Enter a whole number of 0 or more');
    expect([await price.inputValue(), await alert.inputValue()]).toEqual(['-1', '1.5']);
    expect(await weight.inputValue()).toBe('1-2');
    expect(await price.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await grave(page)).toEqual([]);

    await price.fill('1e9');
    await expect.poll(() => noteUnder(price)).toBe('Enter a price such as 12.50');
    await price.fill('99999999999');
    await expect.poll(() => noteUnder(price)).toBe('This is too large. Enter a smaller number.');
    await price.fill('12.345');
    await alert.fill('3');
    await expect.poll(() => noteUnder(alert)).not.toContain('whole number');
    await weight.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await expect.poll(() => noteUnder(weight)).toBe('');
    await expect.poll(() => price.inputValue()).toBe('12.35');
    await page.keyboard.press('Control+s');
    await page.getByText('Product saved').waitFor();
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
    await expect.poll(() => price.inputValue()).toBe('2001');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows a long amount whole at every width, in the table of variants too', async () => {
    const { amina, store } = await productStore(url);
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
      await expect.poll(() => price.inputValue()).toBe('1234567.00');
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
    await expect.poll(() => noteUnder(page.getByLabel('SKU'))).toBe('Another variant already has this SKU');
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Clay jar');
    await page.getByLabel('SKU').fill('JAR-1');
    await expect.poll(() => noteUnder(page.getByLabel('SKU'))).toBe('');
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: 'Clay jar', level: 1 }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('A value that is taken out of an option', () => {
  it('comes back with its variants inactive where they have stock history', async () => {
    const { amina, store } = await productStore(url);
    const made = await call(url, 'POST /marketplace/v1/stores/{id}/products', {
      token: store.businessToken,
      params: { id: store.id },
      body: {
        title: 'Kitenge shirt',
        options: [{ name: 'Size', entries: ['S', 'M'] }],
        variants: [
          { entries: ['S'], price: 90_000, opening_stock: 4 },
          { entries: ['M'], price: 90_000 },
        ],
      },
    });
    const { page, context, faults } = await visitStore(browser, url, amina, `/products/${made.data.id}`);
    await page.getByLabel('Title', { exact: true }).fill('Kitenge blouse');
    await page.getByRole('button', { name: 'Remove S', exact: true }).click();
    await page.getByText('Saving removes a variant').waitFor();
    await saveBar(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('S has stock history and can’t be deleted. Set it to inactive instead.').waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Set to inactive instead' }).click();
    await saveBar(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('Product saved').waitFor();
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', {
      token: store.businessToken,
      params: { id: store.id, product_id: made.data.id },
    });
    expect(data.title).toBe('Kitenge blouse');
    expect(data.variants.map(({ name, active }) => [name, active])).toEqual([
      ['S', false],
      ['M', true],
    ]);
    expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
    await context.close();
  });
});

describe('Why a product cannot be bought', () => {
  it('stands above the form on a phone, in one line that opens and leads to each fix', async () => {
    const { amina } = await productStore(url);
    const { page, context, faults } = await visitStore(browser, url, amina, '/products/new', { width: 360 });
    const line = page.getByText('Not ready to sell');
    const title = page.getByLabel('Title', { exact: true });
    expect((await line.boundingBox())?.y).toBeLessThan((await title.boundingBox())?.y ?? 0);
    await page.getByText('2 to fix').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Add price' }).isVisible()).toBe(false);
    await line.click();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add price' }).click();
    await page.keyboard.type('12.50');
    await expect.poll(() => page.getByLabel('Price', { exact: true }).inputValue()).toBe('12.50');
    await page.getByRole('button', { name: 'Add quantity' }).click();
    await page.keyboard.type('3');
    await expect.poll(() => page.getByLabel('Quantity', { exact: true }).inputValue()).toBe('3');
    await page.getByText('Ready to sell', { exact: true }).waitFor();
    await page.getByText('1 to fix').waitFor();

    // Where there is room at the side, it stands there, open.
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.getByRole('heading', { name: 'Ready to sell' }).waitFor();
    await page.getByText('Add a photo').waitFor();
    await expect.poll(() => page.getByText('1 to fix').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('A product of a role that sees no prices', () => {
  it('is a draft, and waits for a price by a manager', async () => {
    const { amina, store } = await productStore(url);
    const officer = await newColleague(url, amina, store, 'inventory_officer');
    const { page, context, faults } = await visitStore(browser, url, officer, '/products/new');
    await page.getByText('No price: a manager has to add one.').waitFor();
    await page.getByLabel('Title', { exact: true }).fill('Clay pot');
    await saveBar(page).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Clay pot', level: 1 }).waitFor();
    await page.getByText('Draft', { exact: true }).first().waitFor();
    await page.getByText('No price: a manager has to add one.').waitFor();
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
    const { amina, store } = await productStore(url);
    const made = await call(url, 'POST /marketplace/v1/stores/{id}/products', {
      token: store.businessToken,
      params: { id: store.id },
      body: sizes({}),
    });
    const at = `/products/${made.data.id}`;
    const { page, context, faults } = await visitStore(browser, url, amina, at);
    await page.getByRole('button', { name: 'Add price' }).click();
    await page.keyboard.type('900');
    await expect.poll(() => page.getByLabel('Price of M').inputValue()).toBe('900');
    const readiness = page.getByRole('listitem').filter({ hasText: 'Out of stock:' });
    await readiness.getByRole('button', { name: 'Adjust stock' }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
    await dialog.getByRole('combobox', { name: 'Variant' }).waitFor();
    await expect.poll(() => dialog.getByRole('combobox', { name: 'Variant' }).textContent()).toContain('M');
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
    await expect.poll(() => page.getByRole('switch', { name: 'Track quantity' }).isChecked()).toBe(false);
    await page.getByText('Ready to sell', { exact: true }).waitFor();
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
    const brand = page.getByRole('combobox', { name: 'Brand' });
    await brand.fill('ka');
    await page.getByRole('option', { name: 'Kazuri' }).click();
    await expect.poll(() => brand.inputValue()).toBe('Kazuri');
    await page.getByLabel('Tags').fill('Beads, ');
    await page.getByLabel('Tags').press('Enter');
    await page.getByRole('button', { name: 'Remove beads' }).waitFor();
    // As the keyboard of a phone writes, which names no keys.
    await page.getByLabel('Tags').focus();
    await page.keyboard.insertText('gift, Market');
    for (const tag of ['gift', 'market']) await page.getByRole('button', { name: `Remove ${tag}` }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: 'Beaded necklace', level: 1 }).waitFor();
    await page.reload();
    await words.getByText('hand').waitFor();
    await expect.poll(() => words.getByRole('strong').textContent()).toBe('hand');
    await expect.poll(() => words.getByRole('listitem').textContent()).toBe('Washable');
    await page.getByRole('button', { name: 'Remove beads' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('The description of a product', () => {
  it('keeps all that the server allows when a word is added, and nothing else', async () => {
    const { amina, store } = await productStore(url);
    const allowed =
      '<h2>Two</h2><h3>Three</h3><h4>Four</h4><p><strong>a</strong><em>b</em><u>c</u><s>d</s><br>e <a href="https://example.com">f</a></p>' +
      '<ul><li><p>one</p></li></ul><ol><li><p>two</p></li></ol><blockquote><p>said</p></blockquote>' +
      '<table><thead><tr><th><p>Size</p></th></tr></thead><tbody><tr><td><p>M</p></td></tr></tbody></table>';
    const id = await addProduct(url, store, { title: 'Kanga', description: `${allowed}<p>Cotton</p>` });
    const { page, context, faults } = await visitStore(browser, url, amina, `/products/${id}`);
    const words = page.getByRole('textbox', { name: 'Description' });
    await words.getByText('Cotton').waitFor();
    await expect.poll(() => saveBar(page).count()).toBe(0);
    await words.getByText('Cotton').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' from Mombasa');
    await save(page);
    const params = { id: store.id, product_id: id };
    const read = async () => {
      const path = 'GET /marketplace/v1/stores/{id}/products/{product_id}';
      return (await call(url, path, { token: store.businessToken, params })).data.description;
    };
    expect(await read()).toBe(`${allowed.replace('<br>', '<br />')}<p>Cotton from Mombasa</p>`);

    // What is pasted leaves its looks and its pictures behind.
    const pasted =
      '<p style="color:red">Washable</p><img src="https://example.com/x.png"><script>x()</script>';
    await words.evaluate((field, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, pasted);
    await save(page);
    await expect.poll(read).toContain('Cotton from MombasaWashable</p>');
    expect(await read()).not.toMatch(/style|img|script/);

    // Typed and discarded
    await words.getByText('Washable').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('!');
    await saveBar(page).getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => words.textContent()).not.toContain('Washable!');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('links words, and says which tools are on', async () => {
    const { amina, store } = await productStore(url);
    const id = await addProduct(url, store, { title: 'Kanga', description: '<p>Our guide</p>' });
    const { page, context, faults } = await visitStore(browser, url, amina, `/products/${id}`);
    const words = page.getByRole('textbox', { name: 'Description' });
    const tool = (name: string) => page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name });
    await words.getByText('Our guide').click();
    await page.keyboard.press('Control+a');
    await tool('Link').click();
    const dialog = page.getByRole('dialog', { name: 'Link' });
    await dialog.getByLabel('Address').fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Add link' }).click();
    await dialog.getByText('Enter an address that starts with https://, mailto: or tel:').waitFor();
    await dialog.getByLabel('Address').fill('example.com/guide');
    await dialog.getByLabel('Address').press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const link = words.getByRole('link', { name: 'Our guide' });
    await expect.poll(() => link.getAttribute('href')).toBe('https://example.com/guide');
    await expect.poll(() => tool('Link').getAttribute('aria-pressed')).toBe('true');
    await tool('Bold').press('Space');
    await expect.poll(() => tool('Bold').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => tool('Heading').getAttribute('aria-pressed')).toBe('false');
    await tool('Link').click();
    await dialog.getByRole('button', { name: 'Remove link' }).click();
    await link.waitFor({ state: 'detached' });
    expect(await grave(page)).toEqual([]);
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
    await page.getByText('Ready to sell').waitFor();
    await expect.poll(() => page.getByText('Stock history').count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Adjust stock' }).count()).toBe(0);
    await page.goto('/products/new');
    await expect.poll(() => page.getByRole('switch', { name: 'Track quantity' }).isChecked()).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });
});
