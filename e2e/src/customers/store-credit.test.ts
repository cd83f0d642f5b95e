import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseAct, dialog, press, riceStore } from '#fixtures/sales-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { tillOn } from '#support/till/till.ts';

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
    await expect
      .poll(() => ledger.textContent())
      .toMatch(/Added[\s\S]*\+KES\s700\.00[\s\S]*KES\s700\.00 left/);
    expect(await grave(page)).toEqual([]);

    // At the counter it pays for who has it.
    const till = tillOn(() => page);
    await till.open();
    await till.ring('Basmati rice');
    await page.getByRole('button', { name: 'Customer', exact: true }).click();
    await page.keyboard.type('wanj');
    await page.getByRole('dialog').getByText('Wanjiku Kamau').first().click();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await dialog(page).getByText('Store credit', { exact: true }).click();
    expect(await grave(page)).toEqual([]);
    await dialog(page).getByRole('contentinfo').getByRole('button').last().click();
    expect((await till.nextSale()).number).toBe('T-R1-000001');

    await page.goto('/orders');
    await page.getByRole('link', { name: /T-R1-000001/ }).click();
    await page.getByRole('heading', { name: /T-R1-000001/, level: 1 }).waitFor();
    await chooseAct(page, /^Refund/);
    await expect
      .poll(() => dialog(page).getByRole('combobox', { name: 'Payment method' }).textContent())
      .toContain('Store credit');
    expect(await grave(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Record refund' }).click();
    await page.getByText(/Refunded KES\s500\.00 as store credit/).waitFor();

    await page.goto(`/customers/${customerId}`);
    await ledger.getByText('Refunded from an order').waitFor();
    await expect.poll(() => ledger.getByRole('listitem').count()).toBe(3);
    await ledger.getByRole('link', { name: 'T-R1-000001' }).first().click();
    await page.getByRole('heading', { name: 'T-R1-000001' }).waitFor();
    expect(faults).toEqual([]);
  });
});
