import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { changePrice, dialog, hearNoPrices, press, riceStore, sums } from '#fixtures/sales-fixtures.ts';
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

describe('An order that is written by hand while a price changes', () => {
  it('follows it and says so; a change that it has not heard of is refused, and then it follows', async () => {
    const { amina, at, rice } = await riceStore(url);
    const rises = (price: number) =>
      changePrice(url, { token: at.token, storeId: at.params.id }, rice.productId, price);
    const { page, context, faults } = await visitStore(browser, url, amina, '/orders/new');
    await page.getByRole('combobox', { name: 'Add products' }).fill('basmati');
    await page.getByRole('option', { name: /^Basmati rice/ }).click();
    const price = page.getByLabel('Unit price of Basmati rice');
    await expect.poll(() => price.inputValue()).toBe('500.00');
    await rises(52_000);
    await page.getByText(/^Basmati rice now costs .*520\.00$/).waitFor();
    await expect.poll(() => price.inputValue()).toBe('520.00');
    await expect.poll(() => sums(page)).toMatchObject({ Total: 'KES 520.00' });

    await hearNoPrices(page);
    await rises(55_000);
    await press(page, 'Place order');
    await dialog(page).getByRole('radio', { name: 'Pay on Delivery' }).check({ force: true });
    await dialog(page).getByRole('button', { name: 'Place order' }).click();
    await dialog(page)
      .getByText(/^The total is now .*550\.00, not .*520\.00\./)
      .waitFor();
    await dialog(page)
      .getByRole('heading', { name: /550\.00$/ })
      .waitFor();
    await expect
      .poll(() => dialog(page).getByRole('radio', { name: 'Pay on Delivery' }).isChecked())
      .toBe(true);
    expect(await grave(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('heading', { name: 'T-1001' }).waitFor();
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/orders', at);
    expect(data.items).toMatchObject([{ number: 'T-1001', total: 55_000, outstanding: 55_000 }]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
