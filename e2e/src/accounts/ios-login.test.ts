import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grave } from '#support/browser/axe.ts';
import { launch, visit } from '#support/browser/browser.ts';
import { cookiesOf, heldLocally, userTokenIn } from '#support/browser/browser-storage.ts';
import { typeCode } from '#support/browser/enter-code.ts';
import { noteUnder } from '#support/browser/field-note.ts';
import { logIn } from '#support/browser/sign-in.ts';
import { call, newMerchant, newStore, newUnverifiedMerchant } from '#support/server/api.ts';
import { codeIn, mailTo } from '#support/server/mailbox.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const phone = { width: 390, height: 844 };

/** The one-time code that stands in the address of the page. */
async function handedOff(page: Page): Promise<string> {
  await page.waitForURL('**/ios/success?otp=*');
  return new URL(page.url()).searchParams.get('otp') ?? '';
}

/** What the mobile app does with the code. */
function otpLogin(otp: string) {
  return call(url, 'POST /accounts/api/v1/auth/users/otp/login', { body: { app_id: 'sokoni', otp } });
}

async function showsOnlyASpinner(page: Page): Promise<void> {
  await page.getByRole('status').getByText('Please wait...').waitFor();
  for (const role of ['button', 'link', 'textbox'] as const)
    await expect.poll(() => page.locator('#root').getByRole(role).count()).toBe(0);
  expect(await grave(page)).toEqual([]);
}

describe('SPEC 2, 5: Login (iOS)', () => {
  it('checks each field, shows and hides the password, and leads on', async () => {
    const { page, context, faults } = await visit(browser, url, phone);
    await page.goto('/login/ios');
    const submit = page.getByRole('button', { name: 'Log in' });
    const password = field(page, 'Password');
    await submit.click();
    await expect.poll(() => noteUnder(field(page, 'Email'))).toBe('Please enter your email');
    await expect.poll(() => noteUnder(password)).toBe('Password is required');
    await password.fill('abc');
    await expect.poll(() => noteUnder(password)).toBe('Password must be at least 4 characters');
    await password.fill('abcd');
    await expect.poll(() => noteUnder(password)).toBe('');
    await expect.poll(() => password.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.poll(() => password.getAttribute('type')).toBe('text');
    await expect.poll(() => password.inputValue()).toBe('abcd');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect.poll(() => password.getAttribute('type')).toBe('password');
    expect(await grave(page)).toEqual([]);

    await page.getByRole('link', { name: 'Signup' }).click();
    await page.waitForURL('**/signup/ios');
    await page.getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/login/ios');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await page.waitForURL('**/forgot-password');
    await page.getByRole('link', { name: 'Back to login' }).click();
    await page.waitForURL('**/login/ios');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('hands a one-time code back to the app, which it logs in once and only once', async () => {
    const merchant = await newMerchant(url, 'Ifeoma');
    await newStore(url, merchant.token);
    const { page, context, faults } = await visit(browser, url, phone);
    await page.goto('/login/ios');
    const sent = page.waitForRequest('**/auth/users/login');
    await logIn(page, merchant);
    expect((await sent).postDataJSON()).toMatchObject({
      app_id: 'sokoni',
      platform: 'mobile',
      source: 'ios',
      include_otp: true,
      fingerprint: { screen_width: 390 },
    });
    const otp = await handedOff(page);
    await page.getByText('Welcome back, Ifeoma!').waitFor();
    await showsOnlyASpinner(page);

    const first = await otpLogin(otp);
    expect(first.status).toBe(200);
    expect(first.data.info.email).toBe(merchant.email);
    const started = await call(url, 'GET /marketplace/v1/user/start', { token: first.token ?? '' });
    expect(started.data.stores).toHaveLength(1);
    const second = await otpLogin(otp);
    expect([second.status, second.error]).toEqual([401, 'code_expired']);
    const invented = await otpLogin('4711');
    expect([invented.status, invented.error]).toEqual([401, 'code_expired']);

    await page.reload();
    await showsOnlyASpinner(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keeps what was typed when the server refuses', async () => {
    const { page, context, faults } = await visit(browser, url, phone);
    await page.goto('/login/ios');
    await logIn(page, { email: `nobody-${Date.now()}@example.com`, password: 'not this one' });
    await page.getByRole('alert').getByText('Email or password is incorrect').waitFor();
    await expect.poll(() => field(page, 'Password').inputValue()).toBe('not this one');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login/ios');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 2, 3: Sign-up and verification (iOS)', () => {
  it('registers for the app, verifies, and hands the code over after that', async () => {
    const { page, context, faults } = await visit(browser, url, phone);
    const email = `kwame-${Date.now()}@example.com`;
    await page.goto('/signup/ios');
    await field(page, 'First name').fill('Kwame');
    await field(page, 'Last name').fill('Mensah');
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill('market day 7');
    await page.getByRole('checkbox').check();
    const registered = page.waitForRequest('**/auth/users/register');
    await page.getByRole('button', { name: 'Create account' }).click();
    expect((await registered).postDataJSON()).toMatchObject({
      source: 'ios',
      include_otp: true,
      platform: 'mobile',
    });
    await page.waitForURL('**/verify/ios');
    await page.getByText('k***').waitFor();

    await typeCode(page, codeIn(await mailTo(url, email, /verify/i)));
    const verified = page.waitForRequest('**/users/email/verify');
    await page.getByRole('button', { name: 'Confirm' }).click();
    expect((await verified).postDataJSON()).toMatchObject({ source: 'ios', include_otp: true });
    const otp = await handedOff(page);
    await showsOnlyASpinner(page);
    expect(JSON.parse((await heldLocally(page)).sokoni_admin_info ?? '')).toMatchObject({
      email_verified: true,
    });
    const entered = await otpLogin(otp);
    expect(entered.data.info).toMatchObject({ email, email_verified: true });
    expect((await otpLogin(otp)).status).toBe(401);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('masks the e-mail of the navigation state; starting over leads back to the log-in of the app', async () => {
    const { page, context, faults } = await visit(browser, url, phone);
    const merchant = await newUnverifiedMerchant(url, 'Yaw');
    await page.goto('/login');
    await logIn(page, merchant);
    await page.waitForURL('**/verify');
    await page.goto('/verify/ios');
    await page.getByText('y***').waitFor();
    await page.evaluate(() => {
      history.replaceState({ ...history.state, usr: { email: 'somebody@else.example' } }, '');
    });
    await page.reload();
    await page.getByText('s***y@e***.example').waitFor();
    await page.getByRole('button', { name: 'Wrong email? Start over' }).click();
    await page.waitForURL('**/login/ios');
    expect(await cookiesOf(context)).toEqual({});
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 8: a 401 where the path contains ios', () => {
  it('clears the session and goes to the log-in of the app', async () => {
    const merchant = await newUnverifiedMerchant(url);
    const { page, context, faults } = await visit(browser, url, phone);
    await page.goto('/login');
    await logIn(page, merchant);
    await page.waitForURL('**/verify');
    await page.goto('/verify/ios');
    await typeCode(page, '4711');
    await call(url, 'POST /accounts/api/v1/auth/users/logout', { token: await userTokenIn(context) });
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**/login/ios');
    expect(await cookiesOf(context)).toEqual({});
    expect(faults).toEqual([]);
    await context.close();
  });
});
