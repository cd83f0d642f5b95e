import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dialog, press, riceStore } from '#fixtures/sales-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { isInSight } from '#support/browser/in-sight.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

describe('The page of an order', () => {
  it('says how to reach the customer and what to do next, takes a payment of an earlier day, and counts packages', async () => {
    const { amina, store, at, rice, customerId } = await riceStore(url);
    await call(url, 'PUT /marketplace/v1/stores/{id}/customers/{customer_id}', {
      token: at.token,
      params: { ...at.params, customer_id: customerId },
      body: {
        version: 1,
        email: 'wanjiku@example.com',
        addresses: [{ line1: 'Moi Avenue 12', city: 'Nakuru' }],
      },
    });
    const { data: order } = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: {
        customer_id: customerId,
        lines: [{ variant_id: rice.variantId, quantity: 3, unit_price: 50_000 }],
        settlement: { payment_type: 'pod' },
        recorded: { occurred_at: daysAgo(5) },
      },
    });
    const { page, context, faults } = await visitStore(browser, url, amina, `/orders/${order.id}`);
    for (const words of ['+254722000111', 'wanjiku@example.com', 'Moi Avenue 12']) {
      await page.getByText(words).waitFor();
    }
    const next = (name: string) => page.locator('main header').getByRole('button', { name, exact: true });
    const badge = (name: string) => page.locator('main header').getByText(name, { exact: true });
    await badge('Unpaid').waitFor();
    await badge('Unfulfilled').waitFor();
    await next('Record payment').waitFor();
    await expect.poll(() => next('Fulfil items').count()).toBe(0);
    expect(await grave(page)).toEqual([]);

    await press(page, 'Record payment');
    const day = dialog(page).getByLabel('Date of payment');
    const save = () => dialog(page).getByRole('button', { name: 'Record payment' }).click();
    await day.fill(daysAgo(-2).slice(0, 10));
    await save();
    await dialog(page).getByText('Choose today or an earlier date').waitFor();
    await day.fill(daysAgo(9).slice(0, 10));
    await save();
    await dialog(page)
      .getByText(/^This is before the order was created\. Choose .+ or later\.$/)
      .waitFor();
    expect(await grave(page)).toEqual([]);
    const paidOn = daysAgo(2).slice(0, 10);
    await day.fill(paidOn);
    await save();
    await dialog(page).waitFor({ state: 'detached' });
    const read = async () =>
      (
        await call(url, 'GET /marketplace/v1/stores/{id}/orders/{order_id}', {
          token: at.token,
          params: { ...at.params, order_id: order.id },
        })
      ).data;
    expect((await read()).payments.map((payment) => payment.at.slice(0, 10))).toEqual([paidOn]);
    expect((await read()).events.find(({ kind }) => kind === 'paid')?.at.slice(0, 10)).toBe(paidOn);

    // Paid: its items are next, in two packages.
    for (const quantity of ['1', '2']) {
      await next('Fulfil items').click();
      await dialog(page).getByLabel('Quantity of Basmati rice').fill(quantity);
      await dialog(page).getByRole('button', { name: 'Fulfil items' }).click();
      await dialog(page).waitFor({ state: 'detached' });
    }
    await badge('Paid').waitFor();
    await badge('Fulfilled').waitFor();
    await page.getByText('Package 1').waitFor();
    await page.getByText('Package 2').waitFor();
    await expect.poll(() => next('Fulfil items').count()).toBe(0);
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();

    const supervisor = await newColleague(url, amina, store, 'supervisor', 'Juma');
    const { data: unpaid } = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: { lines: [{ variant_id: rice.variantId, quantity: 1 }], settlement: { payment_type: 'pod' } },
    });
    const seen = await visitStore(browser, url, supervisor, `/orders/${unpaid.id}`);
    await press(seen.page, 'Record payment');
    await dialog(seen.page).getByLabel('Amount').waitFor();
    await expect.poll(() => dialog(seen.page).getByLabel('Date of payment').count()).toBe(0);
    await seen.context.close();
  });

  it('says in sight, with the keyboard there, which payment is refused', async () => {
    const { amina, at, rice, customerId } = await riceStore(url);
    const { data: draft } = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: { customer_id: customerId, lines: [{ variant_id: rice.variantId, quantity: 1 }] },
    });
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1024, height: 768 },
    ]) {
      const { page, context, faults } = await visitStore(
        browser,
        url,
        amina,
        `/orders/${draft.id}`,
        viewport,
      );
      await press(page, 'Place order');
      await dialog(page).getByRole('radio', { name: 'Part Payment' }).check();
      await dialog(page).getByLabel('Amount').fill('100');
      await dialog(page).getByRole('button', { name: 'Add payment' }).click();
      const save = dialog(page).getByRole('button', { name: 'Place order' });
      const second = dialog(page).getByLabel('Amount').nth(1);
      await second.fill('-5');
      await save.click();
      const isThere = () => second.evaluate((field) => field === document.activeElement);
      await expect.poll(isThere).toBe(true);
      expect(await isInSight(dialog(page).getByText('Enter an amount above 0'))).toBe(true);
      await second.fill('400');
      await dialog(page).getByLabel('Due date').focus();
      await save.click();
      const first = dialog(page).getByLabel('Amount').first();
      await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
      const reason = dialog(page).getByText('Enter a part payment above 0 and below the total');
      expect(await isInSight(reason)).toBe(true);
      expect(faults).toEqual([]);
      await context.close();
    }
  });
});
