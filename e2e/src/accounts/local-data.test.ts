import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct, productStore } from '#fixtures/product-fixtures.ts';
import { chooseTheme } from '#fixtures/store-fixtures.ts';
import { launch, visit } from '#support/browser/browser.ts';
import { cookiesOf, heldLocally, userTokenIn } from '#support/browser/browser-storage.ts';
import { logIn, visitSignedIn } from '#support/browser/sign-in.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const path = (page: Page) => new URL(page.url()).pathname;

/** What another version, another tab or the selling screen may have left behind. */
const left = {
  sokoni_email: 'amina@example.com',
  sokoni_remember_me: 'true',
  sokoni_offline_sales_s1: '["sale-1"]',
  sokoni_guide_s1_go_live: 'true',
  'tour-guide-seen': 'yes',
  sokoni_theme: 'dark',
  sokoni_mode: 'live',
  sokoni_b2b_someone_cart: '[]',
  of_another_page: 'x',
};

/** Puts it into the browser without running the console. */
async function leave(page: Page, held: Record<string, string>): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(held));
}

/** Waits until the console stands on a page, and answers which. */
async function shownAt(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return path(page);
}

/** One browser for several first visits: whatever one left is taken away before the next. */
async function visitAnew() {
  const opened = await visit(browser, url);
  return {
    ...opened,
    async startAnew(held: Record<string, string> = {}) {
      await opened.page.goto('/favicon.svg');
      await opened.page.evaluate(() => localStorage.clear());
      await leave(opened.page, held);
    },
  };
}

describe('SPEC 2: App version gate', () => {
  it('lets a first visit begin at a public page and sets the version', async () => {
    const { page, context, faults, startAnew } = await visitAnew();
    for (const address of [
      '/signup',
      '/signup/ios',
      '/login/ios',
      '/forgot-password',
      '/reset-password/abcdefghijklmnopqrstuv',
      '/verify-email/abcdefghijklmnopqrstuv',
      '/ios/success?otp=x',
    ]) {
      await startAnew();
      expect(await shownAt(page, address)).toBe(address.replace(/\?.*/, ''));
      expect((await heldLocally(page)).sokoni_app_version).toBe('7');
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('sends any other first visit to log in', async () => {
    const { page, context, faults, startAnew } = await visitAnew();
    for (const [address, to] of [
      ['/', '/login'],
      ['/select-store', '/login'],
      ['/verify/ios', '/login/ios'],
      ['/no/such/page', '/login'],
    ] as const) {
      await startAnew();
      expect([address, await shownAt(page, address)]).toEqual([address, to]);
      expect((await heldLocally(page)).sokoni_app_version).toBe('7');
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('opens the page that was asked for once one has logged in', async () => {
    const { amina, store } = await productStore(url);
    await chooseTheme(url, amina.token, store.id);
    await addProduct(url, store, { title: 'Clay pot', price: 90_000 });
    const { page, context, faults, startAnew } = await visitAnew();
    await startAnew();
    expect(await shownAt(page, '/products?status=draft')).toBe('/login');
    await logIn(page, amina);
    await page.getByRole('button', { name: 'Go to Store' }).click();
    await page.waitForURL('**/products?status=draft');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('clears all local storage when the version is another or missing, and goes to log in', async () => {
    const { page, context, faults, startAnew } = await visitAnew();
    for (const [address, version, to] of [
      ['/signup', '6', '/login'],
      ['/signup/ios', '6', '/login/ios'],
      ['/login/ios', '8', '/login/ios'],
      ['/forgot-password', null, '/login'],
      // A mailed link is not lost.
      ['/reset-password/abcdefghijklmnopqrstuv', '6', '/reset-password/abcdefghijklmnopqrstuv'],
    ] as const) {
      await startAnew({ ...left, ...(version === null ? {} : { sokoni_app_version: version }) });
      await context.addCookies([{ name: 'sokoni_user_token', value: 'Bearer%20old', url }]);
      expect([address, await shownAt(page, address)]).toEqual([address, to]);
      // The unsent sales outlive the gate; nothing else does.
      expect(await heldLocally(page)).toEqual({
        sokoni_app_version: '7',
        sokoni_offline_sales_s1: '["sale-1"]',
      });
      expect(await cookiesOf(context)).toEqual({});
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('leaves a browser of this version alone', async () => {
    const { page, context, faults } = await visit(browser, url);
    await leave(page, { ...left, sokoni_app_version: '7' });
    expect(await shownAt(page, '/signup')).toBe('/signup');
    expect(await heldLocally(page)).toEqual({ ...left, sokoni_app_version: '7' });
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 2, 4: Logout and clearing local data', () => {
  it('keeps the e-mail, the flag, the offline sales, the guide keys and the theme, and nothing else', async () => {
    const merchant = await newMerchant(url);
    await newStore(url, merchant.token);
    const { page, context, faults } = await visitSignedIn(browser, url, merchant);
    await page.getByRole('button', { name: 'Go to Store' }).click();
    await page.waitForURL('**/dashboard/theme');
    const token = await userTokenIn(context);
    expect(Object.keys(await cookiesOf(context)).sort()).toEqual([
      'sokoni_business_token',
      'sokoni_user_token',
    ]);
    const before = Object.keys(await heldLocally(page));
    for (const name of ['active_store', 'active_store_id', 'active_store_currency_code', 'stores'])
      expect(before).toContain(`sokoni_${name}`);
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(left));
    // Another tab of the same browser, which was somewhere else.
    const otherTab = await context.newPage();
    await otherTab.goto('/select-store');
    await otherTab.getByRole('heading', { name: 'My Stores' }).waitFor();

    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    const kept = {
      sokoni_email: 'amina@example.com',
      sokoni_remember_me: 'true',
      sokoni_offline_sales_s1: '["sale-1"]',
      sokoni_guide_s1_go_live: 'true',
      'tour-guide-seen': 'yes',
      sokoni_theme: 'dark',
      sokoni_app_version: '7',
    };
    expect(await heldLocally(page)).toEqual(kept);
    expect(await cookiesOf(context)).toEqual({});
    await otherTab.waitForURL('**/login');
    await expect
      .poll(async () => (await call(url, 'GET /accounts/api/v1/users/me', { token })).status)
      .toBe(401);

    await page.reload();
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    expect(await heldLocally(page)).toEqual(kept);
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('clears here also without a network, and sets the theme to light if there was none', async () => {
    const merchant = await newMerchant(url);
    const { page, context, faults } = await visitSignedIn(browser, url, merchant);
    await page.waitForURL('**/onboarding');
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    expect(await heldLocally(page)).toEqual({ sokoni_app_version: '7', sokoni_theme: 'light' });
    expect(await cookiesOf(context)).toEqual({});
    await context.setOffline(false);
    await logIn(page, merchant);
    await page.waitForURL('**/onboarding');
    expect(faults).toEqual([]);
    await context.close();
  });
});
