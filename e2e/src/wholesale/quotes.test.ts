import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dayIn } from '#fixtures/quote-fixtures.ts';
import { becomeCompany, newSupplierStore, type WholesaleSupplier } from '#fixtures/wholesale-fixtures.ts';
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
  supplier = await newSupplierStore(url, 'Muthurwa Traders');
  await call(url, 'PUT /marketplace/v1/stores/{id}/update/vat', {
    token: supplier.token,
    params: { id: supplier.storeId },
    body: { apply_vat: true, vat_percent: 16 },
  });
  bisi = await newMerchant(url, 'Bisi');
  store = await newStore(url, bisi.token, {
    ...{ name: 'Mama Bisi', mode: 'live', module_wholesale: 'active', module_inventory: 'active' },
  });
  await becomeCompany(url, { token: store.businessToken, storeId: store.id }, supplier, 15_000_00);
});
afterAll(() => browser.close());

const priceOf = (page: Page, item: string) => page.getByLabel(`Unit price of ${item}`);
const quantityOf = (page: Page, item: string) => page.getByLabel(`Quantity of ${item}`);

/** What is typed and chosen where the supplier answers. */
async function offer(page: Page, price: string, days: number): Promise<void> {
  await priceOf(page, 'Enamel basin').fill(price);
  await page.getByLabel('Valid until').fill(dayIn(days));
  await page.getByRole('button', { name: 'Send quote' }).click();
  await page.getByText('Quote Q-1 sent').first().waitFor();
  await page.getByRole('button', { name: 'Change offer' }).waitFor();
}

describe('A quote between two stores', () => {
  it('is asked for, offered, countered, offered again and accepted, and comes to one total on both sides', async () => {
    const seller = await visitStore(browser, url, supplier.owner, '/wholesale/quotes');
    await seller.page.getByRole('heading', { name: 'No quotes yet' }).waitFor();
    const buyer = await visitStore(browser, url, bisi, `/wholesale/suppliers/${supplier.storeId}`);
    const { page } = buyer;
    const dialog = page.getByRole('dialog');

    await page.getByText('KES 20,000.00 before VAT').waitFor();

    // Fewer than the supplier sells without a quote.
    await page.getByRole('button', { name: 'Add Enamel basin to the cart' }).click();
    await page.getByRole('button', { name: 'Ask for a quote' }).click();
    await quantityOf(page, 'Enamel basin').last().fill('0');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await dialog.getByText('Enter a whole number of 1 or more').waitFor();
    await quantityOf(page, 'Enamel basin').last().fill('7');
    await priceOf(page, 'Enamel basin').fill('700');
    await dialog.getByLabel('Message').fill('Every month');
    expect(await grave(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('The supplier has not answered yet.').waitFor();
    expect(await grave(page)).toEqual([]);

    // The open list of the supplier hears of it.
    await seller.page.getByRole('link', { name: 'Q-1' }).click();
    await seller.page.getByText('Every month').waitFor();
    await seller.page.getByText('The company waits for your prices.').waitFor();
    expect(await grave(seller.page)).toEqual([]);
    await offer(seller.page, '850.55', 7);

    // And so does the open page of the buyer.
    await page.getByRole('button', { name: 'Make a counter-offer' }).click();
    await quantityOf(page, 'Enamel basin').fill('11');
    await priceOf(page, 'Enamel basin').fill('799.95');
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send counter-offer' }).click();
    await page.getByText('The supplier has not answered your counter-offer yet.').waitFor();

    await seller.page.getByText('The company has asked for other quantities or prices.').waitFor();
    expect(await quantityOf(seller.page, 'Enamel basin').inputValue()).toBe('11');
    await offer(seller.page, '825.25', 7);

    await page.getByRole('button', { name: 'Accept' }).click();
    await dialog.getByLabel('Reference').fill('PO-91');
    // 11 × 825.25, and 16% of it.
    await dialog.getByRole('button', { name: 'Place order for KES 10,530.19' }).click();
    await page.getByText('Accepted', { exact: true }).waitFor();
    const orderLink = page.getByRole('main').getByRole('link', { name: /^#/ });
    await orderLink.waitFor();
    const orderId = (await orderLink.getAttribute('href'))?.split('/').at(-1) ?? '';
    await seller.page.getByText('Accepted', { exact: true }).waitFor();
    for (const side of [page, seller.page]) await side.getByText('KES 10,530.19').first().waitFor();

    const { data: sale } = await call(url, 'GET /marketplace/v1/stores/{id}/orders/{order_id}', {
      token: supplier.token,
      params: { id: supplier.storeId, order_id: orderId },
    });
    const { data: purchase } = await call(
      url,
      'GET /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}',
      { token: store.businessToken, params: { id: store.id, purchase_id: orderId } },
    );
    expect([sale.total, purchase.total, purchase.reference]).toEqual([1_053_019, 1_053_019, 'PO-91']);

    await page.goto('/wholesale/purchase-quotes?state=accepted');
    await page.getByRole('row').filter({ hasText: 'Q-1' }).getByText('KES 10,530.19').waitFor();
    expect([...buyer.faults, ...seller.faults]).toEqual([]);
  }, 90_000);

  it('is started by the supplier from the page of a company, and declined with a reason', async () => {
    const { page, faults } = await visitStore(browser, url, supplier.owner, '/wholesale/companies');
    await page.getByRole('link', { name: 'Mama Bisi Ltd' }).click();
    await page.getByRole('link', { name: 'New quote' }).click();
    await page.getByRole('button', { name: 'Send quote' }).click();
    await page.getByText('Add at least one item').waitFor();
    await page.getByRole('combobox', { name: 'Add items by title, SKU or barcode' }).fill('DR-M');
    await page.getByRole('option', { name: /Kitenge dress/ }).click();
    await priceOf(page, 'Kitenge dress, M').fill('1500');
    await page.getByLabel('Valid until').fill('2020-01-01');
    await page.getByRole('button', { name: 'Send quote' }).click();
    await page.getByText('Choose today or a later day, within a year').waitFor();
    await page.getByLabel('Valid until').fill(dayIn(3));

    // What the company could not accept is said before it is sent.
    await page.getByText('Credit left: KES 4,469.81 of KES 15,000.00').waitFor();
    await priceOf(page, 'Kitenge dress, M').fill('5000');
    await page.getByText(/^This quote takes Mama Bisi Ltd KES\s1,330\.19 over its credit limit/).waitFor();
    expect(await grave(page)).toEqual([]);
    await priceOf(page, 'Kitenge dress, M').fill('1500');
    await page.getByText(/^This quote leaves KES\s2,729\.81 of the credit limit/).waitFor();

    // On a phone it is sent from the bar of the page.
    const bar = page.locator('main header');
    await page.setViewportSize({ width: 360, height: 740 });
    await bar.getByRole('button', { name: 'Send quote' }).click();
    await bar.getByRole('button', { name: 'Change offer' }).waitFor();
    await page.getByRole('button', { name: 'Decline…' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Sold out');
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await page.getByText('Declined', { exact: true }).waitFor();
    await page.getByText('Sold out').waitFor();
    expect(faults).toEqual([]);
  }, 60_000);
});
