import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newItem } from '#fixtures/purchasing-fixtures.ts';
import { chooseAct, dialog, press, riceStore, sums } from '#fixtures/sales-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('An order edited after payment', () => {
  it('gets a line, and owes the balance by a day until it is paid', async () => {
    const { amina, at, customerId, rice } = await riceStore(url);
    const { data: sold } = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: {
        customer_id: customerId,
        lines: [{ variant_id: rice.variantId, quantity: 2 }],
        settlement: {
          payment_type: 'instant',
          payments: [{ method: 'cash', amount: 100_000 }],
          fulfilled: true,
        },
      },
    });
    const { page, context, faults } = await visitStore(browser, url, amina, `/orders/${sold.id}`);
    await page.locator('main header').getByText('Fulfilled', { exact: true }).waitFor();
    await press(page, 'Edit');
    const due = page.getByLabel('Due date');
    await expect.poll(() => due.count()).toBe(0);
    await press(page, 'Add custom item');
    await page.getByLabel('Item name').fill('Gift wrapping');
    await page.getByLabel('Unit price of Gift wrapping').fill('50');
    await page.getByText('Leave empty to make it due today.').waitFor();
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    await due.fill('2020-01-31');
    await bar.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The due date must be today or later').waitFor();
    expect(await grave(page)).toEqual([]);
    await due.fill('2099-12-31');
    await bar.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Order saved').waitFor();
    await page.getByText('Partially fulfilled', { exact: true }).waitFor();
    await expect
      .poll(() => sums(page))
      .toMatchObject({
        Total: 'KES 1,050.00',
        Paid: 'KES 1,000.00',
        'Balance due': 'KES 50.00',
      });
    const { data: unpaid } = await call(url, 'GET /marketplace/v1/stores/{id}/orders', {
      ...at,
      query: { unpaid: 'true' },
    });
    expect(unpaid.items.map(({ outstanding, due_on }) => [outstanding, due_on])).toEqual([
      [5000, '2099-12-31'],
    ]);
    await press(page, 'Record payment');
    await expect.poll(() => dialog(page).getByLabel('Amount').inputValue()).toBe('50.00');
    await dialog(page).getByRole('button', { name: 'Record payment' }).click();
    await expect.poll(() => sums(page)).toMatchObject({ Paid: 'KES 1,050.00', 'Balance due': 'KES 0.00' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('loses a line, and what that cost is given back; the dialog says what more would be owed again', async () => {
    const { amina, at } = await riceStore(url);
    const { data: sold } = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: {
        lines: [
          { title: 'Rice', unit_price: 50_000, quantity: 1 },
          { title: 'Gift wrapping', unit_price: 5000, quantity: 1 },
        ],
        settlement: { payment_type: 'instant', payments: [{ method: 'cash', amount: 55_000 }] },
      },
    });
    const { page, context, faults } = await visitStore(browser, url, amina, `/orders/${sold.id}`);
    await press(page, 'Edit');
    // A sale to nobody in particular still gets its customer.
    await page.getByRole('combobox', { name: 'Customer' }).fill('wanj');
    await page.getByRole('option', { name: /^Wanjiku Kamau/ }).click();
    await press(page, 'Remove Gift wrapping');
    await expect.poll(() => page.getByLabel('Due date').count()).toBe(0);
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    await bar.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Order saved').waitFor();
    await page.getByRole('link', { name: 'Wanjiku Kamau' }).waitFor();
    await expect.poll(() => sums(page)).toMatchObject({ Total: 'KES 500.00', 'Refund due': 'KES 50.00' });
    await press(page, 'Refund');
    const amount = dialog(page).getByLabel('Amount');
    await expect.poll(() => amount.inputValue()).toBe('50.00');
    await amount.fill('80');
    await dialog(page)
      .getByText(/^Balance due becomes KES\s30\.00$/)
      .waitFor();
    expect(await grave(page)).toEqual([]);
    await amount.fill('50');
    await dialog(page).getByText('Balance due becomes').waitFor({ state: 'hidden' });
    await dialog(page).getByRole('button', { name: 'Record refund' }).click();
    await expect.poll(() => sums(page)).toMatchObject({ Refunded: '−KES 50.00', 'Balance due': 'KES 0.00' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is handed over in part, and its rest is cancelled after some of it came back', async () => {
    const { amina, at, rice, onShelf } = await riceStore(url);
    const { data: sold } = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: {
        lines: [{ variant_id: rice.variantId, quantity: 4 }],
        settlement: { payment_type: 'instant', payments: [{ method: 'cash', amount: 200_000 }] },
      },
    });
    const act = { token: at.token, params: { ...at.params, order_id: sold.id } };
    const line = sold.lines[0]?.id ?? '';
    await call(url, 'POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments', {
      ...act,
      body: { lines: [{ line_id: line, quantity: 3 }] },
    });
    await call(url, 'POST /marketplace/v1/stores/{id}/orders/{order_id}/returns', {
      ...act,
      body: { lines: [{ line_id: line, quantity: 1, restocked: true }] },
    });
    const { page, context, faults } = await visitStore(browser, url, amina, '/orders?unfulfilled=true');
    await page.getByRole('link', { name: `${sold.number}` }).click();
    await page.getByText('Partially fulfilled', { exact: true }).waitFor();
    // What it costs stays, what is beside it does not.
    await press(page, 'Edit');
    await page.getByRole('textbox', { name: /^Note/ }).fill('One piece is missing');
    await expect.poll(() => page.getByLabel('Quantity of Basmati rice').count()).toBe(0);
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    await bar.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Order saved').waitFor();
    expect(await onShelf()).toEqual([8, 7]);
    await chooseAct(page, /^Cancel remaining items/);
    await dialog(page).getByText('return to available stock').waitFor();
    await dialog(page).getByLabel('Reason').fill('Out of stock');
    expect(await grave(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Cancel remaining items' }).click();
    await page.getByText('Partially returned', { exact: true }).waitFor();
    await expect
      .poll(() => sums(page))
      .toMatchObject({ Returned: '−KES 500.00', 'Refund due': 'KES 1,000.00' });
    await page.getByText('Cancelled 1 item').waitFor();
    expect(await onShelf()).toEqual([8, 8]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('A customer who is typed and not added yet', () => {
  it('is waited for by a new order, by its draft and by an edit', async () => {
    const { amina } = await riceStore(url);
    const { page, context, faults } = await visitStore(browser, url, amina, '/orders/new');
    const unfinished = page.getByRole('group', { name: 'New customer' }).getByRole('alert');
    const isWaitedFor = async () => {
      await unfinished.getByText('Add the customer, or cancel').waitFor();
      const add = page.getByRole('button', { name: 'Add customer', exact: true });
      await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
      expect(await dialog(page).count()).toBe(0);
    };
    const typeNew = async (name: string) => {
      await page.getByRole('combobox', { name: 'Customer' }).fill(name);
      await page.getByRole('option', { name: `Add new customer “${name}”` }).click();
    };
    await press(page, 'Add custom item');
    await page.getByLabel('Item name').fill('Gift wrapping');
    await page.getByLabel('Unit price of Gift wrapping').fill('50');
    await typeNew('Otieno');
    await press(page, 'Place order');
    await isWaitedFor();
    expect(await grave(page)).toEqual([]);
    await press(page, 'Save as draft');
    await isWaitedFor();
    await press(page, 'Cancel');
    await press(page, 'Save as draft');
    await page.getByRole('heading', { name: 'Draft', level: 1 }).waitFor();

    await typeNew('Otieno');
    await press(page, 'Place order');
    await isWaitedFor();
    await press(page, 'Add customer');
    // What stands below moves up when they are there.
    await page.getByRole('button', { name: 'Remove Otieno' }).waitFor();
    // A draft is still told where it comes from.
    await page.getByRole('radio', { name: 'In person' }).check({ force: true });
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    await bar.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Order saved').waitFor();
    await page.getByText('Otieno', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'In person' }).isChecked()).toBe(true);
    await press(page, 'Remove Otieno');
    await typeNew('Achieng');
    await bar.getByRole('button', { name: 'Save' }).click();
    await isWaitedFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('Items of which too little is available', () => {
  it('are named under their line, of a new order, a draft and an exchange', async () => {
    const { amina, at } = await riceStore(url);
    const { page, context, faults } = await visitStore(browser, url, amina, '/orders/new');
    const units = page.getByLabel('Quantity of Basmati rice');
    const isTold = async () => {
      await page.getByText('Only 10 available').waitFor();
      await expect.poll(() => units.evaluate((input) => input === document.activeElement)).toBe(true);
      await expect.poll(() => dialog(page).count()).toBe(0);
    };
    const payOnDelivery = async () => {
      await press(page, 'Place order');
      await dialog(page).getByRole('radio', { name: 'Pay on Delivery' }).check({ force: true });
      await dialog(page).getByRole('button', { name: 'Place order' }).click();
    };
    await page.getByRole('combobox', { name: 'Add products' }).fill('basmati');
    await page.getByRole('option', { name: /^Basmati rice/ }).click();
    await units.fill('11');
    await payOnDelivery();
    await isTold();
    expect(await grave(page)).toEqual([]);
    await press(page, 'Save as draft');
    await page.getByRole('heading', { name: 'Draft order' }).waitFor();
    await payOnDelivery();
    await isTold();

    const { data: sold } = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: {
        lines: [{ title: 'Gift wrapping', unit_price: 5000, quantity: 1 }],
        settlement: {
          ...{ payment_type: 'instant', payments: [{ method: 'cash', amount: 5000 }] },
          fulfilled: true,
        },
      },
    });
    await page.goto(`${url}/orders/${sold.id}`);
    await chooseAct(page, /Exchange/);
    await dialog(page).getByLabel('Quantity of Gift wrapping').fill('1');
    await dialog(page).getByRole('combobox', { name: 'Add products' }).fill('basmati');
    await page.getByRole('option', { name: /^Basmati rice/ }).click();
    await dialog(page).getByLabel('Quantity of new item Basmati rice').fill('11');
    await dialog(page).getByRole('button', { name: 'Continue' }).click();
    await dialog(page).getByRole('radio', { name: 'Pay on Delivery' }).check({ force: true });
    await dialog(page).getByRole('button', { name: 'Exchange items' }).click();
    await dialog(page).getByText('Only 10 available').waitFor();
    expect(await grave(page)).toEqual([]);

    // Gift wrapping has no stock to go back to.
    expect(await dialog(page).getByText('Restock').count()).toBe(0);
    await press(page, 'Cancel');
    await chooseAct(page, /^Return/);
    await dialog(page).getByLabel('Quantity of Gift wrapping').fill('1');
    expect(await dialog(page).getByText('Restock').count()).toBe(0);
    expect(await grave(page)).toEqual([]);
    await dialog(page)
      .getByRole('button', { name: /^Return (items|and refund)$/ })
      .click();
    await page.getByText('Returned', { exact: true }).first().waitFor();
    expect(await page.getByText('Lost or damaged').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('Items that are returned', () => {
  it('are restocked or not where their quantity is tracked, and are not asked about elsewhere', async () => {
    const { amina, store, at, rice } = await riceStore(url);
    const shelf = { token: at.token, storeId: store.id };
    const lesson = await newItem(url, shelf, 'Cooking lesson', { track_quantity: false });
    const { data: sold } = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: {
        lines: [rice, lesson].map(({ variantId }) => ({ variant_id: variantId, quantity: 1 })),
        settlement: {
          ...{ payment_type: 'instant', payments: [{ method: 'cash', amount: 100_000 }] },
          fulfilled: true,
        },
      },
    });
    const { page, context, faults } = await visitStore(browser, url, amina, `/orders/${sold.id}`);
    await chooseAct(page, /^Return/);
    await dialog(page).getByRole('combobox', { name: 'Restock Basmati rice' }).waitFor();
    expect(await dialog(page).getByRole('combobox', { name: 'Restock Cooking lesson' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('go to a location that is chosen, in a store of several', async () => {
    const { amina, store, at, rice } = await riceStore(url);
    const { data: annex } = await call(url, 'POST /marketplace/v1/stores/{id}/locations', {
      ...at,
      body: { name: 'Annex' },
    });
    const { data: sold } = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: {
        lines: [{ variant_id: rice.variantId, quantity: 2 }],
        settlement: { payment_type: 'pod', fulfilled: true },
      },
    });
    const { page, context, faults } = await visitStore(browser, url, amina, `/orders/${sold.id}`);
    await chooseAct(page, /^Return/);
    await dialog(page).getByLabel('Quantity of Basmati rice').fill('1');
    await dialog(page).getByRole('combobox', { name: 'Restock at' }).click();
    await page.getByRole('option', { name: 'Annex' }).click();
    expect(await grave(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Return items' }).click();
    await page.getByText(/^Returned 1 item, worth .*, to Annex$/).waitFor();
    const { data: levels } = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}/stock', {
      token: at.token,
      params: { id: store.id, product_id: rice.productId },
    });
    expect(levels.find(({ location_id }) => location_id === annex.id)?.on_hand).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });
});
