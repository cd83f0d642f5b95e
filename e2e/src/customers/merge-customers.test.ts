import type { Browser } from 'playwright-core';
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
  await behindTheServer("update app.stores set mode = 'live', currency_code = 'KES' where id = $1", [
    store.id,
  ]);
});
afterAll(() => browser.close());

/** Who bought on credit so often, at KES 10.00 each, and has so much to spend: the id. */
async function customer(body: { name: string }, orders: number, credit: number): Promise<string> {
  const at = { token: amina.token, params: { id: store.id } };
  const { data } = await call(url, 'POST /marketplace/v1/stores/{id}/customers', { ...at, body });
  for (let count = 0; count < orders; count += 1) {
    await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: {
        customer_id: data.id,
        lines: [{ title: 'Repair', unit_price: 1000, quantity: 1 }],
        settlement: { payment_type: 'credit', due_on: '2099-01-31' },
      },
    });
  }
  await call(url, 'POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries', {
    token: amina.token,
    params: { id: store.id, customer_id: data.id },
    body: { amount: credit, reason: 'A cup came back' },
  });
  return data.id;
}

describe('A person who is in the list twice', () => {
  it('becomes one: found, compared, merged, with every order, debt and credit', async () => {
    const asha = await customer({ name: 'Asha Mwangi' }, 1, 500);
    const other = { name: 'A. Mwangi', phone: '+254722000111', notes: 'Rings twice' };
    const again = await customer(other, 2, 300);
    const { page, faults } = await visitStore(browser, url, amina, `/customers/${asha}`);
    const onOld = await visitStore(browser, url, amina, `/customers/${again}`);
    await onOld.page.getByRole('heading', { name: 'A. Mwangi', level: 1 }).waitFor();

    // By keyboard alone.
    await page.getByRole('button', { name: 'More actions' }).focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: 'Merge with another customer…' });
    await item.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Merge with another customer' });
    const search = dialog.getByRole('combobox', { name: 'Customer to merge' });
    await search.waitFor();
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('mwangi');
    const found = page.getByRole('listbox', { name: 'Customers' }).getByRole('option');
    await found.first().waitFor();
    await expect.poll(() => found.allTextContents()).toEqual([expect.stringMatching(/A\. Mwangi/)]);
    expect(await grave(page)).toEqual([]);
    await page.keyboard.press('Enter');

    await dialog
      .getByText(/^2 orders, KES\s20\.00 outstanding and KES\s3\.00 store credit move to Asha Mwangi\.$/)
      .waitFor();
    // The other way round, and back.
    const swap = dialog.getByRole('button', { name: 'Swap' });
    await swap.focus();
    await page.keyboard.press('Enter');
    await dialog
      .getByText(/^1 order, KES\s10\.00 outstanding and KES\s5\.00 store credit move to A\. Mwangi\.$/)
      .waitFor();
    expect(await swap.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await dialog.getByText(/^2 orders, KES\s20\.00 outstanding/).waitFor();
    await dialog.getByText('This can’t be undone.').waitFor();
    expect(await grave(page)).toEqual([]);
    await dialog.getByRole('group', { name: 'Name' }).getByRole('radio', { name: 'Asha Mwangi' }).waitFor();
    await dialog.getByText('+254722000111').last().waitFor();
    await dialog.getByRole('button', { name: 'Merge customers' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Notifications' }).getByText('Customers merged').waitFor();

    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Asha Mwangi', level: 1 }).waitFor();
    const main = page.getByRole('main');
    await main
      .getByText(/^KES\s30$/)
      .first()
      .waitFor();
    await main
      .getByText(/KES\s8\.00/)
      .first()
      .waitFor();
    await main.getByText('Customers merged').waitFor();
    await main.getByText('Rings twice').waitFor();

    // Who had the other one open is led on, and so is an old link.
    await onOld.page.waitForURL(`**/customers/${asha}`);
    await onOld.page.getByRole('heading', { name: 'Asha Mwangi', level: 1 }).waitFor();
    await page.goto(`/customers/${again}`);
    await page.waitForURL(`**/customers/${asha}`);
    await page.getByRole('link', { name: 'View unpaid orders' }).click();
    await page.getByText('Showing 1-3 of 3').waitFor();
    await page.getByRole('link', { name: /#1002/ }).click();
    await page.getByText('Customer merged with a duplicate').waitFor();
    expect(faults).toEqual([]);
    expect(onOld.faults).toEqual([]);
    await onOld.context.close();
  });

  it('is pointed out by the same phone number, and keeps what is chosen; only managers are asked', async () => {
    const phone = '+254733000222';
    const juma = await customer({ name: 'Juma Otieno', ...{ phone, notes: 'Pays late' } }, 0, 1);
    await customer({ name: 'Juma O.', ...{ phone, notes: 'Ask for Mary' } }, 0, 1);
    const { page, faults } = await visitStore(browser, url, amina, `/customers/${juma}`);
    await page.getByText('Possible duplicates:').waitFor();
    await page.getByRole('button', { name: 'Merge with Juma O.…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Ask for Mary' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Merge customers' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Possible duplicates:').waitFor({ state: 'detached' });
    await page.locator('main').getByText('Ask for Mary').waitFor();
    await page.getByRole('heading', { name: 'Juma Otieno', level: 1 }).waitFor();
    expect(faults).toEqual([]);

    const twin = await customer({ name: 'Juma again', ...{ phone } }, 0, 1);
    const seller = await newColleague(url, amina, store, 'supervisor');
    const theirs = await visitStore(browser, url, seller, `/customers/${twin}`);
    await theirs.page.getByRole('heading', { name: 'Juma again', level: 1 }).waitFor();
    await theirs.page.getByText('Store credit', { exact: true }).first().waitFor();
    await expect.poll(() => theirs.page.getByText('Possible duplicates').count()).toBe(0);
    await expect.poll(() => theirs.page.getByRole('button', { name: 'More actions' }).count()).toBe(0);
    expect(theirs.faults).toEqual([]);
  });

  it('is merged the other way round, and the page of the one that went leads on', async () => {
    const gone = await customer({ name: 'Zawadi Wairimu' }, 0, 200);
    const stays = await customer({ name: 'Z. Wairimu' }, 1, 0);
    const { page, faults } = await visitStore(browser, url, amina, `/customers/${gone}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Merge with another customer…' }).click();
    await page.getByRole('combobox', { name: 'Customer to merge' }).fill('wairimu');
    await page.getByRole('listbox', { name: 'Customers' }).getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Swap' }).click();
    await page.getByRole('button', { name: 'Merge customers' }).click();
    await page.waitForURL(`**/customers/${stays}`);
    await page.getByRole('heading', { name: 'Z. Wairimu', level: 1 }).waitFor();
    expect(faults).toEqual([]);
  });
});
