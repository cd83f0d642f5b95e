import { type Language, languages } from '@sokoni/rules/languages';
import { defaultDocument } from '@sokoni/themes/document/default-document.ts';
import { themeOf } from '@sokoni/themes/theme-of.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { blemishes } from '#screens/visual-checks.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, patience } from '#support/browser/browser.ts';
import { longer } from '#support/browser/pseudo-language.ts';
import { call, newMerchant, newStore, type OpenedStore } from '#support/server/api.ts';
import { mailTo } from '#support/server/mailbox.ts';

const url = inject('serverUrl');
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 360, height: 760 },
];

type Walk = readonly [theme: string, language: Language];

/** Each theme in one language of the product, and in words that are two fifths longer. */
const eachInOne: readonly Walk[] = [
  ['duka', 'ar'],
  ['souk', 'fr'],
  ['corner', 'sw'],
  ['high_street', 'ar'],
];

/** By hand, `LANGUAGES=ar,fr,sw`: each theme in each of these. */
const asked = process.env.LANGUAGES?.split(',') as readonly Language[] | undefined;
const themes = asked
  ? eachInOne.flatMap(([theme]) => asked.map((language): Walk => [theme, language]))
  : eachInOne;

let browser: Browser;
let token: string;
let store: OpenedStore;
let page: Page;
/** The pages of the shop, with an order that was placed and a cart in hand. */
let paths: string[];
beforeAll(async () => {
  browser = await launch();
  ({ token } = await newMerchant(url));
  store = await newStore(url, token, { mode: 'live', module_wholesale: 'active' });
  const at = { token, params: { id: store.id } };
  await call(url, 'PUT /marketplace/v1/stores/{id}/update', {
    ...at,
    body: { extra_languages: ['fr', 'ar', 'sw'], description: 'Everything for the house' },
  });
  await addShirts(at);
  const context = await browser.newContext({
    baseURL: url.replace('localhost', `${store.subDomain}.localhost`),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patience);
  page = await context.newPage();
  const order = await buy();
  await logIn();
  await page.goto('/products/shirt');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL('**/cart');
  paths = [
    ...['/', '/collections/all', '/search?q=hat', '/products/shirt', '/wishlist', '/contact'],
    ...['/cart', '/checkout', order, '/account', '/wholesale', '/nowhere'],
  ];
});
afterAll(() => browser.close());

const email = `walker-${Date.now()}@buyers.example`;

async function addShirts(at: { token: string; params: { id: string } }): Promise<void> {
  for (const title of ['Shirt', 'Wide-brimmed hat']) {
    const entries = ['Red', 'Marine blue', 'Off-white'];
    const added = await call(url, 'POST /marketplace/v1/stores/{id}/products', {
      ...at,
      body: {
        ...{ title, status: 'active', brand: 'Bata', description: '<p>Cotton, from Kisumu.</p>' },
        options: [{ name: 'Colour', entries }],
        variants: entries.map((entry) => ({ entries: [entry], price: 1_250_00, opening_stock: 50 })),
      },
    });
    expect(added.status).toBe(200);
  }
}

/** @returns where the order can be followed */
async function buy(): Promise<string> {
  await page.goto('/products/shirt');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('main').getByText('Check out', { exact: true }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Full name').fill('Asha Mwangi');
  await page.getByLabel('Street address').fill('12 Moi Avenue');
  await page.getByLabel('City').fill('Nairobi');
  await page.getByLabel('Country').selectOption('KE');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByText('Order received').first().waitFor();
  return new URL(page.url()).pathname;
}

async function logIn(): Promise<void> {
  await page.goto('/account');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  const { text } = await mailTo(url, email, /Enter this code/);
  await page.getByLabel('Code').fill(/^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor();
}

async function publish(theme: string): Promise<void> {
  const at = { token, params: { id: store.id } };
  const look = await call(url, 'GET /marketplace/v1/stores/{id}/storefront/look', at);
  const draft = await call(url, 'PUT /marketplace/v1/stores/{id}/storefront/draft', {
    ...at,
    body: { version: look.data.version, document: JSON.parse(JSON.stringify(defaultDocument(theme))) },
  });
  await call(url, 'POST /marketplace/v1/stores/{id}/storefront/publications', {
    ...at,
    body: { version: draft.data.version },
  });
}

/** Makes every word of the page longer where it stands, those of the merchant too. */
async function speakLonger(): Promise<void> {
  const texts = await page.evaluate(() => {
    const found = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let text = found.nextNode(); text; text = found.nextNode()) words.push(text.nodeValue ?? '');
    return words;
  });
  await page.evaluate((longerTexts) => {
    const found = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let place = 0;
    for (let text = found.nextNode(); text; text = found.nextNode()) {
      if (!text.parentElement?.closest('script, style')) text.nodeValue = longerTexts[place] ?? '';
      place += 1;
    }
  }, texts.map(longer));
}

async function seenNow(): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    found.push(...(await blemishes(page)).map((blemish) => `${size.width}: ${blemish}`));
  }
  return found;
}

describe('DESIGN: every page of the shop at 360, 1024 and 1440 px, in each theme, in another language and in longer words', () => {
  it.each(themes)('%s, in %s', async (theme, language) => {
    await publish(theme);
    const style = themeMark(theme);
    await expect
      .poll(async () => {
        await page.goto('/');
        return (await page.content()).includes(style);
      })
      .toBe(true);
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(`/${language}${path === '/' ? '' : path}`);
      expect(await page.getAttribute('html', 'dir')).toBe(languages[language].direction);
      const inLanguage = [...(await seenNow()), ...(await grave(page))];
      found.push(...inLanguage.map((blemish) => `${path} ${language} ${blemish}`));
      await page.goto(path);
      await speakLonger();
      found.push(...(await seenNow()).map((blemish) => `${path} longer ${blemish}`));
    }
    expect(found.join('\n')).toBe('');
  });
});

/** A part of the style that only this theme has. */
function themeMark(theme: string): string {
  return themeOf(theme).style.slice(0, 200);
}
