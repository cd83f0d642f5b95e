import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { call } from './api.ts';
import { grave } from './axe.ts';
import { launch } from './browser.ts';
import { visitStore } from './in-store.ts';
import { goodsStore } from './products-at-hand.ts';
import { newGood, newSupplier } from './purchasing-at-hand.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('Two people on one purchase order', () => {
  it('see what the other one has saved, keep both, and are asked where both changed the same', async () => {
    const { amina, store } = await goodsStore(url);
    const at = { token: store.businessToken, storeId: store.id };
    const rice = await newGood(url, at, 'Basmati rice', {});
    const salt = await newGood(url, at, 'Sea salt', {});
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
    const pieces = (title: string) => page.getByLabel(`Pieces of ${title}`);
    const save = () =>
      page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click();
    await pieces('Basmati rice').fill('12');

    // The other one changes something else: both stay.
    await colleague(1, { reference: 'Quote 88' });
    await page.getByText('Somebody else has saved this order').waitFor();
    expect(await pieces('Basmati rice').inputValue()).toBe('12');
    await page.getByRole('button', { name: 'See what changed' }).click();
    const told = page.getByRole('dialog', { name: 'Somebody else has saved this in the meantime' });
    await told.getByText('Quote 88').waitFor();
    expect(await grave(page)).toEqual([]);
    await told.getByRole('button', { name: 'Go on with both' }).click();
    await told.waitFor({ state: 'detached' });
    expect(await pieces('Basmati rice').inputValue()).toBe('12');
    expect(await page.getByLabel('Reference').inputValue()).toBe('Quote 88');

    // Both change the same line: the second save is told, and loses nothing.
    await colleague(2, {
      lines: [
        { variant_id: rice.variantId, quantity: 8 },
        { variant_id: salt.variantId, quantity: 7 },
      ],
    });
    await save();
    await told.getByRole('button', { name: 'Keep mine' }).click();
    await told.waitFor({ state: 'detached' });
    expect(await pieces('Sea salt').inputValue()).toBe('7');
    await save();
    await page.getByText('The purchase order is saved.').waitFor();
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
});
