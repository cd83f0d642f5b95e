import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseAct, dialog, press, riceStore } from '#fixtures/sales-fixtures.ts';
import { grave } from '#support/axe.ts';
import { launch } from '#support/browser.ts';
import { visitStore } from '#support/visit-store.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('Store credit from the hand of the merchant to the counter and back', () => {
  it('is given with a reason, pays a sale, takes a refund, and its ledger says so', async () => {
    const { amina, customerId } = await riceStore(url);
    const { page, faults } = await visitStore(browser, url, amina, `/customers/${customerId}`);
    await page.getByText('No store credit yet.').waitFor();
    await press(page, 'Adjust credit…');
    await dialog(page).getByRole('button', { name: 'Add credit' }).click();
    await dialog(page).getByText('Enter an amount above 0').waitFor();
    await dialog(page).getByText('Enter a reason').waitFor();
    await dialog(page).getByLabel('Amount').fill('700');
    await dialog(page).getByLabel('Reason').fill('A bag was torn');
    expect(await grave(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Add credit' }).click();
    const ledger = page.getByRole('list', { name: 'Store credit activity' });
    await ledger.getByText('A bag was torn').waitFor();
    expect(await ledger.textContent()).toMatch(/Added[\s\S]*\+KES\s700\.00[\s\S]*KES\s700\.00 left/);
    expect(await grave(page)).toEqual([]);

    // At the counter it is said who has how much, once it is known who buys.
    await page.goto('/orders/sell');
    await page.getByRole('button', { name: /^Basmati rice/ }).click();
    const who = page.getByRole('combobox', { name: 'Customer (optional)' });
    await who.fill('wanj');
    await page.getByRole('option', { name: /^Wanjiku Kamau/ }).click();
    await page.getByText(/^Wanjiku Kamau has KES\s700\.00 store credit\.$/).waitFor();
    await page.getByRole('combobox', { name: 'Payment method' }).click();
    await page.getByRole('option', { name: 'Store credit' }).click();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: /^Record sale/ }).click();
    await page.getByRole('heading', { name: 'T-1001 recorded' }).waitFor();

    // The next one costs more than is left: it is said, and what was chosen stays.
    await press(page, 'New sale');
    await page.getByRole('button', { name: /^Basmati rice/ }).click();
    await who.fill('wanj');
    await page.getByRole('option', { name: /^Wanjiku Kamau/ }).click();
    await page.getByText(/^Wanjiku Kamau has KES\s200\.00 store credit\.$/).waitFor();
    await page.getByRole('combobox', { name: 'Payment method' }).click();
    await page.getByRole('option', { name: 'Store credit' }).click();
    await page.getByRole('button', { name: /^Record sale/ }).click();
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Payment method' }).getAttribute('aria-invalid'))
      .toBe('true');

    await page.goto('/orders');
    await page.getByRole('link', { name: /T-1001/ }).click();
    await chooseAct(page, /^Refund/);
    expect(await dialog(page).getByRole('combobox', { name: 'Payment method' }).textContent()).toContain(
      'Store credit',
    );
    expect(await grave(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Record refund' }).click();
    await page.getByText(/Refunded KES\s500\.00 as store credit/).waitFor();

    await page.goto(`/customers/${customerId}`);
    await ledger.getByText('Refunded from an order').waitFor();
    expect(await ledger.getByRole('listitem').count()).toBe(3);
    await ledger.getByRole('link', { name: 'T-1001' }).first().click();
    await page.getByRole('heading', { name: 'T-1001' }).waitFor();
    expect(faults).toEqual([]);
  });
});
