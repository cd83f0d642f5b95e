import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newSupplierStore, type WholesaleSupplier } from '#fixtures/wholesale-fixtures.ts';
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
  supplier = await newSupplierStore(url, 'Kongowea Traders');
  shop = url.replace('localhost', `${supplier.store.subDomain}.localhost`);
});
afterAll(() => browser.close());

const base = '/marketplace/v1/stores/{id}';
const inStore = (params: Record<string, string> = {}) => ({
  token: supplier.token,
  params: { id: supplier.storeId, ...params },
});

/** A company with somebody who orders for it. */
async function newCompanyWithBuyer(name: string, email: string): Promise<void> {
  const { data: customer } = await call(url, `POST ${base}/customers`, {
    ...inStore(),
    body: { name, addresses: [{ line1: '12 Moi Avenue', city: 'Nairobi', country: 'KE' }] },
  });
  const ofCompany = inStore({ customer_id: customer.id });
  const body = { customer_id: customer.id, payment_terms: 'net_30' as const };
  await call(url, `POST ${base}/wholesale/companies`, { ...inStore(), body });
  await call(url, `POST ${base}/wholesale/companies/{customer_id}/buyers`, {
    ...ofCompany,
    body: { name: 'Achieng Otieno', email },
  });
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/wholesale');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  const { text } = await mailTo(url, email, /Enter this code/);
  await page.getByLabel('Code').fill(/^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? '');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

describe.each([
  { width: 360, script: false },
  { width: 1440, script: true },
])('A quote in the shop at $width px, with a script: $script', ({ width, script }) => {
  it('is asked for from the cart, offered in the console, countered, and accepted', async () => {
    const email = `achieng-${Date.now()}-${width}@lodges.example`;
    const company = `Amani Lodge ${width}`;
    await newCompanyWithBuyer(company, email);
    const context = await browser.newContext({
      ...{ baseURL: shop, viewport: { width, height: 900 }, javaScriptEnabled: script },
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
    const assertUsable = async () => {
      const { pathname } = new URL(page.url());
      if (script) expect({ pathname, grave: await grave(page) }).toEqual({ pathname, grave: [] });
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect({ pathname, isTooWide }).toEqual({ pathname, isTooWide: false });
    };

    await signIn(page, email);
    await page.getByLabel('Quantity of Enamel basin').fill('24');
    await button('Add Enamel basin to the cart').click();
    await page.getByRole('link', { name: 'Cart (1 line)' }).click();
    await page.getByRole('link', { name: 'Ask for a quote' }).click();
    await page.getByText('Name the prices that you would like').waitFor();
    await assertUsable();
    await page.getByLabel('Price that you ask for Enamel basin').fill('700');
    await page.getByLabel('Message (optional)').fill('Every month');
    await button('Send request').click();
    await page.getByText('Waiting for the supplier').waitFor();
    await assertUsable();
    const quoteId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    const office = await visitStore(browser, url, supplier.owner, `/wholesale/quotes/${quoteId}`);
    await office.page.getByText(`For ${company}`).waitFor();
    await office.page.getByText('The company waits for your prices.').waitFor();
    await office.page.getByLabel('Unit price of Enamel basin').fill('780');
    await office.page.getByRole('button', { name: 'Send quote' }).click();
    await office.page.getByText(/^Quote Q-\d+ sent$/).waitFor();
    expect(office.faults).toEqual([]);
    await office.page.context().close();
    const { text: letter } = await mailTo(url, email, /offers you/);
    expect(letter).toContain(`/wholesale/quotes/${quoteId}`);

    await page.reload();
    await page.getByText('You asked for KES 700.00 each').waitFor();
    await page.getByText('Make a counter-offer').click();
    await assertUsable();
    await page.getByLabel('Quantity of Enamel basin').fill('36');
    await page.getByLabel('Unit price of Enamel basin').fill('750');
    await button('Send counter-offer').click();
    await page.getByText('Waiting for the supplier').waitFor();

    const { data: quote } = await call(
      url,
      `GET ${base}/wholesale/quotes/{quote_id}`,
      inStore({ quote_id: quoteId }),
    );
    const [line] = quote.lines;
    await call(url, `POST ${base}/wholesale/quotes/{quote_id}/offers`, {
      ...inStore({ quote_id: quoteId }),
      body: {
        version: quote.version,
        valid_until: quote.today,
        lines: [{ variant_id: line?.variant_id ?? '', quantity: 36, unit_price: 760_00 }],
      },
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Accept the offer' }).waitFor();
    await page.getByLabel('Your reference').fill('PO-31');
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Quote (PDF)' }).click();
    expect((await file).suggestedFilename()).toMatch(/^quote-Q-\d+\.pdf$/);
    await button('Place order for KES 27,360.00').click();
    await page.getByText('Thank you. Your order is placed.').waitFor();
    await page.getByText('Your reference: PO-31').waitFor();
    await page.getByRole('link', { name: 'Quotes', exact: true }).click();
    await page.getByText('Accepted').waitFor();
    await assertUsable();
    await context.close();
  }, 120_000);
});
