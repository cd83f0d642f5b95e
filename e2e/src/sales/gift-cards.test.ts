import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseAct, dialog, press, riceStore } from '#fixtures/sales-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
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

describe('A gift card from its issue to its end', () => {
  it('is issued, pays at the counter with its code, gets money back, and is disabled', async () => {
    const { amina } = await riceStore(url);
    const { page, faults } = await visitStore(browser, url, amina, '/discounts');
    await page.getByRole('link', { name: 'Gift cards', exact: true }).click();
    await page.getByRole('heading', { name: 'No gift cards yet' }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('link', { name: 'Issue gift card' }).click();
    await press(page, 'Issue gift card');
    await page.getByText('Enter an amount above 0').waitFor();
    await page.getByLabel('Amount').fill('800');
    await page.getByLabel('Note').fill('For a wedding');
    await page.getByRole('combobox', { name: /^Customer/ }).fill('Otieno');
    await page.getByRole('option', { name: 'Add new customer “Otieno”' }).click();
    await press(page, 'Issue gift card');
    await page.getByText('Add the customer, or cancel').waitFor();
    expect(await grave(page)).toEqual([]);
    await press(page, 'Cancel');
    await press(page, 'Issue gift card');
    await page.getByRole('heading', { name: /^Gift card ••••/ }).waitFor();
    const code =
      (await page
        .getByText(/^(.{4}-){3}.{4}$/)
        .first()
        .textContent()) ?? '';
    expect(code).toMatch(/^(.{4}-){3}.{4}$/);
    expect(await grave(page)).toEqual([]);
    const record = page.url();

    // On paper it is black on white, whichever theme prints it.
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await page.emulateMedia({ media: 'print' });
    const onPaper = page.locator('[aria-hidden="true"] strong', { hasText: code });
    expect(await onPaper.evaluate((line) => getComputedStyle(line).color)).toBe('rgb(0, 0, 0)');
    await expect.poll(() => onPaper.isVisible()).toBe(true);
    await page.emulateMedia({ media: null });

    const till = tillOn(() => page);
    await till.open();
    const payByCard = async (typed: string) => {
      await till.ring('Basmati rice');
      await page.getByRole('button', { name: /^Pay/ }).click();
      await dialog(page).getByText('Gift card', { exact: true }).click();
      await dialog(page).getByLabel('Gift card code').fill(typed);
    };
    await payByCard('ACDE-FGHJ-KMNP-QRTW');
    await dialog(page).getByText('No gift card with this code. Check each character.').waitFor();
    await dialog(page).getByLabel('Gift card code').fill(code.toLowerCase());
    await page.getByText(/^•••• .{4} has a balance of KES\s800\.00\.$/).waitFor();
    expect(await grave(page)).toEqual([]);
    await dialog(page).getByRole('contentinfo').getByRole('button').last().click();
    expect((await till.nextSale()).number).toBe('T-R1-000001');

    await page.goto('/orders');
    await page.getByRole('link', { name: /T-R1-000001/ }).click();
    await page.getByRole('heading', { name: /T-R1-000001/, level: 1 }).waitFor();
    await chooseAct(page, /^Refund/);
    await dialog(page).getByLabel('Amount').fill('200');
    expect(await grave(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Record refund' }).click();
    await page.getByText(/Refund · Gift card •••• .{4}/).waitFor();

    await page.goto(record);
    const ledger = page.getByRole('list', { name: 'Card activity' });
    await ledger.getByText('Refunded from an order').waitFor();
    await expect.poll(() => ledger.getByRole('listitem').count()).toBe(3);
    await expect.poll(() => ledger.textContent()).toMatch(/KES\s500\.00 left/);
    await press(page, 'Disable…');
    await dialog(page)
      .getByText(/^Its balance of KES\s500\.00 stays/)
      .waitFor();
    await dialog(page).getByRole('button', { name: 'Disable' }).click();
    await page.getByText('Gift card disabled').waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    const row = page.getByRole('table', { name: 'Gift cards' }).getByRole('row', { name: /For a wedding/ });
    await row.getByText('Disabled').waitFor();
    expect(await page.content()).not.toContain(code);
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('is not issued, nor listed, for who only sells', async () => {
    const { amina, store } = await riceStore(url);
    const otieno = await newColleague(url, amina, store, 'supervisor');
    const { page, faults } = await visitStore(browser, url, otieno, '/discounts');
    await page.getByRole('heading', { name: 'No discounts yet' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Gift cards' }).count()).toBe(0);
    await page.goto('/discounts/gift-cards');
    await page.waitForURL('**/unauthorized');
    expect(faults).toEqual([]);
  });
});
