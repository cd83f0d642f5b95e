import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grave } from '#support/browser/axe.ts';
import { launch, type Visit, visit } from '#support/browser/browser.ts';
import { holdCall } from '#support/browser/delay-call.ts';
import { typeCode } from '#support/browser/enter-code.ts';
import { noteUnder } from '#support/browser/field-note.ts';
import { logIn } from '#support/browser/sign-in.ts';
import { call, newMerchant } from '#support/server/api.ts';
import { codeIn, mailTo, pathIn } from '#support/server/mailbox.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const change = (page: Page) => page.getByRole('button', { name: 'Change password' });
const sent = 'If this email belongs to an account, a code is on its way.';

/** The first step: asks for the code and stands before the second. */
async function askForCode(email: string): Promise<Visit> {
  const opened = await visit(browser, url);
  const { page } = opened;
  await page.goto('/forgot-password');
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText(sent).waitFor();
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  return opened;
}

async function fillPasswords(page: Page, password: string, repeat = password): Promise<void> {
  await field(page, 'New password').fill(password);
  await field(page, 'Repeat the new password').fill(repeat);
}

describe('SPEC 2, 4: Forgot password', () => {
  it('does nothing without an e-mail; is disabled while loading', async () => {
    const { page, context, faults } = await visit(browser, url, { width: 360, height: 760 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    const send = page.getByRole('button', { name: 'Send code' });
    await send.click();
    await expect.poll(() => noteUnder(field(page, 'Email'))).toBe('Email is required');
    expect(asked.filter((address) => address.endsWith('/password/otp/send'))).toEqual([]);
    expect(await grave(page)).toEqual([]);

    await field(page, 'Email').fill(`nobody-${Date.now()}@example.com`);
    await context.setOffline(true);
    await send.click();
    await page.getByText('Network Error').waitFor();
    await context.setOffline(false);
    const letGo = await holdCall(page, '/password/otp/send');
    await send.click();
    await expect.poll(() => send.isDisabled()).toBe(true);
    letGo();
    // An address that nobody has: the same answer, the same step.
    await page.getByText(sent).waitFor();
    await change(page).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('checks the code, the length of the password and its repeat', async () => {
    const { page, context, faults } = await askForCode(`nobody-${Date.now()}@example.com`);
    await change(page).click();
    await page.getByText('Please enter a valid token').waitFor();
    await expect.poll(() => noteUnder(field(page, 'New password'))).toBe('New password is required');
    await expect
      .poll(() => noteUnder(field(page, 'Repeat the new password')))
      .toBe('Repeat the new password');
    expect(await grave(page)).toEqual([]);
    await fillPasswords(page, 'abc', 'abd');
    await expect
      .poll(() => noteUnder(field(page, 'New password')))
      .toBe('Password must be at least 4 characters');
    await expect
      .poll(() => noteUnder(field(page, 'Repeat the new password')))
      .toBe('The passwords don’t match');
    await fillPasswords(page, 'abcd');
    await expect.poll(() => noteUnder(field(page, 'Repeat the new password'))).toBe('');
    await typeCode(page, '123');
    await change(page).click();
    await page.getByText('Please enter a valid token').waitFor();

    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByRole('button', { name: 'Send code' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('with the code sets the password, goes a step on, forgets the e-mail and ends every session', async () => {
    const merchant = await newMerchant(url, 'Halima');
    const { page, context, faults } = await askForCode(merchant.email);
    const code = codeIn(await mailTo(url, merchant.email, /password/i));
    // Fetching the code from another app must not lose the step.
    await page.reload();
    await page.getByText(merchant.email).waitFor();
    await typeCode(page, String((Number(code) + 1) % 10_000).padStart(4, '0'));
    await fillPasswords(page, 'a new harvest');
    await change(page).click();
    await page.getByRole('alert').getByText('This code is incorrect or was already used').waitFor();
    await expect.poll(() => field(page, 'New password').inputValue()).toBe('a new harvest');
    expect(await page.evaluate(() => history.state.usr.email)).toBe(merchant.email);

    await typeCode(page, code);
    const letGo = await holdCall(page, '/auth/password/reset');
    await change(page).click();
    await expect.poll(() => change(page).isDisabled()).toBe(true);
    letGo();
    await page.getByText('Password changed. Log in with the new one.').waitFor();
    await page.getByRole('heading', { name: 'Password changed' }).waitFor();
    expect(await page.evaluate(() => history.state.usr.email ?? null)).toBe(null);
    expect(await grave(page)).toEqual([]);

    const other = await call(url, 'GET /accounts/api/v1/users/me', { token: merchant.token });
    expect(other.status).toBe(401);
    await page.getByRole('link', { name: 'Log in' }).click();
    await logIn(page, merchant);
    await page.getByText('Email or password is incorrect').waitFor();
    await logIn(page, { email: merchant.email, password: 'a new harvest' });
    await page.waitForURL('**/onboarding');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('sends another code and shows what the server says', async () => {
    const merchant = await newMerchant(url);
    const { page, context, faults } = await askForCode(merchant.email);
    const first = await mailTo(url, merchant.email, /password/i);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'Resend OTP' }).click();
    await page.getByText(sent).waitFor();
    const second = await mailTo(url, merchant.email, /password/i, first);
    await typeCode(page, codeIn(second));
    await fillPasswords(page, 'a new harvest');
    await change(page).click();
    await page.getByRole('heading', { name: 'Password changed' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 2: /reset-password/{token}', () => {
  it('takes the mailed link in place of the code, once', async () => {
    const merchant = await newMerchant(url, 'Binta');
    await call(url, 'POST /accounts/api/v1/auth/password/otp/send', {
      body: { app_id: 'sokoni', email: merchant.email },
    });
    const link = pathIn(await mailTo(url, merchant.email, /password/i), '/reset-password/');
    const { page, context, faults } = await visit(browser, url, { width: 360, height: 760 });
    await page.goto(link);
    await change(page).click();
    await expect.poll(() => noteUnder(field(page, 'New password'))).toBe('New password is required');
    await fillPasswords(page, 'a new harvest', 'another one');
    await expect
      .poll(() => noteUnder(field(page, 'Repeat the new password')))
      .toBe('The passwords don’t match');
    expect(await grave(page)).toEqual([]);
    await fillPasswords(page, 'a new harvest');
    await context.setOffline(true);
    await change(page).click();
    await page.getByText('Network Error').waitFor();
    await expect.poll(() => field(page, 'New password').inputValue()).toBe('a new harvest');
    await context.setOffline(false);
    await change(page).click();
    await page.getByRole('heading', { name: 'Password changed' }).waitFor();
    await page.getByText('Password changed. Log in with the new one.').waitFor();

    await page.goto(link);
    await fillPasswords(page, 'yet another');
    await change(page).click();
    await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await page.waitForURL('**/forgot-password');

    await page.goto('/login');
    await logIn(page, { email: merchant.email, password: 'a new harvest' });
    await page.waitForURL('**/onboarding');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says at once when not all of the link was copied', async () => {
    const { page, context, faults } = await visit(browser, url);
    await page.goto('/reset-password/abc');
    await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
