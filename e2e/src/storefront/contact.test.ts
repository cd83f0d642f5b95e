import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grave } from '#support/browser/axe.ts';
import { launch, patience } from '#support/browser/browser.ts';
import { newMerchant, newStore } from '#support/server/api.ts';
import { mailTo } from '#support/server/mailbox.ts';

const url = inject('serverUrl');
let browser: Browser;
let shop: string;
let merchant: { email: string };
beforeAll(async () => {
  browser = await launch();
  const { token, email } = await newMerchant(url);
  merchant = { email };
  const store = await newStore(url, token, { mode: 'live' });
  shop = url.replace('localhost', `${store.subDomain}.localhost`);
});
afterAll(() => browser.close());

describe.each([
  { width: 360, script: false },
  { width: 1440, script: true },
])('A visitor at $width px, with a script: $script', ({ width, script }) => {
  /** Axe is a script: a page that runs none is looked at with one. */
  async function assertUsable(page: Page): Promise<void> {
    const { pathname } = new URL(page.url());
    if (script) expect({ pathname, grave: await grave(page) }).toEqual({ pathname, grave: [] });
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect({ pathname, isTooWide }).toEqual({ pathname, isTooWide: false });
  }

  it('writes to the store and joins its newsletter', async () => {
    const name = `Asha ${width}`;
    const email = `asha-${Date.now()}-${width}@buyers.example`;
    const context = await browser.newContext({
      ...{ baseURL: shop, viewport: { width, height: 900 }, javaScriptEnabled: script },
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' }).click();
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Message').fill('Do you have red mugs?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Enter a valid email').waitFor();
    await assertUsable(page);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Your message is on its way').waitFor();
    await assertUsable(page);
    const letter = await mailTo(url, merchant.email, new RegExp(`Message from ${name}`));
    expect(letter.text).toContain('> Do you have red mugs?');

    await page.goto('/newsletter');
    await assertUsable(page);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByText('We have mailed you a link').waitFor();
    const { text } = await mailTo(url, email, /newsletter/i);
    await page.goto(/\/newsletter\/\S+/.exec(text)?.[0] ?? '');
    await assertUsable(page);
    await page.getByRole('button', { name: 'Yes, join' }).click();
    await page.getByText('You have joined').waitFor();
    await assertUsable(page);
    await context.close();
  });
});
