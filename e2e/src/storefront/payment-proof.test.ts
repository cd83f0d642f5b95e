import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { paintedPng } from '#fixtures/png-fixture.ts';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, patience } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore, type OpenedStore } from '#support/server/api.ts';
import { mailTo } from '#support/server/mailbox.ts';

const url = inject('serverUrl');
let browser: Browser;
let merchant: Awaited<ReturnType<typeof newMerchant>>;
let store: OpenedStore;
beforeAll(async () => {
  browser = await launch();
  merchant = await newMerchant(url);
  store = await newStore(url, merchant.token, { mode: 'live' });
  const at = { token: store.businessToken, params: { id: store.id } };
  await addProduct(url, store, { title: 'Straw hat', price: 800_00, status: 'active', opening_stock: 9 });
  const bank_details = 'Equity Bank, 0123456789';
  await call(url, 'PUT /marketplace/v1/stores/{id}/update', { ...at, body: { bank_details } });
  await call(url, 'PUT /marketplace/v1/stores/{id}/manual-payments', {
    ...at,
    body: { version: 0, bank_transfer: true, bank_transfer_proof: true },
  });
});
afterAll(() => browser.close());

describe('An order that is paid by bank transfer', () => {
  it('says where the money goes, takes a picture of the transfer, and shows it to the store', async () => {
    const context = await browser.newContext({
      baseURL: url.replace('localhost', `${store.subDomain}.localhost`),
      viewport: { width: 360, height: 800 },
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    await page.goto('/products/straw-hat');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('main').getByText('Check out', { exact: true }).click();
    await page.getByLabel('Email', { exact: true }).fill('asha@buyers.example');
    await page.getByLabel('Full name').fill('Asha Mwangi');
    await page.getByLabel('Street address').fill('12 Moi Avenue');
    await page.getByLabel('City').fill('Nairobi');
    await page.getByLabel('Country').selectOption('KE');
    await page.getByRole('radio', { name: /Bank transfer/ }).check();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('heading', { name: 'How to pay' }).waitFor();
    await page.getByText('Equity Bank, 0123456789').waitFor();
    await page.getByLabel('Picture of the transfer').setInputFiles({
      ...{ name: 'transfer.png', mimeType: 'image/png', buffer: paintedPng(400, 700, [27, 122, 75]) },
    });
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send picture' }).click();
    await page.getByText('1 picture sent').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await context.close();

    const { text } = await mailTo(url, merchant.email, /Proof of payment for order/);
    const [order = ''] = /\/orders\/[\da-f-]{36}/.exec(text) ?? [];
    const office = await visitStore(browser, url, merchant, order);
    const picture = office.page.getByRole('link', { name: /^Picture sent/ });
    await picture.waitFor();
    // Nothing leaves before the money is there.
    await office.page.getByRole('button', { name: 'Record payment', exact: true }).waitFor();
    expect(await grave(office.page)).toEqual([]);
    const shown = await office.page.request.get((await picture.getAttribute('href')) ?? '');
    expect(shown.headers()['content-type']).toBe('image/webp');
    expect(office.faults).toEqual([]);
  });
});
