import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { logIn, visitSignedIn } from '#support/browser/sign-in.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, type Merchant, newMerchant, newStore } from '#support/server/api.ts';
import { loggedInAnHourAgo } from '#support/server/server-database.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Confirms with the password that it is still the same person. */
async function confirmByPassword(page: Page, { password }: Merchant): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await question.waitFor();
  expect(await grave(page)).toEqual([]);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await question.getByText('Password is required').waitFor();
  await question.getByLabel('Password', { exact: true }).fill(password);
  await question.getByRole('button', { name: 'Confirm' }).click();
}

describe('The own profile', () => {
  it('is saved behind the save bar, and its e-mail stays', async () => {
    const amina = await newMerchant(url);
    await newStore(url, amina.token);
    const { page, context, faults } = await visitStore(browser, url, amina, '/settings/account');
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    expect(await grave(page)).toEqual([]);
    await expect
      .poll(() => page.getByLabel('Email', { exact: true }).getAttribute('readonly'))
      .not.toBeNull();
    await page.getByLabel('First name').fill('');
    await bar.getByRole('button', { name: 'Save' }).click();
    await page.getByText('First name is required').waitFor();
    await page.getByLabel('First name').fill('Halima');
    await bar.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Profile saved').waitFor();
    await bar.waitFor({ state: 'detached' });
    await page.reload();
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Halima');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('CONTRACT "PUT /admin/reset-password": another password', () => {
  it('logs out every other browser, and is asked for at the next login', async () => {
    const amina = await newMerchant(url);
    await newStore(url, amina.token);
    const { page, context, faults } = await visitStore(browser, url, amina, '/settings/account');
    const other = await visitStore(browser, url, amina, '/settings/account');
    await page.reload();
    const devices = page.getByRole('listitem').filter({ hasText: 'last used' });
    // This browser, the other one, and the two calls that made the account.
    await expect.poll(() => devices.count()).toBeGreaterThanOrEqual(2);
    await devices.first().getByText('This device', { exact: true }).waitFor();
    await expect.poll(() => page.getByText('This device', { exact: true }).count()).toBe(1);

    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password', { exact: true }).fill('harvest moon 9');
    await page.getByLabel('Repeat the new password').fill('harvest moon 8');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('The passwords don’t match').waitFor();
    await page.getByLabel('Repeat the new password').fill('harvest moon 9');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('The current password is incorrect').waitFor();
    await expect
      .poll(() => page.getByLabel('New password', { exact: true }).inputValue())
      .toBe('harvest moon 9');
    expect(await grave(page)).toEqual([]);
    await page.getByLabel('Current password').fill(amina.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect.poll(() => page.getByLabel('Current password').inputValue()).toBe('');
    await expect.poll(() => devices.count()).toBe(1);

    // It may hear of it by itself before it is pressed.
    await Promise.race([
      other.page.waitForURL('**/login'),
      other.page
        .getByRole('navigation', { name: 'Settings' })
        .getByRole('link', { name: 'Staff' })
        .click()
        .catch(() => undefined),
    ]);
    await other.page.waitForURL('**/login');
    await logIn(other.page, amina);
    await other.page.getByText('Email or password is incorrect').waitFor();
    await logIn(other.page, { ...amina, password: 'harvest moon 9' });
    await other.page.waitForURL((address) => address.pathname !== '/login');
    expect([...faults, ...other.faults]).toEqual([]);
    await context.close();
    await other.context.close();
  });
});

describe('CONTRACT "users/sessions": where one is logged in', () => {
  it('ends the other one by its Log out, and leaves this one alone', async () => {
    const amina = await newMerchant(url);
    await newStore(url, amina.token);
    const other = await visitSignedIn(browser, url, amina, { width: 360, height: 760 });
    const { page, context, faults } = await visitStore(browser, url, amina, '/settings/account');
    // Besides the two browsers there is the session in which the merchant signed up.
    const logOuts = page.getByRole('button', { name: /^Log out the browser/ });
    await expect.poll(() => logOuts.count()).toBe(2);
    await logOuts.first().click();
    await page.getByText('Device logged out').first().waitFor();
    await expect.poll(() => logOuts.count()).toBe(1);
    await other.page.reload();
    await other.page.waitForURL('**/login');
    await page.reload();
    await page.getByText('This device', { exact: true }).waitFor();
    expect([...faults, ...other.faults]).toEqual([]);
    await other.context.close();
    await context.close();
  });
});

describe('CONTRACT "account/delete"', () => {
  it('is typed, confirmed by who has not logged in lately, and final', async () => {
    const amina = await newMerchant(url);
    await newStore(url, amina.token, { name: 'Duka la Mwisho' });
    const { page, context, faults } = await visitStore(browser, url, amina, '/settings/account');
    await loggedInAnHourAgo(amina.userId);
    await page.getByRole('button', { name: 'Delete account…' }).click();
    const question = page.getByRole('dialog', { name: 'Delete your account?' });
    await question.getByText('Duka la Mwisho').waitFor();
    expect(await grave(page)).toEqual([]);
    await question.getByRole('button', { name: 'Delete account' }).click();
    await question.getByText('Type your email exactly as shown above').waitFor();
    await question.getByRole('textbox').fill(amina.email.toUpperCase());
    await question.getByRole('button', { name: 'Delete account' }).click();
    await confirmByPassword(page, amina);
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => document.cookie)).not.toContain('sokoni_user_token');
    await logIn(page, amina);
    await page.getByText('Email or password is incorrect').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is within reach of somebody who is in no store', async () => {
    const zuri = await newMerchant(url, 'Zuri');
    const { page, context, faults } = await visitSignedIn(browser, url, zuri, { width: 360, height: 760 });
    await page.waitForURL('**/onboarding**');
    await page.getByRole('link', { name: /Your account/ }).click();
    await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByLabel('First name').fill('Zawadi');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Profile saved').waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('heading', { name: 'Welcome, Zawadi' }).waitFor();
    await page.getByRole('link', { name: /Your account/ }).click();
    await page.getByRole('button', { name: 'Delete account…' }).click();
    const question = page.getByRole('dialog', { name: 'Delete your account?' });
    await question.getByRole('textbox').fill(zuri.email);
    await question.getByRole('button', { name: 'Delete account' }).click();
    await page.waitForURL('**/login');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('CONTRACT "DELETE stores/{id}": closing a store', () => {
  it('is typed and confirmed, and undone from the list of stores within 30 days', async () => {
    const amina = await newMerchant(url);
    const store = await newStore(url, amina.token, { name: 'Duka la Kona' });
    await newStore(url, amina.token, { name: 'Duka la Pili' });
    const visited = await visitStore(browser, url, amina, '/settings/store', { store: 'Duka la Kona' });
    const { page } = visited;
    await loggedInAnHourAgo(amina.userId);
    await page.getByRole('button', { name: 'Close store…' }).click();
    const question = page.getByRole('dialog', { name: 'Close Duka la Kona?' });
    await question.getByRole('textbox').fill('another');
    await question.getByRole('button', { name: 'Close store' }).click();
    await question.getByText('Type the store name exactly as shown above').waitFor();
    expect(await grave(page)).toEqual([]);
    await question.getByRole('textbox').fill('duka la kona');
    await question.getByRole('button', { name: 'Close store' }).click();
    await confirmByPassword(page, amina);
    await page.waitForURL('**/select-store');
    const closed = page.getByRole('region', { name: 'Closed stores' });
    await closed.getByText(/^Duka la Kona is closed\. It can be reopened until \d+ \w{3} \d{4}\.$/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /Go to Store/ }).count()).toBe(1);
    expect(await grave(page)).toEqual([]);
    const see = () =>
      call(url, 'GET /marketplace/v1/stores/{id}', { token: amina.token, params: { id: store.id } });
    expect((await see()).status).not.toBe(200);

    await closed.getByRole('button', { name: 'Reopen Duka la Kona' }).click();
    await closed.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('button', { name: /Go to Store/ }).count()).toBe(2);
    expect((await see()).status).toBe(200);
    expect(visited.faults).toEqual([]);
    await visited.context.close();
  });
});
