import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { turnOnWholesale } from '#fixtures/supplying-fixtures.ts';
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
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Wholesale' }).getByRole('link', { name }).click();
const dialog = (page: Page) => page.getByRole('dialog');
async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Amina’s store, which sells rice to one customer. */
async function aStore() {
  const amina = await newMerchant(url);
  const store = await newStore(url, amina.token);
  const at = { token: amina.token, params: { id: store.id } };
  const group = await call(url, 'POST /marketplace/v1/stores/{id}/customer-groups', {
    ...at,
    body: { name: 'Distributors' },
  });
  await call(url, 'POST /marketplace/v1/stores/{id}/customers', {
    ...at,
    body: { name: 'Mama Zawadi Shops', email: 'zawadi@example.com', group_id: group.data.id },
  });
  const rice = await addProduct(url, store, { title: 'Rice 25 kg', price: 100_00 });
  return { amina, store, at, rice };
}

describe('A store that sells to businesses', () => {
  it('says how, sets prices by quantity, lets a customer buy as a company, and offers a product in cases', async () => {
    const { amina, store, at, rice } = await aStore();
    await turnOnWholesale(url, amina.token, store.id);
    const { page, faults } = await visitStore(browser, url, amina, '/wholesale/companies');
    await page.getByRole('heading', { name: 'No companies yet' }).waitFor();
    expect(await grave(page)).toEqual([]);

    await tab(page, 'Settings');
    await page.getByRole('switch', { name: 'List this store among suppliers' }).click();
    await page.getByRole('spinbutton', { name: 'Every order' }).fill('0');
    await choose(page, 'Payment terms', 'Net 30 days');
    await save(page);
    await page.getByText('Enter an amount above 0, or leave empty').waitFor();
    await page.getByRole('spinbutton', { name: 'Every order' }).fill('500');
    await page.getByRole('switch', { name: 'Email me new orders' }).click();
    await save(page);
    await page.getByText('Wholesale settings saved').waitFor();
    const settings = await call(url, 'GET /marketplace/v1/stores/{id}/wholesale/settings', at);
    expect(settings.data).toMatchObject({
      ...{ listed: true, minimum_order: 500_00, minimum_first_order: null },
      ...{ payment_terms: 'net_30', deposit_percent: null, mails_new_orders: false },
    });

    await tab(page, 'Price lists');
    await page.getByRole('button', { name: 'New price list' }).click();
    await dialog(page).getByLabel('Name').fill('Resellers');
    await dialog(page).getByRole('spinbutton', { name: 'Percentage off store prices' }).fill('10');
    await dialog(page).getByRole('checkbox', { name: 'Distributors' }).check();
    await dialog(page).getByRole('button', { name: 'Create price list' }).click();
    await page.getByRole('heading', { name: 'Resellers' }).waitFor();
    const prices = page.getByRole('table', { name: 'Prices in this list' });
    await prices.getByText('by percentage').waitFor();
    await page.getByRole('button', { name: 'Edit prices of Rice 25 kg' }).click();
    await dialog(page).getByLabel('Unit price, row 1').fill('88');
    await dialog(page).getByRole('button', { name: 'Add quantity break' }).click();
    await dialog(page).getByLabel('From quantity, row 2').fill('1');
    await dialog(page).getByLabel('Unit price, row 2').fill('75.50');
    await dialog(page).getByRole('button', { name: 'Save prices' }).click();
    await dialog(page).getByText('This quantity stands twice').waitFor();
    expect(await grave(page)).toEqual([]);
    await dialog(page).getByLabel('From quantity, row 2').fill('10');
    await dialog(page).getByRole('button', { name: 'Save prices' }).click();
    await prices.getByText(/75\.50 from 10$/).waitFor();

    await page.getByRole('link', { name: 'Back' }).click();
    await tab(page, 'Companies');
    await page.getByRole('button', { name: 'Add company' }).click();
    await dialog(page).getByRole('button', { name: 'Add company' }).click();
    await dialog(page).getByText('Choose a customer, or add one').waitFor();
    await dialog(page).getByRole('combobox', { name: 'Customer' }).fill('zawadi');
    await page.getByRole('option', { name: 'Mama Zawadi Shops' }).click();
    await dialog(page).getByRole('button', { name: 'Add company' }).click();
    await page.getByRole('heading', { name: 'Mama Zawadi Shops' }).waitFor();
    await choose(page, 'Payment terms', 'Net 60 days');
    await page.getByRole('spinbutton', { name: 'Deposit' }).fill('12.5');
    await page.getByRole('switch', { name: 'Tax exempt' }).click();
    await page.getByLabel('Tax number').fill('P051234567X');
    await save(page);
    await page.getByText('Company saved').waitFor();
    const companies = await call(url, 'GET /marketplace/v1/stores/{id}/wholesale/companies', at);
    expect(companies.data.items).toMatchObject([
      {
        ...{ name: 'Mama Zawadi Shops', payment_terms: 'net_60', deposit_percent: '12.5' },
        ...{ tax_exempt: true, tax_number: 'P051234567X', price_list: null, status: 'active' },
      },
    ]);
    await page.getByRole('link', { name: 'Back' }).click();
    const row = page.getByRole('table', { name: 'Companies' }).getByRole('row', { name: /Zawadi/ });
    await row.filter({ hasText: 'Resellers' }).filter({ hasText: 'Net 60 days' }).waitFor();

    // The customer's page says that it is a company, and leads back to it.
    await row.getByRole('link', { name: 'Mama Zawadi Shops' }).click();
    await page.getByRole('link', { name: 'Customer record' }).click();
    await page.getByRole('heading', { name: 'Wholesale company' }).waitFor();
    await page.getByText('Net 60 days').waitFor();
    await page.getByRole('link', { name: 'View company' }).click();
    await page.getByLabel('Tax number').waitFor();
    await page.getByRole('link', { name: 'Back' }).click();

    await tab(page, 'Catalogue');
    await page.getByText(/^Every active product is offered/).waitFor();
    await page.getByRole('button', { name: 'Edit offer of Rice 25 kg' }).click();
    await dialog(page).getByLabel('Minimum quantity').fill('12');
    await dialog(page).getByLabel('Sold in multiples of').fill('6');
    await dialog(page).getByLabel('Units per case').fill('6');
    await dialog(page).getByRole('button', { name: 'Save offer' }).click();
    await page.getByText('Offer of Rice 25 kg saved').waitFor();
    await page.getByRole('switch', { name: 'Offer Rice 25 kg' }).click();
    await page.getByText('Rice 25 kg is no longer offered').waitFor();
    const offers = await call(url, 'GET /marketplace/v1/stores/{id}/wholesale/products', at);
    expect(offers.data.items).toMatchObject([
      {
        ...{ product_id: rice, offered: false, minimum_quantity: 12, quantity_step: 6, case_quantity: 6 },
      },
    ]);
    expect(faults).toEqual([]);
  });

  it('shows nothing of it while the module is off', async () => {
    const amina = await newMerchant(url);
    const store = await newStore(url, amina.token);
    const { page } = await visitStore(browser, url, amina, '/products');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).waitFor();
    expect(await page.getByRole('link', { name: 'Wholesale' }).count()).toBe(0);
    await page.goto('/wholesale/companies');
    await page.getByText('Wholesale is off').waitFor();
    const refused = await call(url, 'GET /marketplace/v1/stores/{id}/wholesale/companies', {
      token: amina.token,
      params: { id: store.id },
    });
    expect(refused.error).toBe('module_disabled');
  });
});
