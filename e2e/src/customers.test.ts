import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { call, type Merchant, newMerchant, newStore, type OpenedStore } from './api.ts';
import { grave } from './axe.ts';
import { behindTheServer } from './behind-the-server.ts';
import { launch } from './browser.ts';
import { newColleague } from './colleagues.ts';
import { visitStore } from './in-store.ts';

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
const owes = (id: string, owed: number, spent: number) =>
  behindTheServer('update app.customers set owed = $2, spent = $3, order_count = 2 where id = $1', [
    id,
    owed,
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
    await dialog.getByLabel('Called').fill('Shop');
    await dialog.getByRole('button', { name: 'Add address' }).click();
    await dialog.getByText('Enter the street, or how to find the place').waitFor();
    expect(await grave(page)).toEqual([]);
    await dialog.getByLabel('Street, or how to find the place').fill('Moi Avenue 12');
    await dialog.getByLabel('Town').fill('Nairobi');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Moi Avenue 12').waitFor();

    await page.getByRole('button', { name: 'Add a new group…' }).click();
    await page.getByRole('dialog', { name: 'New group' }).getByLabel('Name').fill('Schools');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Group' }).getByText('Schools').waitFor();
    await save(page);
    await page.getByText('Asha Mwangi is added.').waitFor();
    await page.getByRole('heading', { name: 'Asha Mwangi', level: 1 }).waitFor();
    expect(await page.getByLabel('Credit limit').inputValue()).toBe('5000.00');

    await addCustomer({ name: 'Juma Otieno', phone: '+254733999888' });
    await page.goto('/customers');
    await page.getByText('Showing 1-2 of 2').waitFor();
    const search = page.getByRole('searchbox', { name: 'Search by name, phone or e-mail' });
    await search.fill('0722 000');
    await page.getByText('Showing 1-1 of 1').waitFor();
    await page.getByRole('link', { name: 'Asha Mwangi' }).waitFor();
    await search.fill('nobody');
    await page.getByText('Nobody found').waitFor();
    await page.getByRole('button', { name: 'Show all customers' }).click();
    await page.getByText('Showing 1-2 of 2').waitFor();
    await page.getByRole('button', { name: 'Group', exact: true }).click();
    await page.getByRole('option', { name: /^Schools/ }).click();
    await page.getByText('Showing 1-1 of 1').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is edited in two browsers: the second one is told, keeps what both typed, and is asked where both changed the same', async () => {
    const id = await addCustomer({ name: 'Wanjiku Kamau', notes: 'Rings first' });
    const otieno = await newColleague(url, amina, store, 'associate', 'Otieno');
    const first = await visitStore(browser, url, amina, `/customers/${id}`);
    const second = await visitStore(browser, url, otieno, `/customers/${id}`);
    await second.page.getByLabel('Notes').fill('Pays on Fridays');
    await first.page.getByLabel('E-mail').fill('wanjiku@example.com');
    await save(first.page);
    await first.page.getByText('The customer is saved.').waitFor();

    const { page } = second;
    await page.getByText('Amina Bello has saved this customer').waitFor();
    expect(await page.getByLabel('Notes').inputValue()).toBe('Pays on Fridays');
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Amina Bello has saved this in the meantime' });
    await dialog.getByText('wanjiku@example.com').waitFor();
    expect(await grave(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Go on with both' }).click();
    expect(await page.getByLabel('E-mail').inputValue()).toBe('wanjiku@example.com');
    await save(page);
    await page.getByText('The customer is saved.').waitFor();

    // Nothing is typed in the first one: it shows what the second has saved.
    await expect.poll(() => first.page.getByLabel('Notes').inputValue()).toBe('Pays on Fridays');
    await first.page.getByLabel('Name').fill('Wanjiku K.');
    await page.getByLabel('Name').fill('Wanjiku Kamau Ltd');
    await save(page);
    await page.getByRole('heading', { name: 'Wanjiku Kamau Ltd' }).waitFor();
    await save(first.page);
    const asked = first.page.getByRole('dialog', { name: 'Otieno Bello has saved this in the meantime' });
    await asked.getByText('Both changed it').waitFor();
    await asked.getByRole('button', { name: 'Take theirs' }).click();
    await expect.poll(() => first.page.getByLabel('Name').inputValue()).toBe('Wanjiku Kamau Ltd');
    expect([...first.faults, ...second.faults]).toEqual([]);
    await first.context.close();
    await second.context.close();
  });

  it('shows what is owed to who sees all sales, and to an associate no figure', async () => {
    const id = await addCustomer({ name: 'Zawadi Traders', credit_limit: 100_000 });
    await owes(id, 123_400, 987_600);
    const { page, context, faults } = await visitStore(browser, url, amina, '/customers?sort=-owed');
    const row = page.getByRole('row', { name: /Zawadi Traders/ });
    await row.getByText('1,234.00').waitFor();
    await page.getByRole('button', { name: 'Owes money' }).click();
    await page.getByText('Showing 1-1 of 1').waitFor();
    await row.getByRole('link', { name: 'Zawadi Traders' }).click();
    await page.getByText('More than the credit limit allows.').waitFor();
    await page.getByText(/9,876\.00/).waitFor();
    expect(await grave(page)).toEqual([]);
    await context.close();

    const juma = await newColleague(url, amina, store, 'associate', 'Juma');
    const seen = await visitStore(browser, url, juma, '/customers?sort=-owed&owing=yes');
    await seen.page.getByRole('link', { name: 'Zawadi Traders' }).waitFor();
    expect(await seen.page.getByRole('button', { name: 'Owes money' }).count()).toBe(0);
    await seen.page.getByRole('link', { name: 'Zawadi Traders' }).click();
    await seen.page.getByLabel('Notes').waitFor();
    const text = await seen.page.locator('main').textContent();
    expect(text).not.toMatch(/1,234|9,876|Owes|Spent|Credit limit|More/);
    expect([...faults, ...seen.faults]).toEqual([]);
    await seen.context.close();
  });

  it('is erased once nothing is owed: who it was is gone, in the list and on the screen', async () => {
    const id = await addCustomer({ name: 'Baraka Njoroge', phone: '+254711222333' });
    await owes(id, 5_000, 5_000);
    const { page, context, faults } = await visitStore(browser, url, amina, `/customers/${id}`);
    const ask = async () => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Erase customer…' }).click();
    };
    await ask();
    await page.getByRole('dialog', { name: /^Baraka Njoroge owes/ }).waitFor();
    expect(await grave(page)).toEqual([]);
    await owes(id, 0, 5_000);
    await page.reload();
    await page.getByRole('heading', { name: 'Baraka Njoroge' }).waitFor();
    await ask();
    const dialog = page.getByRole('dialog', { name: 'Erase Baraka Njoroge?' });
    await dialog.getByRole('button', { name: 'Erase customer' }).click();
    await page.getByText('The customer is erased.').waitFor();
    await page.waitForURL('**/customers');
    await page.getByRole('searchbox').fill('711222');
    await page.getByText('Nobody found').waitFor();
    await page.goto(`/customers/${id}`);
    await page.getByRole('heading', { name: 'Erased customer', level: 1 }).waitFor();
    await page.getByText(/^Erased on/).waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/Baraka|711/);
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
    await page.getByRole('combobox', { name: 'Where to, or what to do' }).fill('neema');
    await page.getByRole('option', { name: 'Neema Achieng, Customers' }).click();
    await page.getByRole('heading', { name: 'Neema Achieng', level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Where to, or what to do' }).fill('add customer');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/customers/new');
    expect(faults).toEqual([]);
    await context.close();
  });
});
