import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { productStore } from '#fixtures/product-fixtures.ts';
import { newItem, newPlacedOrder, newSupplier } from '#fixtures/purchasing-fixtures.ts';
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

describe('Two people on one purchase order', () => {
  it('are told that the other one saved first, and take theirs or look again', async () => {
    const { amina, store } = await productStore(url);
    const at = { token: store.businessToken, storeId: store.id };
    const rice = await newItem(url, at, 'Basmati rice', {});
    const salt = await newItem(url, at, 'Sea salt', {});
    const supplier_id = await newSupplier(url, at, 'Kilimo Traders');
    const drafted = await call(url, 'POST /marketplace/v1/stores/{id}/purchase-orders', {
      token: at.token,
      params: { id: at.storeId },
      body: {
        supplier_id,
        lines: [
          { variant_id: rice.variantId, quantity: 10, unit_cost: 1000 },
          { variant_id: salt.variantId, quantity: 5, unit_cost: 500 },
        ],
      },
    });
    const within = { token: at.token, params: { id: at.storeId, purchase_order_id: drafted.data.id } };
    const colleague = (version: number, body: object) =>
      call(url, 'PUT /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}', {
        ...within,
        body: { version, ...body },
      });
    const { page, context, faults } = await visitStore(
      browser,
      url,
      amina,
      `/inventory/purchase-orders/${drafted.data.id}`,
    );
    const units = (title: string) => page.getByLabel(`Quantity of ${title}`);
    const save = () =>
      page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click();
    await units('Basmati rice').fill('12');

    await colleague(1, { reference: 'Quote 88' });
    await page.getByText('Amina Bello saved changes meanwhile').waitFor();
    await expect.poll(() => units('Basmati rice').inputValue()).toBe('12');
    await page.getByRole('button', { name: 'Review' }).click();
    const told = page.getByRole('dialog', { name: 'Amina Bello saved changes meanwhile' });
    expect(await grave(page)).toEqual([]);
    await told.getByRole('button', { name: 'Use theirs' }).click();
    await told.waitFor({ state: 'detached' });
    await expect.poll(() => units('Basmati rice').inputValue()).toBe('10');
    await expect.poll(() => page.getByLabel('Reference').inputValue()).toBe('Quote 88');

    // Looking again keeps what was typed, and saving it asks again.
    await units('Basmati rice').fill('12');
    await colleague(2, {
      lines: [
        { variant_id: rice.variantId, quantity: 8 },
        { variant_id: salt.variantId, quantity: 7 },
      ],
    });
    await save();
    await told.getByRole('button', { name: 'Go back' }).click();
    await told.waitFor({ state: 'detached' });
    await expect.poll(() => units('Basmati rice').inputValue()).toBe('12');
    await save();
    await told.getByRole('button', { name: 'Use theirs' }).click();
    await told.waitFor({ state: 'detached' });
    await expect.poll(() => units('Basmati rice').inputValue()).toBe('8');
    await expect.poll(() => units('Sea salt').inputValue()).toBe('7');
    await units('Basmati rice').fill('12');
    await save();
    await page.getByText('Purchase order saved').waitFor();
    const { data } = await call(
      url,
      'GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}',
      within,
    );
    expect(data.reference).toBe('Quote 88');
    expect(data.lines.map(({ quantity }) => quantity)).toEqual([12, 7]);
    expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
    await context.close();
  });

  it('do not disturb each other where one receives items and the other types', async () => {
    const { amina, store } = await productStore(url);
    const at = { token: store.businessToken, storeId: store.id };
    const { variantId } = await newItem(url, at, 'Basmati rice', {});
    const supplierId = await newSupplier(url, at, 'Kilimo Traders');
    const order = await newPlacedOrder(url, at, supplierId, { variantId, quantity: 10, cost: 1000 });
    const within = { token: at.token, params: { id: at.storeId, purchase_order_id: order.id } };
    const receive = (quantity: number) =>
      call(url, 'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts', {
        ...within,
        body: { lines: [{ line_id: order.lineId, quantity }] },
      });
    const { page, context, faults } = await visitStore(
      browser,
      url,
      amina,
      `/inventory/purchase-orders/${order.id}`,
    );
    const units = page.getByLabel('Quantity of Basmati rice');
    await units.fill('3');
    await receive(4);
    await page.getByText('4 units at Main location').waitFor();
    await page.getByText('Partially received').waitFor();
    await expect.poll(() => units.inputValue()).toBe('3');
    const save = page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' });
    await save.click();
    await page.getByText('4 already received').waitFor();
    await units.fill('12');
    await save.click();
    await page.getByText('Purchase order saved').waitFor();

    await receive(8);
    await page.getByText('8 units at Main location').waitFor();
    await units.waitFor({ state: 'detached' });

    // What is typed of a return stays too, and is checked against what is left.
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Return items…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Return items to Kilimo Traders' });
    const returned = dialog.getByLabel('Quantity of Basmati rice to return');
    await returned.fill('9');
    const at12 = await call(
      url,
      'GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}',
      within,
    );
    await call(url, 'PUT /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}', {
      ...within,
      body: { version: at12.data.version, note: 'Torn bags' },
    });
    await call(url, 'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/returns', {
      ...within,
      body: { lines: [{ line_id: order.lineId, quantity: 4 }] },
    });
    await dialog.getByText('Up to 8').waitFor();
    await expect.poll(() => returned.inputValue()).toBe('9');
    await dialog.getByRole('button', { name: 'Return 9 units' }).click();
    await dialog.getByText('Only 8 can be returned').waitFor();
    await returned.fill('8');
    await dialog.getByRole('button', { name: 'Return 8 units' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });
});
