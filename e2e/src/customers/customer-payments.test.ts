import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
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

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

/** Asha owes 300 by 2098 and 1,000 by 2099. */
async function aDebtor() {
  const amina = await newMerchant(url);
  const store = await newStore(url, amina.token, { mode: 'live', default_theme: 'duka' });
  const at = { token: store.businessToken, params: { id: store.id } };
  const { data: customer } = await call(url, 'POST /marketplace/v1/stores/{id}/customers', {
    ...at,
    body: { name: 'Asha Mwangi', phone: '+254722000111', addresses: [{ line1: 'Moi Avenue 12' }] },
  });
  for (const [unit_price, due_on] of [
    [100_000, '2099-01-01'],
    [30_000, '2098-01-01'],
  ] as const) {
    await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: {
        customer_id: customer.id,
        lines: [{ title: 'School desks', unit_price, quantity: 1 }],
        settlement: { payment_type: 'credit', due_on },
        recorded: { occurred_at: daysAgo(5) },
      },
    });
  }
  return { amina, at, customer };
}

const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00A0', ' '));

describe('The page of a customer who owes', () => {
  it('shows what counts and the orders, and records one payment for several of them, by keyboard', async () => {
    const { amina, at, customer } = await aDebtor();
    const { page, context, faults } = await visitStore(browser, url, amina, `/customers/${customer.id}`);
    const tiles = page.locator('main dl').first().locator('dd');
    const figures = async () => plain(await tiles.allTextContents());
    await expect.poll(figures).toEqual(['KES 1,300', 'KES 0', 'KES 1,300', '2']);
    const orders = page.getByRole('table', { name: 'Orders' });
    await expect.poll(() => orders.getByText('Unpaid').count()).toBe(2);
    await page.getByText('Moi Avenue 12').waitFor();
    expect(await grave(page)).toEqual([]);

    await page.getByRole('button', { name: 'Record payment' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Record payment from Asha Mwangi' });
    const amount = dialog.getByLabel('Amount');
    await expect.poll(() => amount.evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(() => amount.inputValue()).toBe('1300.00');
    const parts = async () => plain(await dialog.getByRole('listitem').allTextContents());
    expect(await parts()).toEqual(['#1002 due 1 Jan 2098KES 300.00', '#1001 due 1 Jan 2099KES 1,000.00']);
    await amount.fill('1300.01');
    await page.keyboard.press('Enter');
    await dialog.getByText(/^The balance due is KES\s1,300\.00$/).waitFor();
    expect(await grave(page)).toEqual([]);
    await amount.fill('500');
    await expect
      .poll(parts)
      .toEqual(['#1002 due 1 Jan 2098KES 300.00', '#1001 due 1 Jan 2099KES 200.00 of KES 1,000.00']);
    const day = dialog.getByLabel('Date of payment');
    const paidOn = daysAgo(2).slice(0, 10);
    for (const [typed, problem] of [
      [daysAgo(-2).slice(0, 10), 'Choose today or an earlier date'],
      [daysAgo(9).slice(0, 10), /^This is before the order was created\. Choose .+ or later\.$/],
    ] as const) {
      await day.fill(typed);
      await dialog.getByRole('button', { name: 'Record payment' }).press('Enter');
      await dialog.getByText(problem).waitFor();
    }
    expect(await grave(page)).toEqual([]);
    await day.fill(paidOn);
    await dialog.getByRole('button', { name: 'Record payment' }).press('Enter');
    await page.getByText('Payment recorded').waitFor();
    const paid = await call(url, 'GET /marketplace/v1/stores/{id}/orders', {
      ...at,
      query: { search: 'asha' },
    });
    const { data: order } = await call(url, 'GET /marketplace/v1/stores/{id}/orders/{order_id}', {
      token: at.token,
      params: { ...at.params, order_id: paid.data.items[0]?.id ?? '' },
    });
    expect(order.payments.map((payment) => payment.at.slice(0, 10))).toEqual([paidOn]);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(figures).toEqual(['KES 800', 'KES 0', 'KES 1,300', '2']);
    await orders.getByText('Paid', { exact: true }).waitFor();
    await orders.getByText('Partially paid').waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
