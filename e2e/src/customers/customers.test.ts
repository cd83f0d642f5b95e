import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, type Merchant, newMerchant, newStore, type OpenedStore } from '#support/server/api.ts';
import { behindTheServer } from '#support/server/server-database.ts';

const url = inject('serverUrl');
let browser: Browser;
let amina: Merchant;
let store: OpenedStore;
beforeAll(async () => {
  browser = await launch();
  amina = await newMerchant(url);
  store = await newStore(url, amina.token);
  const at = { token: amina.token, params: { id: store.id } };
  await call(url, 'PUT /marketplace/v1/stores/{id}/update', { ...at, body: { country: 'KE' } });
});
afterAll(() => browser.close());

const save = (page: Page) =>
  page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click();

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Edit customer' });
const edit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true }).click();
const saveDrawer = (page: Page) => drawer(page).getByRole('button', { name: 'Save' }).click();

async function addCustomer(body: object): Promise<string> {
  const added = await call(url, 'POST /marketplace/v1/stores/{id}/customers', {
    token: amina.token,
    params: { id: store.id },
    body,
  });
  if (added.status !== 200) throw new Error(added.message);
  return added.data.id;
}

/** What orders would have written. */
const setOutstanding = (id: string, outstanding: number, spent: number) =>
  behindTheServer('update app.customers set outstanding = $2, spent = $3, order_count = 2 where id = $1', [
    id,
    outstanding,
    spent,
  ]);

describe('A customer', () => {
  it('is added by hand with an address and a group, refused without a name, and found by a part of the phone number', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina, '/customers');
    await page.getByText('No customers yet').waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('link', { name: 'Add customer' }).click();
    await page.waitForURL('**/customers/new');
    await page.getByLabel('Phone (optional)').fill('722 000 111');
    await page.getByLabel('Credit limit').fill('5000');
    await save(page);
    await page.getByText('Name is required!').waitFor();
    expect(await page.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByLabel('Name').fill('Asha Mwangi');

    await page.getByRole('button', { name: 'Add address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add address' });
    await dialog.getByLabel('Label').fill('Shop');
    await dialog.getByRole('button', { name: 'Add address' }).click();
    await dialog.getByText('Enter the street address or directions').waitFor();
    expect(await grave(page)).toEqual([]);
    await dialog.getByLabel('Street address or directions').fill('Moi Avenue 12');
    await dialog.getByLabel('City').fill('Nairobi');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Moi Avenue 12').waitFor();

    await page.getByRole('button', { name: 'Add a new group…' }).click();
    await page.getByRole('dialog', { name: 'New group' }).getByLabel('Name').fill('Schools');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Group' }).getByText('Schools').waitFor();
    await save(page);
    await page.getByText('Asha Mwangi added').waitFor();
    await page.getByRole('heading', { name: 'Asha Mwangi', level: 1 }).waitFor();
    await page.getByText(/5,000\.00/).waitFor();
    await page.getByText('Moi Avenue 12').waitFor();

    await addCustomer({ name: 'Juma Otieno', phone: '+254733999888' });
    await page.goto('/customers');
    await page.getByText('Showing 1-2 of 2').waitFor();
    const search = page.getByRole('searchbox', { name: 'Search by name, phone or email' });
    await search.fill('0722 000');
    await page.getByText('Showing 1-1 of 1').waitFor();
    await page.getByRole('link', { name: 'Asha Mwangi' }).waitFor();
    await search.fill('nobody');
    await page.getByText('No customers found').waitFor();
    await page.getByRole('button', { name: 'Show all customers' }).click();
    await page.getByText('Showing 1-2 of 2').waitFor();
    await page.getByRole('combobox', { name: 'Group', exact: true }).click();
    await page.getByRole('option', { name: /^Schools/ }).click();
    await page.getByText('Showing 1-1 of 1').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is edited in two browsers: the second one is told, and takes theirs or looks again', async () => {
    const id = await addCustomer({ name: 'Wanjiku Kamau', notes: 'Rings first' });
    const otieno = await newColleague(url, amina, store, 'associate', 'Otieno');
    const first = await visitStore(browser, url, amina, `/customers/${id}`);
    const second = await visitStore(browser, url, otieno, `/customers/${id}`);
    await edit(first.page);
    await edit(second.page);
    await second.page.getByLabel('Notes').fill('Pays on Fridays');
    await first.page.getByLabel('Email').fill('wanjiku@example.com');
    await saveDrawer(first.page);
    await first.page.getByText('Customer saved').waitFor();

    const { page } = second;
    await page.getByText('Amina Bello saved changes meanwhile').waitFor();
    await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('Pays on Fridays');
    await saveDrawer(page);
    const dialog = page.getByRole('dialog', { name: 'Amina Bello saved changes meanwhile' });
    await dialog.getByText(/drop your changes/).waitFor();
    expect(await grave(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('Pays on Fridays');
    await page.getByRole('button', { name: 'Review' }).click();
    await dialog.getByRole('button', { name: 'Use theirs' }).click();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('wanjiku@example.com');
    await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('Rings first');
    await page.getByLabel('Notes').fill('Pays on Fridays');
    await saveDrawer(page);
    await page.getByText('Customer saved').waitFor();

    // Nothing is typed in the first one: it shows what the second has saved.
    await edit(first.page);
    await expect.poll(() => first.page.getByLabel('Notes').inputValue()).toBe('Pays on Fridays');
    await first.page.getByLabel('Name').fill('Wanjiku K.');
    await edit(page);
    await page.getByLabel('Name').fill('Wanjiku Kamau Ltd');
    await saveDrawer(page);
    await page.getByRole('heading', { name: 'Wanjiku Kamau Ltd' }).waitFor();
    await saveDrawer(first.page);
    const asked = first.page.getByRole('dialog', { name: 'Otieno Bello saved changes meanwhile' });
    await asked.getByRole('button', { name: 'Use theirs' }).click();
    await expect.poll(() => first.page.getByLabel('Name').inputValue()).toBe('Wanjiku Kamau Ltd');
    expect([...first.faults, ...second.faults]).toEqual([]);
    await first.context.close();
    await second.context.close();
  });

  it('shows what is owed to who sees all sales, and to an associate no figure', async () => {
    const id = await addCustomer({ name: 'Zawadi Traders', credit_limit: 100_000 });
    await setOutstanding(id, 123_400, 987_600);
    const { page, context, faults } = await visitStore(browser, url, amina, '/customers?sort=-outstanding');
    const row = page.getByRole('row', { name: /Zawadi Traders/ });
    await row.getByText('1,234').waitFor();
    await page.getByRole('button', { name: 'Outstanding balance' }).click();
    await page.getByText('Showing 1-1 of 1').waitFor();
    await row.getByRole('link', { name: 'Zawadi Traders' }).click();
    await page.getByText('Over the credit limit').waitFor();
    await page.getByText(/9,876/).waitFor();
    expect(await grave(page)).toEqual([]);
    await context.close();

    const juma = await newColleague(url, amina, store, 'associate', 'Juma');
    const seen = await visitStore(browser, url, juma, '/customers?sort=-outstanding&unpaid=yes');
    await seen.page.getByRole('link', { name: 'Zawadi Traders' }).waitFor();
    await expect.poll(() => seen.page.getByRole('button', { name: 'Outstanding balance' }).count()).toBe(0);
    await seen.page.getByRole('link', { name: 'Zawadi Traders' }).click();
    await seen.page.getByText('No phone or email').waitFor();
    const text = await seen.page.locator('main').textContent();
    expect(text).not.toMatch(/1,234|9,876|Outstanding|spent|Credit limit|More actions|Record payment/);
    await edit(seen.page);
    await drawer(seen.page).getByLabel('Notes').fill('Rings first');
    await expect.poll(() => drawer(seen.page).getByLabel('Credit limit').count()).toBe(0);
    expect(await grave(seen.page)).toEqual([]);
    await seen.page.keyboard.press('Escape');
    const question = seen.page.getByRole('dialog', { name: 'Discard unsaved changes?' });
    await question.getByRole('button', { name: 'Discard' }).click();
    await drawer(seen.page).waitFor({ state: 'detached' });
    expect([...faults, ...seen.faults]).toEqual([]);
    await seen.context.close();
  });

  it('is erased once nothing is owed: who it was is gone, in the list and on the screen', async () => {
    const id = await addCustomer({ name: 'Baraka Njoroge', phone: '+254711222333' });
    await setOutstanding(id, 5_000, 5_000);
    const { page, context, faults } = await visitStore(browser, url, amina, `/customers/${id}`);
    const ask = async () => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Erase customer…' }).click();
    };
    await ask();
    await page.getByRole('dialog', { name: /^Baraka Njoroge has/ }).waitFor();
    expect(await grave(page)).toEqual([]);
    await setOutstanding(id, 0, 5_000);
    await page.reload();
    await page.getByRole('heading', { name: 'Baraka Njoroge' }).waitFor();
    await ask();
    const dialog = page.getByRole('dialog', { name: 'Erase Baraka Njoroge?' });
    await dialog.getByRole('button', { name: 'Erase customer' }).click();
    await page.getByText('Customer erased').waitFor();
    await page.waitForURL('**/customers');
    await page.getByRole('searchbox').fill('711222');
    await page.getByText('No customers found').waitFor();
    await page.goto(`/customers/${id}`);
    await page.getByRole('heading', { name: 'Erased customer', level: 1 }).waitFor();
    await page.getByText(/^Erased on/).waitFor();
    await expect.poll(() => page.locator('main').textContent()).not.toMatch(/Baraka|711/);
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is reached by g c, and found and added from the palette', async () => {
    await addCustomer({ name: 'Neema Achieng' });
    const { page, context, faults } = await visitStore(browser, url, amina, '/products');
    await page.keyboard.type('gc', { delay: 60 });
    await page.waitForURL('**/customers');
    await page.getByRole('heading', { name: 'Customers', level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or run a command' }).fill('neema');
    await page.getByRole('option', { name: 'Neema Achieng, Customers' }).click();
    await page.getByRole('heading', { name: 'Neema Achieng', level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or run a command' }).fill('add customer');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/customers/new');
    expect(faults).toEqual([]);
    await context.close();
  });
});
