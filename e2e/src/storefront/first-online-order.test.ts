import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseAct, dialog, press } from '#fixtures/sales-fixtures.ts';
import { launch, patience, visit } from '#support/browser/browser.ts';
import { chooseCurrency, goOn, onboarding } from '#support/browser/onboarding-steps.ts';
import { signUpAndVerify } from '#support/browser/sign-in.ts';
import { mailTo } from '#support/server/mailbox.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** From the first question to the theme screen. @returns where the shop is open */
async function openStore(page: Page, name: string, subDomain: string): Promise<string> {
  await page.waitForURL('**/onboarding**');
  await goOn(page, onboarding.type);
  await page.getByRole('radio', { name: /groceries/i }).check();
  await goOn(page, onboarding.channels);
  await goOn(page, onboarding.modules);
  await goOn(page, onboarding.business);
  await page.getByLabel('Business name').fill(name);
  await page.getByLabel(/sub domain/i).fill(subDomain);
  await chooseCurrency(page, 'KES');
  await page.getByRole('button', { name: 'Create Store' }).click();
  await page.waitForURL('**/dashboard/theme');
  return url.replace('localhost', `${subDomain}.localhost`);
}

async function publishTheme(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use this look' }).first().click();
  await page.getByRole('link', { name: 'Customise' }).click();
  await page.getByRole('button', { name: 'Hero', exact: true }).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('Karibu dukani');
  await page.getByRole('status').getByText('Draft saved').waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Your shop is published').waitFor();
}

async function addFirstProduct(page: Page): Promise<void> {
  await page.goto('/products/new');
  await page.getByLabel('Title', { exact: true }).fill('Ceramic mug');
  await page.getByLabel('Price', { exact: true }).fill('650');
  await page.getByLabel('Quantity', { exact: true }).fill('5');
  await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click();
  await page.getByText('Ready to sell').waitFor();
}

async function goLive(page: Page): Promise<void> {
  await page.goto('/settings/mode');
  await page.getByRole('main').getByRole('button', { name: 'Go live' }).click();
  await dialog(page).getByRole('button', { name: 'Go live' }).click();
  await page.getByText('Current mode').waitFor();
  await dialog(page).waitFor({ state: 'detached' });
}

/** Finds the mug from the home page on, and pays when it comes. */
async function buyMug(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Karibu dukani' }).waitFor();
  await expect.poll(() => page.getByText('in test mode').count()).toBe(0);
  await page.getByRole('link', { name: 'Ceramic mug' }).first().click();
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
  await page.getByRole('main').getByText('Check out', { exact: true }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Full name').fill('Asha Mwangi');
  await page.getByLabel('Street address').fill('12 Moi Avenue');
  await page.getByLabel('City').fill('Nairobi');
  await page.getByLabel('Country').selectOption('KE');
  await page.getByRole('radio', { name: /Pay on delivery/ }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByText('Order received').first().waitFor();
}

async function newBuyer(shop: string, width: number, script: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: shop,
    viewport: { width, height: 800 },
    javaScriptEnabled: script,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patience);
  return context;
}

describe.each([
  { width: 1440, script: true },
  { width: 360, script: false },
])('At $width px, the buyer with a script: $script', ({ width, script }) => {
  it('a new owner opens a shop, and its first order is placed, paid, sent, tracked and taken back', async () => {
    const stamp = `${Date.now()}-${width}`;
    const owner = await visit(browser, url, { width, height: 800 });
    const { page } = owner;
    await signUpAndVerify(page, url, 'Amina', {
      email: `first-${stamp}@example.com`,
      password: 'market day 7',
    });
    const shop = await openStore(page, 'Duka la Amina', `first-${stamp}`);
    await publishTheme(page);
    await addFirstProduct(page);
    await goLive(page);
    await page.goto('/orders');
    await page.getByText('No orders yet').waitFor();

    const buyer = await newBuyer(shop, width, script);
    const email = `asha-${stamp}@buyers.example`;
    const bought = await buyer.newPage();
    await buyMug(bought, email);

    // The order comes to the page that is open.
    await page.getByText('New order #1001').waitFor();
    await page.getByRole('main').getByRole('link', { name: '#1001' }).first().click();
    await press(page, 'Record payment');
    await dialog(page).getByRole('button', { name: 'Record payment' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await press(page, 'Fulfil items');
    await dialog(page).getByLabel('Carrier').fill('G4S');
    await dialog(page).getByLabel('Tracking number').fill('G4S-2207');
    await dialog(page).getByLabel('Tracking link').fill('https://tracking.example/G4S-2207');
    await dialog(page).getByRole('button', { name: 'Fulfil items' }).click();
    await dialog(page).waitFor({ state: 'detached' });

    // The buyer follows it by the link in the mail.
    const { text } = await mailTo(url, email, /on its way/);
    const tracked = await buyer.newPage();
    await tracked.goto(/https?:\/\/\S+\/orders\/\S+/.exec(text)?.[0] ?? '');
    const parcel = tracked.getByRole('link', { name: /G4S-2207/ });
    await expect.poll(() => parcel.getAttribute('href')).toBe('https://tracking.example/G4S-2207');

    await chooseAct(page, /^Return items/);
    await dialog(page).getByLabel('Quantity of Ceramic mug').fill('1');
    await dialog(page).getByLabel('Refund now').check();
    await dialog(page).getByRole('button', { name: 'Return and refund' }).click();
    await page.getByText('Partially returned', { exact: true }).waitFor();
    await mailTo(url, email, /Refund for order #1001/);
    await tracked.reload();
    await tracked.getByText('Refunded').first().waitFor();
    await tracked.getByText(/650/).first().waitFor();
    expect(owner.faults).toEqual([]);
    await Promise.all([owner.context.close(), buyer.close()]);
  });
});
