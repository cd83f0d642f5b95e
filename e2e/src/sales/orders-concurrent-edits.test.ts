import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dialog, press, riceStore } from '#fixtures/sales-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { noteUnder } from '#support/browser/field-note.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('Two people on one order', () => {
  it('see what the other one has saved, keep both, and are asked where both changed the same', async () => {
    const { amina, at, rice, customerId } = await riceStore(url);
    const made = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: {
        customer_id: customerId,
        lines: [{ variant_id: rice.variantId, quantity: 2 }],
        settlement: { payment_type: 'pod' },
      },
    });
    const { id, lines } = made.data;
    const within = { token: at.token, params: { ...at.params, order_id: id } };
    const colleague = (version: number, body: object) =>
      call(url, 'PUT /marketplace/v1/stores/{id}/orders/{order_id}', {
        ...within,
        body: { version, ...body },
      });
    const { page, context, faults } = await visitStore(browser, url, amina, `/orders/${id}`);
    const units = page.getByLabel('Quantity of Basmati rice');
    await press(page, 'Edit');
    await units.fill('3');

    // The other one changes something else: it is told without a reload, and both stay.
    await colleague(made.data.version, { note: 'Blue gate' });
    await page.getByText('Another staff member changed this order').waitFor();
    await press(page, 'Review changes');
    const told = page.getByRole('dialog', { name: /saved changes meanwhile$/ });
    await told.getByText('Blue gate').waitFor();
    expect(await grave(page)).toEqual([]);
    await told.getByRole('button', { name: 'Keep both' }).click();
    await told.waitFor({ state: 'detached' });
    await expect.poll(() => units.inputValue()).toBe('3');
    await expect.poll(() => page.getByRole('textbox', { name: /^Note/ }).inputValue()).toBe('Blue gate');

    // Both change the same line: the save is told, and loses nothing.
    await colleague(made.data.version + 1, { lines: [{ id: lines[0]?.id, quantity: 5 }] });
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    await bar.getByRole('button', { name: 'Save' }).click();
    await told.getByRole('button', { name: 'Keep mine' }).click();
    await told.waitFor({ state: 'detached' });
    await bar.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Order saved').waitFor();
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/orders/{order_id}', within);
    expect([data.note, data.lines[0]?.quantity, data.outstanding]).toEqual(['Blue gate', 3, 150_000]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('one cancels it: the other one is told by whom, can copy what was typed, and goes on to the cancelled order', async () => {
    const { amina, store, at, rice } = await riceStore(url);
    const otieno = await newColleague(url, amina, store, 'manager');
    const { data } = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: {
        lines: [{ variant_id: rice.variantId, quantity: 2 }],
        settlement: { payment_type: 'pod' },
      },
    });
    const { page, context, faults } = await visitStore(browser, url, otieno, `/orders/${data.id}`);
    await press(page, 'Edit');
    await page.getByRole('textbox', { name: /^Note/ }).fill('Blue gate');
    await call(url, 'POST /marketplace/v1/stores/{id}/orders/{order_id}/cancellation', {
      token: at.token,
      params: { ...at.params, order_id: data.id },
      body: {},
    });

    const told = page.getByRole('alert').filter({ hasText: 'Amina Bello cancelled this order' });
    await told.getByText('Your edits can’t be saved.', { exact: false }).waitFor();
    await told.getByText('Note', { exact: true }).waitFor();
    await told.getByText('Blue gate').waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Unsaved changes' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Review changes' }).count()).toBe(0);
    expect(await grave(page)).toEqual([]);

    await told.getByRole('button', { name: 'Close edits' }).click();
    await told.waitFor({ state: 'detached' });
    const stage = page.getByText('Cancelled', { exact: true }).filter({ visible: true });
    await expect.poll(() => stage.count(), { timeout: 10_000 }).toBeGreaterThan(0);
    await expect.poll(() => page.getByRole('textbox', { name: /^Note/ }).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('Two people who take the same payment', () => {
  it('the second one reads that nothing is owed any more, and nothing is paid twice', async () => {
    const { amina, at, rice, customerId } = await riceStore(url);
    const { data } = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: {
        customer_id: customerId,
        lines: [{ variant_id: rice.variantId, quantity: 1 }],
        settlement: { payment_type: 'pod' },
      },
    });
    const within = { token: at.token, params: { ...at.params, order_id: data.id } };
    const { page, context, faults } = await visitStore(browser, url, amina, `/orders/${data.id}`);
    await press(page, 'Record payment');
    const amount = dialog(page).getByLabel('Amount');
    await amount.fill('-1');
    await dialog(page).getByRole('button', { name: 'Record payment' }).click();
    await expect.poll(() => noteUnder(amount)).toBe('Enter an amount above 0');
    await amount.fill('500');
    await dialog(page).getByLabel('Reference').fill('Counter 2');

    await call(url, 'POST /marketplace/v1/stores/{id}/orders/{order_id}/payments', {
      ...within,
      body: { method: 'cash', amount: 50_000 },
    });
    await page.getByText('Balance due: KES 0.00').waitFor();
    await dialog(page).getByRole('button', { name: 'Record payment' }).click();
    await expect.poll(() => noteUnder(amount)).toBe('This order has no balance due');
    await expect.poll(() => dialog(page).getByLabel('Reference').inputValue()).toBe('Counter 2');
    const { data: after } = await call(url, 'GET /marketplace/v1/stores/{id}/orders/{order_id}', within);
    expect([after.paid, after.outstanding, after.payments.length]).toEqual([50_000, 0, 1]);

    // The button that opened the dialog has gone: the keyboard goes on at the heading.
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('CONTRACT "Roles": orders', () => {
  it('an associate sees own sales only, a new one at once; an inventory officer sees no money', async () => {
    const { amina, store, at, rice } = await riceStore(url);
    const seller = await newColleague(url, amina, store, 'associate', 'Otieno');
    const officer = await newColleague(url, amina, store, 'inventory_officer', 'Grace');
    const sell = (token: string) =>
      call(url, 'POST /marketplace/v1/stores/{id}/orders', {
        ...at,
        token,
        body: {
          lines: [{ variant_id: rice.variantId, quantity: 1 }],
          settlement: { payment_type: 'instant', payments: [{ method: 'cash', amount: 50_000 }] },
        },
      });
    const ofAmina = await sell(at.token);

    const own = await visitStore(browser, url, seller, '/orders');
    await own.page.getByText('No orders yet').waitFor();
    const mine = await sell(seller.token);
    await own.page.getByRole('link', { name: 'T-1002' }).waitFor();
    await expect.poll(() => own.page.getByRole('link', { name: 'T-1001' }).count()).toBe(0);
    await expect.poll(() => own.page.getByRole('columnheader', { name: 'Seller' }).count()).toBe(0);
    await own.page.goto(`/orders/${ofAmina.data.id}`);
    await own.page.getByText('This order doesn’t exist').waitFor();
    // Found by its number, as far as it is theirs.
    await own.page.keyboard.press('Control+k');
    await own.page.getByRole('combobox', { name: 'Search or run a command' }).fill('T-1002');
    await own.page.getByRole('option', { name: 'T-1002, Orders' }).waitFor();
    await own.page.keyboard.press('Enter');
    await own.page.getByRole('heading', { name: 'T-1002' }).waitFor();
    await expect.poll(() => own.page.getByRole('button', { name: 'Refund' }).count()).toBe(0);
    // What is not in the catalogue is not theirs to sell.
    for (const path of [`/orders/${mine.data.id}`, '/orders/new']) {
      await own.page.goto(path);
      if (path !== '/orders/new') await press(own.page, 'Edit');
      await own.page.getByLabel('Shipping').waitFor();
      await expect.poll(() => own.page.getByText('custom item', { exact: false }).count()).toBe(0);
    }
    expect(own.faults).toEqual([]);
    await own.context.close();

    const shelf = await visitStore(browser, url, officer, '/orders');
    const { page } = shelf;
    await page.getByText('Showing 1-2 of 2').waitFor();
    const money = /KES|KSh|500|Total|Balance due|Fully Paid/;
    await expect.poll(() => page.locator('main').textContent()).not.toMatch(money);
    await page.getByRole('link', { name: 'T-1001' }).click();
    await page.getByRole('heading', { name: 'T-1001' }).waitFor();
    await expect.poll(() => page.locator('main').textContent()).not.toMatch(money);
    await expect.poll(() => page.getByRole('button', { name: 'Edit' }).count()).toBe(0);
    await press(page, 'Fulfil items');
    await dialog(page).getByRole('button', { name: 'Fulfil items' }).click();
    await page.locator('main header').getByText('Fulfilled', { exact: true }).waitFor();
    await expect.poll(() => page.locator('main').textContent()).not.toMatch(money);
    await page.goto('/orders');
    await page.getByRole('link', { name: 'Unfulfilled' }).click();
    await page.getByText('Showing 1-1 of 1').waitFor();
    await page.getByRole('link', { name: 'T-1002' }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.goto('/orders/new');
    await page.waitForURL('**/unauthorized');
    expect(shelf.faults).toEqual([]);
    await shelf.context.close();
  });
});
