import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch, visit } from '#support/browser/browser.ts';
import { cookiesOf, heldLocally, userTokenIn } from '#support/browser/browser-storage.ts';
import { logIn, visitSignedIn } from '#support/browser/sign-in.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Ends the session on the server: from another device, after a changed password, at the end of its life. */
async function revoke(token: string): Promise<void> {
  const ended = await call(url, 'POST /accounts/api/v1/auth/users/logout', { token });
  expect(ended.status).toBe(200);
}

describe('SPEC 8: a 401 on a request', () => {
  it('clears all stored session data and goes to the log-in; after that the way leads back', async () => {
    const merchant = await newMerchant(url);
    await newStore(url, merchant.token);
    const { page, context, faults } = await visitStore(browser, url, merchant, '/settings/store');
    await page.getByLabel('Business name').waitFor();
    await page.evaluate(() => localStorage.setItem('sokoni_guide_s1_go_live', 'true'));
    await revoke(await userTokenIn(context));
    await page.reload();
    await page.waitForURL('**/login');
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    expect(await heldLocally(page)).toEqual({
      sokoni_app_version: '7',
      sokoni_guide_s1_go_live: 'true',
      sokoni_theme: 'light',
    });
    expect(await cookiesOf(context)).toEqual({});
    await logIn(page, merchant);
    await page.getByRole('button', { name: 'Go to Store' }).click();
    // No theme was chosen yet: that comes first, as ever.
    await page.waitForURL('**/dashboard/theme');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('stays on the log-in where it stands there already, and what is typed stays too', async () => {
    const merchant = await newMerchant(url);
    const { page, context, faults } = await visitSignedIn(browser, url, merchant);
    const token = await userTokenIn(context);
    // The page that is open must not be the one that hears of it.
    await page.goto('about:blank');
    await revoke(token);
    let letGo: () => void = () => undefined;
    const typed = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/accounts/api/v1/users/me', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto('/login/ios');
    await page.getByLabel(/e-?mail/i).fill(merchant.email);
    const refused = page.waitForResponse('**/accounts/api/v1/users/me');
    letGo();
    expect((await refused).status()).toBe(401);
    await expect.poll(() => cookiesOf(context)).toEqual({});
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login/ios');
    await expect.poll(() => page.getByLabel(/e-?mail/i).inputValue()).toBe(merchant.email);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a password that was changed elsewhere ends the session here', async () => {
    const merchant = await newMerchant(url);
    await newStore(url, merchant.token);
    const { page, context, faults } = await visitSignedIn(browser, url, merchant);
    const changed = await call(url, 'PUT /admin/reset-password', {
      token: merchant.token,
      body: {
        current_password: merchant.password,
        new_password: 'a new harvest',
        repeat_password: 'a new harvest',
      },
    });
    expect(changed.status).toBe(200);
    await page.goto('/select-store');
    await page.waitForURL('**/login');
    await logIn(page, { email: merchant.email, password: 'a new harvest' });
    await page.waitForURL('**/select-store');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 6, 7: what every request carries', () => {
  it('sends the token, the business token first, with the client id and the time zone', async () => {
    const merchant = await newMerchant(url);
    const store = await newStore(url, merchant.token);
    const opened = await visitSignedIn(browser, url, merchant);
    const { page, context, faults } = opened;
    await page.getByRole('button', { name: 'Go to Store' }).waitFor();
    const before = await cookiesOf(context);
    const start = page.waitForRequest('**/marketplace/v1/user/start');
    await page.reload();
    expect(await (await start).headerValue('authorization')).toBe(before.sokoni_user_token);
    await page.getByRole('button', { name: 'Go to Store' }).click();
    await page.waitForURL('**/dashboard/theme');
    const after = await cookiesOf(context);
    expect(after.sokoni_business_token).toMatch(/^Bearer /);
    expect(after.sokoni_business_token).not.toBe(before.sokoni_user_token);
    const modules = page.waitForRequest('**/marketplace/v1/stores/*/modules');
    await page.goto('/modules');
    expect((await modules).url()).toContain(store.id);
    const headers = await (await modules).allHeaders();
    expect(headers).toMatchObject({
      authorization: after.sokoni_business_token,
      'x-client-id': 'sokoni-console',
      'x-timezone': 'Africa/Lagos',
    });
    for (const cookie of await context.cookies())
      expect(cookie).toMatchObject({ sameSite: 'Strict', path: '/', domain: 'localhost' });
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 2: from one page of the area to the next', () => {
  it('says to a screen reader where it is 500 ms later, under the name of the product', async () => {
    const { page, context, faults } = await visit(browser, url);
    await page.clock.install();
    await page.goto('/login');
    await expect.poll(() => page.title()).toBe('Sokoni');
    const spoken = page.getByText('Navigated to Sign up page.');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    await page.clock.runFor(490);
    await expect.poll(() => spoken.count()).toBe(0);
    await page.clock.runFor(10);
    await spoken.waitFor({ state: 'attached' });
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Create your account');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 4: another browser', () => {
  it('finds everything again after a log-out', async () => {
    const merchant = await newMerchant(url, 'Salma');
    await newStore(url, merchant.token, { name: 'Salma Spices' });
    await newStore(url, merchant.token, { name: 'Salma Cloth', currency_code: 'NGN' });
    const first = await visitSignedIn(browser, url, merchant);
    await first.page.getByText('Salma Spices').first().waitFor();
    await first.page.getByRole('button', { name: 'Log out' }).click();
    await first.page.waitForURL('**/login');
    const second = await visitSignedIn(browser, url, merchant);
    await second.page.getByText('Salma Spices').first().waitFor();
    await second.page.getByText('Salma Cloth').first().waitFor();
    expect(first.faults).toEqual([]);
    expect(second.faults).toEqual([]);
    await first.context.close();
    await second.context.close();
  });
});
