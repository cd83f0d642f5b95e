import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { productStore } from '#fixtures/product-fixtures.ts';
import { newItem, newSupplier, standing } from '#fixtures/purchasing-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';
import { mailTo } from '#support/server/mailbox.ts';
import { scan } from '#support/till/scan.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const save = (page: Page) =>
  page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click();

/** What a screen of a role without money must never show: a currency, or a cost of these journeys. */
const money = /KES|KSh|NGN|₦|Unit cost|Landed|900|961/;

async function shelf() {
  const { amina, store } = await productStore(url);
  return { amina, store, token: store.businessToken, storeId: store.id };
}

describe('A purchase order received in two parts', () => {
  it('is made by search, scanner and paste, sent, counted in by scanner, and costs what it has cost', async () => {
    const at = await shelf();
    const rice = await newItem(url, at, 'Basmati rice', { sku: 'RICE-5', opening_stock: 4, cost: 80_000 });
    const oil = await newItem(url, at, 'Cooking oil', { sku: 'OIL-3' });
    const salt = await newItem(url, at, 'Sea salt', { sku: 'SALT-1' });
    const { page, faults } = await visitStore(browser, url, at.amina, '/inventory/purchase-orders');
    await page.getByRole('heading', { name: 'No purchase orders yet' }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('link', { name: 'New purchase order' }).click();

    await page.getByRole('button', { name: 'Add supplier…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add supplier' }).click();
    await dialog.getByText('Name is required!').waitFor();
    await dialog.getByLabel('Name').fill('Kilimo Traders');
    expect(await grave(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add supplier' }).click();
    await page.getByRole('combobox', { name: 'Supplier' }).filter({ hasText: 'Kilimo Traders' }).waitFor();

    await page.getByRole('combobox', { name: 'Add products' }).fill('basma');
    await page.getByRole('option', { name: /Basmati rice/ }).click();
    await page.getByLabel('Quantity of Basmati rice').fill('1.5');
    await page.getByRole('heading', { name: 'New purchase order' }).click();
    await scan(page, oil.barcode);
    await page.getByLabel('Quantity of Cooking oil').waitFor();
    await scan(page, oil.barcode);
    await expect.poll(() => page.getByLabel('Quantity of Cooking oil').inputValue()).toBe('2');
    await page.getByRole('button', { name: 'Paste a list…' }).click();
    await dialog.getByRole('textbox').fill('SALT-1\t30\nNOTHING-9\t2');
    await dialog.getByRole('button', { name: 'Add to order' }).click();
    await dialog.getByText('No product with code “NOTHING-9”').waitFor();
    await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe('NOTHING-9\t2');
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect.poll(() => page.getByLabel('Quantity of Sea salt').inputValue()).toBe('30');

    await save(page);
    await page.getByText('Enter a whole number of 1 or more').waitFor();
    await page.getByLabel('Quantity of Basmati rice').fill('20');
    for (const [name, cost] of [
      ['Basmati rice', '900'],
      ['Cooking oil', '740'],
      ['Sea salt', '42'],
    ]) {
      await page.getByLabel(`Unit cost of ${name}`).fill(cost ?? '');
    }
    await page.getByRole('button', { name: 'Add freight, duty or another cost' }).click();
    await page.getByLabel('Amount of cost 1').fill('520');
    await page.getByText('By quantity').click();
    await save(page);
    await page.getByRole('heading', { name: 'PO-0001' }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mark as ordered' }).click();
    await dialog.getByRole('button', { name: 'Mark as ordered' }).click();

    await page.getByRole('link', { name: 'Receive items' }).click();
    await page.getByRole('heading', { name: 'Receive PO-0001' }).waitFor();
    await page.getByText('Receive items').waitFor();
    for (let piece = 0; piece < 3; piece += 1) await scan(page, rice.barcode);
    await page.getByText('Basmati rice: 3').waitFor();
    await scan(page, '4006381333931');
    await page.getByText('No item on this order with code “4006381333931”').waitFor();
    await page.getByLabel('Quantity of Sea salt to receive').fill('30');
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Receive 33 units' }).click();
    await page.getByText('Partially received').waitFor();
    // 520.00 over 52 units: ten each.
    expect(await standing(url, at, rice.productId)).toEqual({
      on_hand: 7,
      cost: Math.round((4 * 80_000 + 3 * 91_000) / 7),
    });
    expect(await standing(url, at, salt.productId)).toEqual({ on_hand: 30, cost: 5200 });

    await page.getByRole('link', { name: 'Receive items' }).click();
    await page.getByRole('button', { name: 'Receive all' }).click();
    await page.getByLabel('Quantity of Cooking oil to receive').fill('3');
    await page.getByRole('button', { name: 'Receive 20 units' }).click();
    await dialog.getByText('Cooking oil: 3 received, 2 expected').waitFor();
    await dialog.getByRole('button', { name: 'Check again' }).click();
    await page.getByLabel('Quantity of Cooking oil to receive').fill('2');
    await page.getByRole('button', { name: 'Receive 19 units' }).click();
    await page.getByRole('heading', { name: 'PO-0001', exact: true }).waitFor();
    await page.getByText('Received', { exact: true }).first().waitFor();
    expect((await standing(url, at, rice.productId)).on_hand).toBe(24);
    expect(await standing(url, at, oil.productId)).toEqual({ on_hand: 2, cost: 75_000 });

    const second = page.getByRole('listitem').filter({ hasText: '19 units at Main location' });
    await second.getByRole('button', { name: 'Reverse…' }).click();
    await dialog.getByRole('button', { name: 'Reverse received items' }).click();
    await page.getByText('Reversed', { exact: true }).waitFor();
    expect((await standing(url, at, rice.productId)).on_hand).toBe(7);
    expect(faults).toEqual([]);
  });
});

describe('Items of a purchase order that go back to the supplier', () => {
  it('are chosen by line, never more than came, and asked for where they are promised', async () => {
    const at = await shelf();
    const rice = await newItem(url, at, 'Basmati rice', { sku: 'RICE-5' });
    const supplier_id = await newSupplier(url, at, 'Kilimo Traders');
    const store = { token: at.token, params: { id: at.storeId } };
    const lines = [{ variant_id: rice.variantId, quantity: 12, unit_cost: 9000 }];
    const { data: order } = await call(url, 'POST /marketplace/v1/stores/{id}/purchase-orders', {
      ...store,
      body: { supplier_id, lines },
    });
    const path = `/inventory/purchase-orders/${order.id}`;
    const { page, context, faults } = await visitStore(browser, url, at.amina, path);
    const menu = page.getByRole('button', { name: 'More actions' });
    const returning = page.getByRole('menuitem', { name: 'Return items…' });
    await page.getByRole('button', { name: 'Mark as ordered' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as ordered' }).click();
    await page.getByRole('link', { name: 'Receive items' }).waitFor();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Print' }).waitFor();
    await expect.poll(() => returning.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Receive items' }).click();
    await page.getByRole('button', { name: 'Receive all' }).click();
    await page.getByRole('button', { name: 'Receive 12 units' }).click();
    await page.getByText('12 units at Main location').waitFor();
    await expect.poll(() => page.getByRole('columnheader', { name: 'Returned' }).count()).toBe(0);
    await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...store,
      body: { lines: [{ variant_id: rice.variantId, quantity: 9 }], settlement: { payment_type: 'pod' } },
    });

    await menu.click();
    await returning.click();
    const dialog = page.getByRole('dialog', { name: 'Return items to Kilimo Traders' });
    await dialog.getByRole('button', { name: 'Return items' }).click();
    await dialog.getByText('Return at least 1 unit').waitFor();
    await dialog.getByLabel('Quantity of Basmati rice to return').fill('13');
    await dialog.getByText('Only 12 can be returned').waitFor();
    expect(await grave(page)).toEqual([]);
    await dialog.getByLabel('Quantity of Basmati rice to return').fill('4');
    await dialog.getByLabel('Note').fill('Torn bags');
    await dialog.getByRole('button', { name: 'Return 4 units' }).click();
    await page.getByText(/^9 of Basmati rice are reserved for orders; only 8 would be left/).waitFor();
    await page.getByRole('button', { name: 'Return anyway' }).click();
    await page.getByText('4 units returned to Kilimo Traders').waitFor();
    await page.getByRole('columnheader', { name: 'Returned' }).waitFor();
    await page
      .getByRole('row', { name: /Basmati rice/ })
      .getByRole('cell', { name: '4', exact: true })
      .waitFor();
    expect((await standing(url, at, rice.productId)).on_hand).toBe(8);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('A purchase order to the supplier', () => {
  it('goes by mail with its lines, and prints what each line comes to', async () => {
    const at = await shelf();
    const rice = await newItem(url, at, 'Basmati rice', { sku: 'RICE-5' });
    const salt = await newItem(url, at, 'Sea salt', {});
    const email = `${at.storeId}@kilimo.example`;
    const store = { token: at.token, params: { id: at.storeId } };
    const supplier = await call(url, 'POST /marketplace/v1/stores/{id}/suppliers', {
      ...store,
      body: { name: 'Kilimo Traders', email },
    });
    const { data } = await call(url, 'POST /marketplace/v1/stores/{id}/purchase-orders', {
      ...store,
      body: {
        supplier_id: supplier.data.id,
        lines: [
          { variant_id: rice.variantId, quantity: 12, unit_cost: 9000 },
          { variant_id: salt.variantId, quantity: 2 },
        ],
      },
    });
    const path = `/inventory/purchase-orders/${data.id}`;
    const { page, context, faults } = await visitStore(browser, url, at.amina, path);
    const menu = page.getByRole('button', { name: 'More actions' });
    const toSupplier = page.getByRole('menuitem', { name: 'Email to supplier…' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Print' }).waitFor();
    await expect.poll(() => toSupplier.count()).toBe(0);
    await page.keyboard.press('Escape');
    const printed = page.locator('body > article');
    expect(await printed.textContent()).toMatch(/Purchase order PO-0001Draft/);
    expect(await printed.textContent()).not.toContain('Subtotal');

    // What is typed is saved before it is printed.
    await page.getByLabel('Unit cost of Sea salt').fill('42');
    await menu.click();
    await expect
      .poll(() => page.getByRole('menuitem', { name: 'Print' }).getAttribute('aria-disabled'))
      .toBe('true');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => printed.textContent()).toMatch(/Subtotal: KES\s1,164\.00/);
    await page.getByRole('button', { name: 'Mark as ordered' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as ordered' }).click();
    await page.getByRole('link', { name: 'Receive items' }).waitFor();

    await menu.click();
    await toSupplier.click();
    const dialog = page.getByRole('dialog', { name: 'Email PO-0001 to Kilimo Traders' });
    await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe(email);
    await dialog.getByLabel('Email').fill('kilimo');
    await dialog.getByRole('button', { name: 'Send purchase order' }).click();
    await dialog.getByText('Please enter a valid email').waitFor();
    expect(await grave(page)).toEqual([]);
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Note').fill('By Friday, please');
    await dialog.getByRole('button', { name: 'Send purchase order' }).click();
    await page.getByText(`Sending to ${email}`).waitFor();
    const { text } = await mailTo(url, email, /PO-0001/);
    expect(text).toMatch(/12 × Basmati rice \(RICE-5 .* each\): .*1,080\.00/);

    await page.emulateMedia({ media: 'print' });
    await expect
      .poll(() => printed.textContent())
      .toMatch(/Unit cost.*Amount.*Basmati rice.*90\.00.*1,080\.00/s);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('A purchase order on a phone', () => {
  it('asks for the supplier before the goods, and shows a long amount whole', async () => {
    const at = await shelf();
    await newItem(url, at, 'Basmati rice', {});
    const { page, context, faults } = await visitStore(
      browser,
      url,
      at.amina,
      '/inventory/purchase-orders/new',
      { width: 360 },
    );
    const items = page.getByRole('combobox', { name: 'Add products' });
    const supplier = await page.getByRole('combobox', { name: 'Supplier' }).boundingBox();
    expect(supplier?.y).toBeLessThan((await items.boundingBox())?.y ?? 0);
    await items.fill('basma');
    await page.getByRole('option', { name: /Basmati rice/ }).click();
    const cost = page.getByLabel('Unit cost of Basmati rice');
    await cost.fill('876543.21');
    expect(await cost.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('Low stock becomes purchase orders', () => {
  it('is shown at home, chosen, and drafted for each supplier', async () => {
    const at = await shelf();
    await newItem(url, at, 'Basmati rice', { opening_stock: 2, low_stock_at: 10 });
    await newItem(url, at, 'Cooking oil', { opening_stock: 1, low_stock_at: 3 });
    await newSupplier(url, at, 'Kilimo Traders');
    await newSupplier(url, at, 'Unga House');
    const { page, faults } = await visitStore(browser, url, at.amina, '/');
    const card = page.getByRole('heading', { name: 'Low stock' });
    await card.waitFor();
    await page.getByRole('link', { name: 'Inventory 2 low in stock' }).waitFor();
    await page.getByRole('link', { name: 'Reorder' }).click();
    await page.getByLabel('Select all that need ordering on this page').check();
    await expect.poll(() => page.getByLabel('Quantity of Basmati rice to order').inputValue()).toBe('8');
    await page.getByRole('button', { name: 'Create purchase order' }).click();
    await page.getByText('Choose a supplier and a quantity for every selected item').waitFor();
    await expect.poll(() => page.getByText('Choose a supplier', { exact: true }).count()).toBeGreaterThan(1);
    for (const [good, supplier] of [
      ['Basmati rice', 'Kilimo Traders'],
      ['Cooking oil', 'Unga House'],
    ] as const) {
      await page.getByRole('combobox', { name: `Supplier of ${good}` }).click();
      await page.getByRole('option', { name: supplier }).click();
    }
    await page.getByLabel('Quantity of Basmati rice to order').fill('12');
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create purchase orders' }).click();
    await page.getByText('2 purchase orders saved as drafts').waitFor();
    await page
      .getByRole('link', { name: /PO-000/ })
      .first()
      .waitFor();
    await page
      .getByRole('row', { name: /Kilimo Traders/ })
      .getByRole('link')
      .click();
    await expect.poll(() => page.getByLabel('Quantity of Basmati rice').inputValue()).toBe('12');
    expect(faults).toEqual([]);
  });
});

describe('CONTRACT Roles: an inventory officer buys without seeing money', () => {
  it('drafts, sends and receives, and sees no amount on any screen', async () => {
    const at = await shelf();
    await newItem(url, at, 'Basmati rice', { opening_stock: 1, low_stock_at: 4, cost: 90_000 });
    await newSupplier(url, at, 'Kilimo Traders');
    const officer = await newColleague(url, at.amina, at.store, 'inventory_officer');
    const { page, faults } = await visitStore(browser, url, officer, '/inventory/reorder');
    await page.getByLabel('Order Basmati rice', { exact: true }).check();
    await expect.poll(() => page.getByRole('main').textContent()).not.toMatch(money);
    await page.getByRole('combobox', { name: 'Supplier of Basmati rice' }).click();
    await page.getByRole('option', { name: 'Kilimo Traders' }).click();
    await page.getByRole('button', { name: 'Create purchase order' }).click();
    await page.getByRole('heading', { name: 'PO-0001' }).waitFor();
    await expect.poll(() => page.getByRole('main').textContent()).not.toMatch(money);
    await page.getByLabel('Quantity of Basmati rice').fill('5');
    await save(page);
    await page.getByText('Purchase order saved').waitFor();
    await page.getByRole('button', { name: 'Mark as ordered' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as ordered' }).click();
    await page.getByRole('link', { name: 'Receive items' }).click();
    await page.getByRole('button', { name: 'Receive all' }).click();
    await expect.poll(() => page.getByLabel('Date received').count()).toBe(0);
    await expect.poll(() => page.getByRole('main').textContent()).not.toMatch(money);
    await page.getByRole('button', { name: 'Receive 5 units' }).click();
    await page.getByText('5 units at Main location').waitFor();
    await expect.poll(() => page.getByRole('main').textContent()).not.toMatch(money);
    await page.goto('/inventory/purchase-orders');
    await page.getByRole('link', { name: 'PO-0001' }).waitFor();
    await expect.poll(() => page.getByRole('main').textContent()).not.toMatch(money);
    expect(faults).toEqual([]);
  });
});
