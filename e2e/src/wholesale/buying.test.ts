import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  fulfil,
  letIn,
  newSupplierStore,
  takePayment,
  type WholesaleSupplier,
} from '#fixtures/wholesale-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, type Merchant, newMerchant, newStore, type OpenedStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
let supplier: WholesaleSupplier;
let bisi: Merchant;
let store: OpenedStore;
beforeAll(async () => {
  browser = await launch();
  supplier = await newSupplierStore(url, 'Gikomba Traders');
  bisi = await newMerchant(url, 'Bisi');
  store = await newStore(url, bisi.token, {
    ...{ name: 'Mama Bisi', mode: 'live', module_wholesale: 'active', module_inventory: 'active' },
  });
});
afterAll(() => browser.close());

const base = '/marketplace/v1/stores/{id}/wholesale';

describe('A store that buys from another', () => {
  it('asks, is let in, orders by the dozen on credit, receives, and owes what the supplier is owed', async () => {
    const at = { token: store.businessToken, params: { id: store.id } };
    const { page, faults } = await visitStore(browser, url, bisi, '/wholesale/suppliers');
    const dialog = page.getByRole('dialog');

    await page.getByRole('button', { name: 'Ask Gikomba Traders for access' }).click();
    expect(await dialog.getByLabel('Company name').inputValue()).toBe('Mama Bisi');
    await dialog.getByLabel('Company name').fill('');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await dialog.getByText('Enter the name of your company').waitFor();
    await dialog.getByLabel('Company name').fill('Mama Bisi Ltd');
    expect(await grave(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Requested').waitFor();
    await letIn(url, supplier, 10_000_000);

    await page.reload();
    await page.getByRole('link', { name: 'Buy from Gikomba Traders' }).click();
    await page.getByText('20% of each order').waitFor();
    const cart = page.getByRole('region', { name: 'Cart' });
    const quantity = cart.getByLabel('Quantity of Enamel basin');

    await page.getByRole('button', { name: 'Add Enamel basin to the cart' }).click();
    await cart.getByText('The minimum is 12.').waitFor();
    expect(await cart.getByRole('button', { name: 'Continue to order' }).isDisabled()).toBe(true);
    await cart.getByRole('button', { name: 'Order 12 of Enamel basin' }).click();
    expect(await quantity.inputValue()).toBe('12');
    await cart.getByText('KES 9,200.00 more to reach the minimum of KES 20,000.00').waitFor();
    await cart.getByText('12 more for KES 825.50 each').waitFor();
    await quantity.fill('26');
    await cart.getByText('Sold in multiples of 6.').waitFor();
    await cart.getByRole('button', { name: 'Order 30 of Enamel basin' }).click();
    await cart.getByText('KES 825.50 each').waitFor();

    await page.getByRole('button', { name: 'Choose variants of Kitenge dress' }).click();
    for (let press = 0; press < 4; press += 1)
      await dialog.getByRole('button', { name: 'Add S to the cart' }).click();
    await page.getByText('Selected Quantity not available').waitFor();
    await dialog.getByText('3 in the cart').waitFor();
    await page.keyboard.press('Escape');
    await cart.getByRole('button', { name: 'Remove Kitenge dress, S' }).click();

    await page.getByRole('button', { name: 'Quick order' }).click();
    await dialog.getByRole('textbox').fill('DR-M 2\nNOTHING-9 4');
    await dialog.getByRole('button', { name: 'Add to cart' }).click();
    await dialog.getByText('nothing is offered under “NOTHING-9”').waitFor();
    await dialog.getByRole('textbox').fill('');
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await cart.getByLabel('Quantity of Kitenge dress, M').waitFor();
    expect(await grave(page)).toEqual([]);

    const keptUnits = async () => {
      const params = { id: store.id, supplier_store_id: supplier.storeId };
      const { data } = await call(url, `GET ${base}/suppliers/{supplier_store_id}/cart`, { ...at, params });
      return data.lines.reduce((sum, line) => sum + line.quantity, 0);
    };
    // 30 × 825.50 and 2 × 1,800.00
    const total = 2_836_500;
    await expect.poll(keptUnits).toBe(32);
    await page.reload();
    await expect.poll(() => quantity.inputValue()).toBe('30');
    await cart.getByRole('button', { name: 'Continue to order' }).click();
    await dialog.getByLabel('Reference').fill('PO-77');
    await dialog.getByText('Net 30 days').waitFor();
    expect(await grave(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Place order for KES 28,365.00' }).click();
    await page.getByRole('heading', { name: 'Deliveries' }).waitFor();
    const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByText('KES 5,673.00').waitFor();

    await fulfil(url, supplier, orderId, 18);
    await page.reload();
    await page.getByRole('button', { name: 'Receive 18 units into stock' }).click();
    await page.getByText('Received into stock').waitFor();
    await page.getByRole('link', { name: 'Track SN-4471' }).waitFor();
    expect(await grave(page)).toEqual([]);
    await takePayment(url, supplier, orderId, 1_000_050);
    await page.reload();
    await page.getByText('KES 18,364.50').first().waitFor();

    const { data: payables } = await call(url, `GET ${base}/payables`, at);
    const { data: sale } = await call(url, 'GET /marketplace/v1/stores/{id}/orders/{order_id}', {
      token: supplier.token,
      params: { id: supplier.storeId, order_id: orderId },
    });
    expect([sale.total, sale.outstanding]).toEqual([total, total - 1_000_050]);
    expect(payables).toMatchObject([{ orders: 1, outstanding: sale.outstanding, not_due: sale.outstanding }]);
    await page.goto('/wholesale/payables');
    await page.getByRole('link', { name: /^KES 18,364.50 owed to Gikomba Traders/ }).click();
    await page.getByRole('row').filter({ hasText: 'PO-77' }).getByText('KES 18,364.50').waitFor();
    expect(faults).toEqual([]);
  }, 90_000);
});
