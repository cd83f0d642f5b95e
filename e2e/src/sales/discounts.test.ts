import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
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

const save = (page: Page) =>
  page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click();
const pick = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });
const rows = (page: Page) => page.getByRole('table', { name: 'Discounts' }).getByRole('row');
const inWords = (page: Page) =>
  page.getByRole('heading', { name: 'Summary' }).locator('xpath=ancestor::section').getByRole('paragraph');

/** Amina's store in Toronto, which is read from Lagos. */
async function aStore() {
  const amina = await newMerchant(url);
  const store = await newStore(url, amina.token);
  const at = { token: amina.token, params: { id: store.id } };
  await call(url, 'PUT /marketplace/v1/stores/{id}/update', { ...at, body: { timezone: 'America/Toronto' } });
  const category = async (name: string) =>
    (await call(url, 'POST /marketplace/v1/stores/{id}/categories', { ...at, body: { name } })).data.id;
  return { amina, store, at, shoes: await category('Shoes') };
}

const tenOff = { kind: 'percent', percent: 10, channels: ['web'], starts_at: '2026-01-01T05:00:00.000Z' };

describe('A discount from its first word to its end', () => {
  it('says in plain words what it does, by the clocks of the store, and is kept as it was typed', async () => {
    const { amina, at } = await aStore();
    const { page, faults } = await visitStore(browser, url, amina, '/discounts');
    await page.getByRole('heading', { name: 'No discounts yet' }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('link', { name: 'New discount' }).click();

    const percent = page.getByRole('spinbutton', { name: 'Percentage' });
    await percent.fill('9.97549');
    await save(page);
    await page.getByText('Enter a code').waitFor();
    expect(
      await page.getByLabel('Code', { exact: true }).evaluate((box) => box === document.activeElement),
    ).toBe(true);
    await expect.poll(() => percent.inputValue()).toBe('9.975');
    expect(await grave(page)).toEqual([]);

    await page.getByLabel('Code', { exact: true }).fill('xmas-10');
    await pick(page, 'Selected categories');
    await page.getByRole('combobox', { name: 'Categories' }).click();
    await page.getByRole('option', { name: 'Shoes' }).click();
    for (const place of ['In person', 'Wholesale', 'Phone or message'])
      await page.getByRole('checkbox', { name: place }).uncheck();
    await page.getByLabel('Start date').fill('2036-12-01');
    await page.getByLabel('End date').fill('2036-12-24');
    await page.getByLabel('Uses per customer').fill('1');
    const words = '9.975% off Shoes, for the web store, from 1 Dec 2036 to 24 Dec 2036, once per customer.';
    await expect.poll(() => inWords(page).textContent()).toBe(words);
    await save(page);
    await page.getByRole('heading', { name: 'XMAS-10' }).waitFor();
    await page.getByText('Scheduled').waitFor();
    await expect.poll(() => inWords(page).textContent()).toBe(words);
    await page.getByText('Total discounted').waitFor();
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/discounts', at);
    expect(data.items[0]).toMatchObject({
      ...{ code: 'XMAS-10', percent: 9.975, channels: ['web'], customer_limit: 1, use_limit: null },
      ...{ starts_at: '2036-12-01T05:00:00.000Z', ends_at: '2036-12-25T05:00:00.000Z' },
    });
    expect(faults).toEqual([]);
  });

  it('keeps what was typed when its code is taken, and says so under it', async () => {
    const { amina, at } = await aStore();
    await call(url, 'POST /marketplace/v1/stores/{id}/discounts', {
      ...at,
      body: { ...tenOff, code: 'TEN' },
    });
    const { page, faults } = await visitStore(browser, url, amina, '/discounts/new');
    await page.getByLabel('Code', { exact: true }).fill('ten');
    await pick(page, 'Amount');
    await page.getByRole('spinbutton', { name: 'Amount' }).fill('12.345');
    await save(page);
    await page.getByText('A discount with this code already exists').waitFor();
    await expect.poll(() => page.getByRole('spinbutton', { name: 'Amount' }).inputValue()).toBe('12.35');
    await page.getByLabel('Code', { exact: true }).fill('ten-2');
    await save(page);
    await page.getByRole('heading', { name: 'TEN-2' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('takes goods that are bought together, and goes through its states in the list', async () => {
    const { amina, store, at } = await aStore();
    const basket = await addProduct(url, store, { title: 'Kikapu basket', price: 90_000 });
    const { page, faults } = await visitStore(browser, url, amina, '/discounts/new');
    await pick(page, 'Automatic discount');
    await page.getByLabel('Title').fill('Baskets');
    await pick(page, 'Buy X, get Y');
    for (const [label, value] of [
      ['Items to buy', '2'],
      ['Items to get', '1'],
      ['Discount on these items', '100'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await pick(page, 'Selected products');
    await page.getByRole('combobox', { name: 'Products' }).click();
    await page.getByPlaceholder('Search by title').fill('kikapu');
    await page.getByRole('option', { name: 'Kikapu basket' }).click();
    await page.getByRole('button', { name: 'Remove Kikapu basket' }).waitFor();
    await expect
      .poll(() => inWords(page).textContent())
      .toMatch(/^Buy 2 of Kikapu basket, get 1 free, from /);
    await save(page);
    await page.getByRole('heading', { name: 'Baskets' }).waitFor();
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/discounts', at);
    expect(data.items[0]).toMatchObject({
      product_ids: [basket],
      buy_quantity: 2,
      get_quantity: 1,
      percent: 100,
    });

    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('Baskets turned off').waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await rows(page).filter({ hasText: 'Buy 2, get 1 free' }).filter({ hasText: '1 product' }).waitFor();
    await page.getByRole('button', { name: 'Active', exact: true }).click();
    await page.getByRole('heading', { name: 'No discounts found' }).waitFor();
    await page.getByRole('button', { name: 'Off', exact: true }).click();
    await page.getByRole('link', { name: 'Baskets' }).click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Baskets deleted').waitFor();
    await page.getByRole('heading', { name: 'No discounts yet' }).waitFor();
    expect(faults).toEqual([]);
  });
});

describe('A discount in two hands', () => {
  it('keeps what was typed until the saved version is taken', async () => {
    const { amina, at } = await aStore();
    const { data } = await call(url, 'POST /marketplace/v1/stores/{id}/discounts', {
      ...at,
      body: { ...tenOff, title: 'Ten' },
    });
    const { page, faults } = await visitStore(browser, url, amina, `/discounts/${data.id}`);
    await page.getByLabel('Title').fill('Twelve for all');
    await call(url, 'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}', {
      token: amina.token,
      params: { ...at.params, discount_id: data.id },
      body: { ...tenOff, title: 'Ten', percent: 12, version: 1 },
    });
    await page.getByText('Another staff member saved changes meanwhile').waitFor();
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Another staff member saved changes meanwhile' });
    await dialog.getByText(/drop your changes/).waitFor();
    expect(await grave(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Twelve for all');
    await save(page);
    await dialog.getByRole('button', { name: 'Use theirs' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Ten');
    await expect.poll(() => page.getByRole('spinbutton', { name: 'Percentage' }).inputValue()).toBe('12');
    await page.getByLabel('Title').fill('Twelve for all');
    await save(page);
    await page.getByRole('heading', { name: 'Twelve for all' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('is for a supervisor to read, and for an associate not there', async () => {
    const { amina, store, at } = await aStore();
    const body = { ...tenOff, code: 'TEN', title: 'Ten' };
    const { data } = await call(url, 'POST /marketplace/v1/stores/{id}/discounts', { ...at, body });
    const otieno = await newColleague(url, amina, store, 'supervisor');
    const { page, faults } = await visitStore(browser, url, otieno, '/discounts');
    await page.getByRole('link', { name: 'Ten' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'New discount' }).count()).toBe(0);
    await page.goto('/discounts/new');
    await page.waitForURL('**/discounts');
    await page.goto(`/discounts/${data.id}`);
    await page.getByText('10% off the whole order, for the web store').waitFor();
    await expect.poll(() => page.getByRole('textbox').count()).toBe(0);
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);

    const wanjiku = await newColleague(url, amina, store, 'associate', 'Wanjiku');
    const { page: theirs } = await visitStore(browser, url, wanjiku, '/orders/sell');
    await expect.poll(() => theirs.getByRole('link', { name: 'Discounts' }).count()).toBe(0);
    await theirs.goto('/discounts');
    await theirs.waitForURL(/orders\/sell|unauthorized/);
  });
});
