import { defaultDocument } from '@sokoni/themes/document/default-document.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { scriptPayloads } from '#fixtures/script-payloads.ts';
import { consolePaths } from '#screens/console-paths.ts';
import { isComplete } from '#screens/show-screen.ts';
import { launch, patience } from '#support/browser/browser.ts';
import { keepSession } from '#support/browser/restore-session.ts';
import { call, type Merchant, newMerchant, newStore, type OpenedStore } from '#support/server/api.ts';
import { mailTo } from '#support/server/mailbox.ts';

const url = inject('serverUrl');
let browser: Browser;
let amina: Merchant;
let store: OpenedStore;
let shop: string;
const productIds: string[] = [];
const customerIds: string[] = [];
const buyerEmail = `asha-${Date.now()}@lodges.example`;

/** The payloads that fit into a field, one after the other. */
function payloadsFor(length: number): (place: number) => string {
  const fitting = scriptPayloads.filter((payload) => payload.length <= length);
  return (place) => fitting[place % fitting.length] ?? '';
}
const upTo = { 60: payloadsFor(60), 100: payloadsFor(100), 120: payloadsFor(120) };
const inStore = (params: Record<string, string> = {}) => ({
  token: store.businessToken,
  params: { id: store.id, ...params },
});

function assertTaken({ status, message }: { status: number; message: string }): void {
  if (status !== 200) throw new Error(message);
}

beforeAll(async () => {
  browser = await launch();
  amina = await newMerchant(url);
  store = await newStore(url, amina.token, {
    ...{ name: upTo[100](0), mode: 'live', module_inventory: 'active', module_pos: 'active' },
    module_wholesale: 'active',
  });
  shop = url.replace('localhost', `${store.subDomain}.localhost`);
  await sellPayloads();
  await writePayloads();
  await dressInPayloads();
  await sellToPayloads();
}, 120_000);
afterAll(() => browser.close());

/** Products, a few of them in a category, one with options. */
async function sellPayloads(): Promise<void> {
  const category = await call(url, 'POST /marketplace/v1/stores/{id}/categories', {
    ...inStore(),
    body: { name: upTo[60](1) },
  });
  assertTaken(category);
  for (const [place, payload] of scriptPayloads.entries()) {
    const hasOptions = place % 30 === 0;
    const entry = upTo[60](place).replaceAll('/', '');
    const added = await call(url, 'POST /marketplace/v1/stores/{id}/products', {
      ...inStore(),
      body: {
        ...{ title: payload, description: payload, brand: upTo[100](place), status: 'active' },
        ...{ category_id: category.data.id },
        tags: [payloadsFor(40)(place)],
        options: hasOptions ? [{ name: upTo[60](place), entries: [entry, 'Blue'] }] : [],
        variants: (hasOptions ? [[entry], ['Blue']] : [[]]).map((entries, index) => ({
          ...{ entries, price: 10_000, opening_stock: 5 },
          sku: `${upTo[60](place).slice(0, 56)}${place}-${index}`,
        })),
      },
    });
    assertTaken(added);
    productIds.push(added.data.id);
  }
}

/** What staff and buyers write down. */
async function writePayloads(): Promise<void> {
  for (const place of scriptPayloads.keys()) {
    const added = await call(url, 'POST /marketplace/v1/stores/{id}/customers', {
      ...inStore(),
      body: {
        ...{ name: upTo[120](place), notes: scriptPayloads[place] ?? '' },
        addresses: [
          { label: payloadsFor(40)(place), line1: upTo[120](place), city: upTo[60](place), country: 'KE' },
        ],
      },
    });
    assertTaken(added);
    customerIds.push(added.data.id);
  }
  assertTaken(
    await call(url, 'PUT /marketplace/v1/stores/{id}/update', {
      ...inStore(),
      body: {
        description: scriptPayloads.join(' ').slice(0, 1900),
        address: upTo[120](2),
        receipt_footer: upTo[120](3),
      },
    }),
  );
}

/** A company that buys in the shop, and what the shop says to others. */
async function sellToPayloads(): Promise<void> {
  const [customer_id = ''] = customerIds;
  for (const added of [
    await call(url, 'PUT /marketplace/v1/stores/{id}/wholesale/settings', {
      ...inStore(),
      body: { version: 0, introduction: scriptPayloads.join(' ').slice(0, 1000) },
    }),
    await call(url, 'POST /marketplace/v1/stores/{id}/wholesale/companies', {
      ...inStore(),
      body: { customer_id, payment_terms: 'net_30' },
    }),
    await call(url, 'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers', {
      ...inStore({ customer_id }),
      body: { name: upTo[100](25), email: buyerEmail },
    }),
  ])
    assertTaken(added);
}

/** The pages of the shop: every text, link and rich text of the theme. */
async function dressInPayloads(): Promise<void> {
  const all = scriptPayloads.join('\n');
  assertTaken(
    await call(url, 'POST /marketplace/v1/stores/{id}/storefront/pages', {
      ...inStore(),
      body: { title: upTo[100](4), slug: 'about', body: all, seo_title: upTo[60](5), published: true },
    }),
  );
  const base = defaultDocument('duka');
  const texts = { heading: upTo[120](6), text: scriptPayloads[7] ?? '' };
  const section = (type: string, settings: object, blocks: Record<string, object> = {}) => ({
    ...{ type, settings, block_order: Object.keys(blocks), blocks },
  });
  const sections = {
    hero: section('hero', { ...texts, button_label: payloadsFor(40)(8) }),
    rich: section('rich_text', { heading: upTo[120](9), text: scriptPayloads.slice(0, 75).join('\n') }),
    more: section('rich_text', { heading: upTo[120](10), text: scriptPayloads.slice(75).join('\n') }),
    faq: section(
      'faq',
      { heading: upTo[120](11) },
      {
        one: {
          type: 'question',
          settings: { question: scriptPayloads[12], answer: scriptPayloads.slice(0, 20).join('\n') },
        },
      },
    ),
    quotes: section(
      'testimonials',
      { heading: upTo[120](13) },
      {
        one: { type: 'testimonial', settings: { text: scriptPayloads[14], name: payloadsFor(80)(15) } },
      },
    ),
    count: section('countdown', { heading: upTo[120](16), ends: '2030-12-31T18:00' }),
  };
  const document = {
    ...base,
    settings: {
      ...{ announcement: upTo[120](18), seo_title: upTo[60](19), seo_description: scriptPayloads[20] },
    },
    pages: { ...base.pages, home: { sections, order: Object.keys(sections) } },
    menus: { main: [{ label: payloadsFor(40)(21), link: '/pages/about', items: [] }], footer: [] },
  };
  const draft = await call(url, 'PUT /marketplace/v1/stores/{id}/storefront/draft', {
    ...inStore(),
    body: { version: 0, document },
  });
  assertTaken(draft);
  assertTaken(
    await call(url, 'POST /marketplace/v1/stores/{id}/storefront/publications', {
      ...inStore(),
      body: { version: draft.data.version },
    }),
  );
}

/** In this browser each payload that runs is written down, and no policy of a page keeps it from running. */
async function withEars(context: BrowserContext): Promise<string[]> {
  const heard: string[] = [];
  await context.exposeBinding('ran', ({ frame }, place: number) => {
    heard.push(`${scriptPayloads[place]} at ${frame.url()}`);
  });
  return heard;
}

/** Nothing on the page waits for a click to run. */
const armed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) =>
        name.startsWith('on') || /^\s*java\s*script:/i.test(value)
          ? `${element.tagName} ${name}=${value}`
          : [],
      ),
    ),
  );

describe('CONTRACT: no text of anybody runs in the browser of another', () => {
  it('has 150 of them, and they run where nothing keeps them from it', async () => {
    expect(new Set(scriptPayloads).size).toBe(150);
    const context = await browser.newContext();
    const heard = await withEars(context);
    const page = await context.newPage();
    for (const payload of scriptPayloads.slice(0, 20)) await page.setContent(`<p>${payload}</p>`);
    await expect.poll(() => new Set(heard).size).toBeGreaterThan(10);
    await context.close();
  });

  it('on the pages of a shop: home, lists, search, each product, texts, cart, checkout and order', async () => {
    const context = await browser.newContext({ baseURL: shop, bypassCSP: true, reducedMotion: 'reduce' });
    context.setDefaultTimeout(patience);
    const heard = await withEars(context);
    const page = await context.newPage();
    const assertHarmless = async (path: string) => {
      await page.goto(path);
      expect({ path, armed: await armed(page) }).toEqual({ path, armed: [] });
    };
    const search = (payload: string) => `/search?q=${encodeURIComponent(payload)}`;
    await assertHarmless('/');
    await assertHarmless('/pages/about');
    for (let number = 1; number <= 7; number += 1) await assertHarmless(`/collections/all?page=${number}`);
    for (const payload of scriptPayloads) await assertHarmless(search(payload.slice(0, 100)));
    await page.goto('/collections/all');
    const products = await page
      .locator('.card-title a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const path of products) await assertHarmless(path);

    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    expect(await armed(page)).toEqual([]);
    await assertHarmless('/checkout');
    await page.getByLabel('Email', { exact: true }).fill('asha@buyers.example');
    await page.getByLabel('Full name').fill(upTo[100](22));
    await page.getByLabel('Street address').fill(upTo[100](23));
    await page.getByLabel('City').fill(upTo[60](24));
    await page.getByLabel('Country').selectOption('KE');
    await page.getByRole('radio', { name: /Pay on delivery/ }).check();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('Order received').first().waitFor();
    expect(await armed(page)).toEqual([]);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('on the pages of the shop for companies: entrance, request, lists, cart, quick order, checkout and order', async () => {
    const context = await browser.newContext({ baseURL: shop, bypassCSP: true, reducedMotion: 'reduce' });
    context.setDefaultTimeout(patience);
    const heard = await withEars(context);
    const page = await context.newPage();
    const assertHarmless = async (path: string) => {
      await page.goto(path);
      expect({ path, armed: await armed(page) }).toEqual({ path, armed: [] });
    };
    await assertHarmless('/wholesale/access');
    await page.getByLabel('Business name').fill(upTo[120](26));
    await page.getByLabel('Your name').fill(upTo[100](27));
    await page.getByLabel('What you would like to buy').fill(scriptPayloads.join(' ').slice(0, 1000));
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Enter a valid email').waitFor();
    expect(await armed(page)).toEqual([]);
    await page.getByLabel('Email').fill('asking@lodges.example');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Your request is on its way').waitFor();

    await assertHarmless('/wholesale');
    await page.getByLabel('Email').fill(buyerEmail);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    const { text } = await mailTo(url, buyerEmail, /Enter this code/);
    await page.getByLabel('Code').fill(/^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? '');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor();
    for (let number = 1; number <= 7; number += 1) await assertHarmless(`/wholesale?page=${number}`);
    for (const payload of scriptPayloads.slice(0, 30))
      await assertHarmless(`/wholesale?q=${encodeURIComponent(payload.slice(0, 100))}`);
    await page.goto('/wholesale');
    await page
      .getByRole('button', { name: /^Add .* to the cart$/s })
      .first()
      .click();
    await assertHarmless('/wholesale/cart');
    await assertHarmless('/wholesale/quick');
    await page.getByLabel('SKU and quantity, one a line').fill(scriptPayloads.join('\n'));
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByText('These lines were not added:').waitFor();
    expect(await armed(page)).toEqual([]);
    await assertHarmless('/wholesale/checkout');
    await page.getByLabel('Your reference').fill(upTo[60](28));
    await page.getByLabel('Note').fill(scriptPayloads[29] ?? '');
    await page.getByRole('button', { name: /^Place order for/ }).click();
    await page.getByText('Thank you. Your order is placed.').waitFor();
    expect(await armed(page)).toEqual([]);
    for (const path of ['/wholesale/orders', '/wholesale/quotes', '/wholesale/account'])
      await assertHarmless(path);
    expect(heard).toEqual([]);
    await context.close();
  }, 120_000);

  it('on the screens of the console: every list, a product, a customer, an order, the editor of the theme', async () => {
    const context = await browser.newContext({
      ...{ baseURL: url, bypassCSP: true, serviceWorkers: 'block', viewport: { width: 1440, height: 900 } },
    });
    context.setDefaultTimeout(patience);
    const heard = await withEars(context);
    const page = await context.newPage();
    await keepSession(page, url, amina);
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/orders', inStore());
    const whole = consolePaths.filter((path) => !path.includes(':') && !isOfNobody(path));
    const details = [
      ...productIds.filter((_, place) => place % 10 === 0).map((id) => `/products/${id}`),
      ...customerIds.filter((_, place) => place % 10 === 0).map((id) => `/customers/${id}`),
      ...data.items.map(({ id }) => `/orders/${id}`),
      `/wholesale/companies/${customerIds[0]}`,
    ];
    for (const path of [...whole, ...details]) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      await page.waitForFunction(isComplete);
      expect({ path, armed: await armed(page) }).toEqual({ path, armed: [] });
    }
    expect(heard).toEqual([]);
    await context.close();
  }, 240_000);
});

/** Screens of who is not logged in. */
function isOfNobody(path: string): boolean {
  return /^\/(login|signup|verify|reset|forgot|invite|onboarding|select-store)/.test(path) || path === '*';
}
