import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { becomeCompany, newSupplierStore } from '#fixtures/wholesale-fixtures.ts';
import { launch } from '#support/browser/browser.ts';
import { holdCall } from '#support/browser/delay-call.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('The cart at a supplier in two tabs', () => {
  it('holds what either has added, on the server too', async () => {
    const supplier = await newSupplierStore(url, 'Nyamakima Traders');
    const bisi = await newMerchant(url, 'Bisi');
    const store = await newStore(url, bisi.token, {
      ...{ name: 'Mama Bisi', mode: 'live', module_wholesale: 'active', module_inventory: 'active' },
    });
    await becomeCompany(url, { token: store.businessToken, storeId: store.id }, supplier);
    const path = `/wholesale/suppliers/${supplier.storeId}`;
    const { page: one, faults } = await visitStore(browser, url, bisi, path);
    const two = await one.context().newPage();
    await two.goto(path);
    const [cart, other] = [one, two].map((page) => page.getByRole('region', { name: 'Cart' }));
    await two.getByRole('button', { name: 'Choose variants of Kitenge dress' }).waitFor();

    await one.getByRole('button', { name: 'Add a case of Enamel basin' }).click();
    await other?.getByLabel('Quantity of Enamel basin').waitFor();
    await two.getByRole('button', { name: 'Choose variants of Kitenge dress' }).click();
    await two.getByRole('dialog').getByRole('button', { name: 'Add S to the cart' }).click();
    await cart?.getByLabel('Quantity of Kitenge dress, S').waitFor();
    await one.getByRole('button', { name: 'Add a case of Enamel basin' }).first().click();

    const kept = async () => {
      const { data } = await call(
        url,
        'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/cart',
        { token: store.businessToken, params: { id: store.id, supplier_store_id: supplier.storeId } },
      );
      return data.lines.map(({ quantity }) => quantity);
    };
    await expect.poll(kept, { timeout: 5000 }).toEqual([48, 1]);
    await two.reload();
    await other?.getByLabel('Quantity of Kitenge dress, S').waitFor();
    expect(await other?.getByLabel('Quantity of Enamel basin').inputValue()).toBe('48');

    // Another device does not call it empty while it is on its way.
    const { page: device, faults: deviceFaults } = await visitStore(
      browser,
      url,
      bisi,
      '/wholesale/suppliers',
    );
    const letGo = await holdCall(device, '/cart');
    await device.goto(path);
    const third = device.getByRole('region', { name: 'Cart' });
    await third.getByRole('status', { name: 'Loading' }).waitFor();
    expect(await third.getByText('Your cart is empty').count()).toBe(0);
    letGo();
    await third.getByLabel('Quantity of Kitenge dress, S').waitFor();
    expect([...faults, ...deviceFaults]).toEqual([]);
  });
});
