import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { turnOnWholesale } from '#fixtures/supplying-fixtures.ts';
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

it('The staff places an order for a company, knowingly below the minimum, as its timeline says', async () => {
  const amina = await newMerchant(url, 'Amina');
  const store = await newStore(url, amina.token);
  await turnOnWholesale(url, amina.token, store.id);
  const at = { token: amina.token, params: { id: store.id } };
  const { data: grains } = await call(url, 'POST /marketplace/v1/stores/{id}/categories', {
    ...at,
    body: { name: 'Grains', parent_id: null },
  });
  await addProduct(url, store, {
    ...{ title: 'Rice 25 kg', price: 100_00, track_quantity: false },
    category_id: grains.id,
  });
  await addProduct(url, store, { title: 'Soap', price: 10_00, track_quantity: false });
  const { data: customer } = await call(url, 'POST /marketplace/v1/stores/{id}/customers', {
    ...at,
    body: { name: 'Mama Zawadi Shops', addresses: [{ label: 'Shop', line1: 'Moi Avenue 12' }] },
  });
  await call(url, 'POST /marketplace/v1/stores/{id}/wholesale/companies', {
    ...at,
    body: { customer_id: customer.id, payment_terms: 'net_30' },
  });
  await call(url, 'PUT /marketplace/v1/stores/{id}/wholesale/settings', {
    ...at,
    body: { version: 0, minimum_order: 500_00 },
  });
  const { page, faults } = await visitStore(browser, url, amina, `/wholesale/companies/${customer.id}`);
  await page.getByRole('link', { name: 'New order' }).click();
  await page.getByRole('heading', { name: 'New order for Mama Zawadi Shops' }).waitFor();
  await page.getByText('Add products to the order.').waitFor();
  await page.getByRole('button', { name: 'Add Soap' }).waitFor();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Grains' }).click();
  await page.getByRole('button', { name: 'Add Soap' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add Rice 25 kg' }).click();
  const order = page.getByRole('region', { name: 'Order', exact: true });
  await order.getByRole('spinbutton', { name: /Rice 25 kg/ }).fill('2');
  await order.getByText(/300\.00 more to reach the minimum/).waitFor();
  // Kept on the device.
  await page.reload();
  await order.getByText(/300\.00 more to reach the minimum/).waitFor();
  expect(await grave(page)).toEqual([]);
  await order.getByRole('button', { name: 'Continue' }).click();
  const form = page.getByRole('dialog');
  const place = form.getByRole('button', { name: /^Place order/ });
  expect(await place.isDisabled()).toBe(true);
  await form.getByRole('checkbox', { name: /^Order below the minimum of/ }).check();
  await form.getByLabel('Reference').fill('BY-PHONE');
  // The order goes into a drawer where there is no room for it; what is typed stays.
  await page.setViewportSize({ width: 900, height: 900 });
  await order.waitFor({ state: 'detached' });
  expect(await form.getByLabel('Reference').inputValue()).toBe('BY-PHONE');
  await form.getByRole('checkbox', { name: /^Order below/, checked: true }).waitFor();
  expect(await grave(page)).toEqual([]);
  const newest = page.waitForResponse((response) => /\/orders\?limit=10$/.test(response.url()));
  await place.click();
  await page.getByText(/^Placed by Amina .* for Mama Zawadi Shops: 2 items/).waitFor();
  await page.getByText('Moi Avenue 12').first().waitFor();
  // It is no news for who has placed it.
  await (await newest).finished();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await page.getByText(/^New order .* from Mama Zawadi/).count()).toBe(0);
  await page.goto(`/wholesale/companies/${customer.id}/order`);
  await page.getByRole('button', { name: 'Order: 0 lines' }).waitFor();
  expect(faults).toEqual([]);
});
