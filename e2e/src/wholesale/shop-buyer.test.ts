import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fulfil, newSupplierStore, type WholesaleSupplier } from '#fixtures/wholesale-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, patience } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';
import { mailTo } from '#support/server/mailbox.ts';

const url = inject('serverUrl');
let browser: Browser;
let supplier: WholesaleSupplier;
let shop: string;
beforeAll(async () => {
  browser = await launch();
  supplier = await newSupplierStore(url, 'Muthurwa Traders');
  shop = url.replace('localhost', `${supplier.store.subDomain}.localhost`);
});
afterAll(() => browser.close());

const base = '/marketplace/v1/stores/{id}';
const inStore = (params: Record<string, string> = {}) => ({
  token: supplier.token,
  params: { id: supplier.storeId, ...params },
});

async function codeFor(email: string): Promise<string> {
  const { text } = await mailTo(url, email, /Enter this code/);
  return /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? '';
}

describe.each([
  { width: 360, script: true },
  { width: 360, script: false },
  { width: 1440, script: true },
])('A buyer without a store at $width px, with a script: $script', ({ width, script }) => {
  /** Axe is a script: a page that runs none is looked at with one. */
  async function assertUsable(page: Page): Promise<void> {
    const { pathname } = new URL(page.url());
    if (script) expect({ pathname, grave: await grave(page) }).toEqual({ pathname, grave: [] });
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect({ pathname, isTooWide }).toEqual({ pathname, isTooWide: false });
  }

  it('asks, is let in, orders on credit by the dozen, follows the delivery and reads the statement', async () => {
    const email = `baraka-${Date.now()}-${width}@bakery.example`;
    const context = await browser.newContext({
      ...{
        baseURL: shop,
        viewport: { width, height: 900 },
        javaScriptEnabled: script,
        reducedMotion: 'reduce',
      },
    });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

    await page.goto('/wholesale');
    await page.getByText('Basins and dresses by the dozen, from Gikomba.').waitFor();
    await assertUsable(page);
    await page.getByRole('link', { name: 'Ask for access' }).click();
    await button('Send request').click();
    await page.getByText('Enter the name of your business').waitFor();
    await assertUsable(page);
    await page.getByLabel('Business name').fill('Baraka Bakery');
    await page.getByLabel('Your name').fill('Baraka Mrisho');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('What you would like to buy').fill('Basins for dough');
    await button('Send request').click();
    await page.getByText('Your request is on its way').waitFor();

    const asked = await call(url, `GET ${base}/wholesale/requests`, {
      ...inStore(),
      query: { status: 'pending' },
    });
    const request_id = asked.data.items.find((item) => item.email === email)?.id ?? '';
    const decided = await call(url, `POST ${base}/wholesale/requests/{request_id}/decision`, {
      ...inStore({ request_id }),
      body: { approved: true, price_list_id: supplier.listId, credit_limit: 3_000_000 },
    });
    expect(decided.status).toBe(200);
    const { text: letter } = await mailTo(url, email, /approved your request/);
    const invited = /https?:\/\/\S+\/wholesale/.exec(letter)?.[0] ?? '';
    expect(new URL(invited).host.split('.')[0]).toBe(supplier.store.subDomain);

    await page.goto('/wholesale');
    await page.getByLabel('Email').fill(email);
    await button('Email me a code').click();
    await page.getByLabel('Code').fill(await codeFor(email));
    await button('Sign in').click();
    await page.getByText('Baraka Mrisho, for Baraka Bakery').waitFor();
    await page.getByText('24 or more: KES 825.50 each').waitFor();
    await assertUsable(page);

    await page.getByLabel('Quantity of Enamel basin').fill('2');
    await button('Add Enamel basin to the cart').click();
    await page.getByText('2 in the cart').waitFor();
    await page.getByRole('link', { name: 'Cart (1 line)' }).click();
    await page.getByText('The minimum is 12.').waitFor();
    await assertUsable(page);
    await button('Order 12 of Enamel basin').click();
    await page.getByText('KES 9,200.00 more to reach the minimum of KES 20,000.00').waitFor();
    await page.getByText('12 more for KES 825.50 each').waitFor();
    await button('Add a case of Enamel basin').click();
    await page.getByText('KES 825.50 each').waitFor();
    await page.getByText('This order leaves KES 282.00 of your credit limit of KES 30,000.00.').waitFor();
    await assertUsable(page);
    await page.getByRole('link', { name: 'Quick order' }).click();
    await page.getByLabel('SKU and quantity, one a line').fill('NOTHING-9 4');
    await button('Add to cart').click();
    await page.getByText('Line 1: nothing is offered under “NOTHING-9”').waitFor();
    await assertUsable(page);

    await page.getByRole('link', { name: 'Cart (1 line)' }).click();
    await page.getByRole('link', { name: 'Continue to order' }).click();
    await page.getByLabel('Street address').fill('9 Beach Road');
    await page.getByLabel('City').fill('Malindi');
    await page.getByLabel('Country').selectOption('KE');
    await page.getByLabel('Your reference').fill('PO-77');
    await assertUsable(page);
    await button('Place order for KES 29,718.00').click();
    await page.getByText('Thank you. Your order is placed.').waitFor();
    await assertUsable(page);
    const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    const { data: sale } = await call(url, `GET ${base}/orders/{order_id}`, inStore({ order_id: orderId }));
    expect(sale).toMatchObject({
      ...{ channel: 'wholesale', total: 2_971_800, outstanding: 2_971_800, payment_type: 'credit' },
      ...{
        customer: { name: 'Baraka Bakery' },
        delivery: { line1: '9 Beach Road', recipient: 'Baraka Mrisho' },
      },
    });
    const office = await visitStore(browser, url, supplier.owner, `/orders/${orderId}`);
    await office.page.getByRole('heading', { name: new RegExp(sale.number ?? '') }).waitFor();
    await office.page.getByText('9 Beach Road').first().waitFor();
    expect(office.faults).toEqual([]);
    await office.page.context().close();

    await fulfil(url, supplier, orderId, 18);
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await page.getByText('Your reference: PO-77').waitFor();
    await assertUsable(page);
    await page.getByRole('link', { name: `Order ${sale.number}` }).click();
    await page.getByText('18 of 36 sent').waitFor();
    expect(await page.getByRole('link', { name: 'Track parcel SN-4471' }).getAttribute('href')).toBe(
      'https://example.com/SN-4471',
    );
    await assertUsable(page);
    const invoice = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Invoice (PDF)' }).click();
    expect((await invoice).suggestedFilename()).toMatch(/^invoice-.*\.pdf$/);

    await page.getByRole('link', { name: 'Balance and statement' }).click();
    await page.getByText('Not due yet').waitFor();
    await assertUsable(page);
    const statement = page.waitForEvent('download');
    await button('Download statement (PDF)').click();
    expect((await statement).suggestedFilename()).toMatch(/^statement-.*\.pdf$/);

    await button('Sign out').click();
    await page.getByRole('heading', { name: 'Wholesale at Muthurwa Traders' }).waitFor();
    await page.goto(`/wholesale/orders/${orderId}`);
    await page.getByRole('heading', { name: 'Wholesale at Muthurwa Traders' }).waitFor();
    await context.close();
  }, 120_000);
});

describe('The company page of the supplier', () => {
  it('adds a buyer with an invite, copies the link, and removes them', async () => {
    const { data: customer } = await call(url, `POST ${base}/customers`, {
      ...inStore(),
      body: { name: 'Amani Lodge', addresses: [{ line1: '12 Moi Avenue', city: 'Nairobi', country: 'KE' }] },
    });
    await call(url, `POST ${base}/wholesale/companies`, { ...inStore(), body: { customer_id: customer.id } });
    const { page, faults } = await visitStore(
      browser,
      url,
      supplier.owner,
      `/wholesale/companies/${customer.id}`,
    );
    const dialog = page.getByRole('dialog');
    const email = `achieng-${Date.now()}@lodges.example`;
    await page.getByText('12 Moi Avenue, Nairobi, Kenya').waitFor();
    await page.getByRole('button', { name: 'Add buyer' }).click();
    await dialog.getByRole('button', { name: 'Add buyer' }).click();
    await dialog.getByText('Name is required!').waitFor();
    expect(await grave(page)).toEqual([]);
    await dialog.getByLabel('Name').fill('Achieng Otieno');
    await dialog.getByLabel('Email', { exact: true }).fill(email);
    await dialog.getByRole('button', { name: 'Add buyer' }).click();
    await page.getByText('Achieng Otieno can order now').waitFor();
    await page.getByText(/^Invited /).waitFor();
    expect((await mailTo(url, email, /Order wholesale from/)).text).toContain('Amani Lodge');
    await page.getByRole('button', { name: 'Copy shop link' }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Actions for Achieng Otieno' }).click();
    await page.getByRole('menuitem', { name: 'Remove…' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Nobody orders for this company in your shop yet.').waitFor();
    expect(faults).toEqual([]);
  }, 60_000);
});
