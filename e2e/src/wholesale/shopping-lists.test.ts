import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { becomeCompany, newSupplierStore } from '#fixtures/wholesale-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('Shopping lists', () => {
  it('keep a cart under a name, fill the next one, and are filled anew and deleted', async () => {
    const supplier = await newSupplierStore(url, 'Eastleigh Wholesale');
    const neema = await newMerchant(url, 'Neema');
    const store = await newStore(url, neema.token, {
      ...{ name: 'Duka la Neema', module_wholesale: 'active', module_inventory: 'active' },
    });
    await becomeCompany(url, { token: store.businessToken, storeId: store.id }, supplier);
    const { page, faults } = await visitStore(
      browser,
      url,
      neema,
      `/wholesale/suppliers/${supplier.storeId}`,
    );
    const cart = page.getByRole('region', { name: 'Cart' });
    const dialog = page.getByRole('dialog', { name: 'Shopping lists' });
    const lists = page.getByRole('button', { name: 'Shopping lists' });
    const quantity = cart.getByLabel('Quantity of Enamel basin');

    await page.getByRole('button', { name: 'Add Enamel basin to the cart' }).click();
    await quantity.fill('24');
    await lists.click();
    await dialog.getByText('No shopping lists yet').waitFor();
    await dialog.getByRole('button', { name: 'Save cart as list' }).click();
    await dialog.getByText('Enter a name').waitFor();
    await dialog.getByLabel('Name of the list').fill('Weekly restock');
    await dialog.getByRole('button', { name: 'Save cart as list' }).click();
    await dialog.getByRole('listitem').filter({ hasText: 'Weekly restock' }).getByText('1 product').waitFor();
    expect(await grave(page)).toEqual([]);
    await dialog.getByLabel('Name of the list').fill('weekly restock');
    await dialog.getByRole('button', { name: 'Save cart as list' }).click();
    await dialog.getByText('A shopping list with this name exists.').waitFor();
    await page.keyboard.press('Escape');

    await cart.getByRole('button', { name: 'Remove Enamel basin' }).click();
    await cart.getByText('Your cart is empty.').waitFor();
    await lists.click();
    await dialog.getByRole('button', { name: 'Add Weekly restock to the cart' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => quantity.inputValue()).toBe('24');

    await quantity.fill('36');
    await quantity.press('Tab');
    await lists.click();
    await dialog.getByRole('button', { name: 'More for Weekly restock' }).click();
    await page.getByRole('menuitem', { name: 'Replace with cart' }).click();
    await page.getByText('Weekly restock updated').waitFor();
    await dialog.getByRole('button', { name: 'Add Weekly restock to the cart' }).click();
    await expect.poll(() => quantity.inputValue()).toBe('72');

    await lists.click();
    await dialog.getByRole('button', { name: 'More for Weekly restock' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete Weekly restock?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await dialog.getByText('No shopping lists yet').waitFor();
    expect(faults).toEqual([]);
  });
});
