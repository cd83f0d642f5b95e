import { beforeAll, describe, expect, inject, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { call } from '#support/server/api.ts';
import { tillOn } from '#support/till/till.ts';

const url = inject('serverUrl');
const own = ownStore('/products');
const till = tillOn(() => own.page);
beforeAll(async () => {
  await addProduct(url, own.store, { status: 'active', title: 'Clay pot', price: 90_000, opening_stock: 9 });
  const at = { token: own.store.businessToken, params: { id: own.store.id } };
  await call(url, 'POST /marketplace/v1/stores/{id}/customers', {
    ...at,
    body: { name: 'Asha Mwangi', phone: '+254722000111' },
  });
  const { token } = await newColleague(url, own.amina, own.store, 'associate', 'Otieno');
  for (const who of [token, own.store.businessToken])
    await call(url, 'PUT /marketplace/v1/stores/{id}/till-pin', { ...at, token: who, body: { pin: '2580' } });
  await till.open();
});

const cashier = () => own.page.getByRole('button', { name: /^Cashier: / });

async function enterPin(name: RegExp): Promise<void> {
  const dialog = own.page.getByRole('dialog');
  await dialog.getByRole('button', { name }).click();
  await dialog.getByRole('group', { name: /^PIN of/ }).waitFor();
  await own.page.keyboard.type('2580');
  await own.page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

describe('The till at hand', () => {
  it('goes on in the search after a customer was chosen by keyboard', async () => {
    const { page } = own;
    await cashier().focus();
    await page.keyboard.press('F4');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('asha');
    await page.getByRole('dialog').getByText('Asha Mwangi').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Current sale' }).getByText('Asha Mwangi').waitFor();
    const isInSearch = () => page.evaluate(() => document.activeElement?.id === 'items-search');
    await expect.poll(isInSearch).toBe(true);
  });

  it('shows at once what another tab rings, and that it is paid', async () => {
    const other = tillOn(() => tab);
    const tab = await own.page.context().newPage();
    await other.open();
    const tabs = own.page.getByRole('navigation', { name: 'Open sales' });
    const before = await tabs.getByRole('button').count();
    await tab.getByRole('button', { name: 'New sale' }).first().click();
    await other.ring('Clay pot');
    await expect.poll(() => tabs.getByRole('button').count()).toBe(before + 1);
    await other.payCash();
    await expect.poll(() => tabs.getByRole('button').count()).toBe(before);
    await own.page.getByRole('button', { name: /Clay pot.*8 left/ }).waitFor();
    await tab.close();
  });

  it('keeps who sells, and that it is locked, across a reload', async () => {
    const { page } = own;
    await cashier().click();
    await enterPin(/Otieno/);
    await page.reload();
    await page.getByRole('button', { name: /^Cashier: Otieno/ }).waitFor();
    await cashier().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lock' }).click();
    await page.reload();
    await page.getByRole('dialog', { name: 'Who is selling?' }).waitFor();
    await enterPin(/Amina/);
    await page.getByRole('button', { name: /^Cashier: Amina/ }).waitFor();
  });
});
