import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grave } from '#support/browser/axe.ts';
import { launch, visit } from '#support/browser/browser.ts';
import { holdCall } from '#support/browser/delay-call.ts';
import { typeCode } from '#support/browser/enter-code.ts';
import { logIn } from '#support/browser/sign-in.ts';
import { call, newUnverifiedMerchant } from '#support/server/api.ts';
import { codeIn, mailTo, pathIn } from '#support/server/mailbox.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function newcomer() {
  const merchant = await newUnverifiedMerchant(url, 'Tendai');
  const mail = await mailTo(url, merchant.email, /verify/i);
  return { merchant, code: codeIn(mail), link: pathIn(mail, '/verify-email/') };
}

describe('SPEC 2: Verify, by the mailed link', () => {
  it('verifies by a button on another device, and the page that waits goes on', async () => {
    const { merchant, link } = await newcomer();
    const waiting = await visit(browser, url);
    await waiting.page.clock.install();
    await waiting.page.goto('/login');
    await logIn(waiting.page, merchant);
    await waiting.page.getByRole('heading', { name: 'Check your email' }).waitFor();

    // A first visit there: the version gate does not take the link away.
    const { page, context, faults } = await visit(browser, url, { width: 360, height: 760 });
    await page.goto(link);
    const button = page.getByRole('button', { name: 'Verify email' });
    await button.waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(link);
    expect(await grave(page)).toEqual([]);
    // Opening it is not enough: mail programs do that on their own.
    const before = await call(url, 'GET /accounts/api/v1/users/me', { token: merchant.token });
    expect(before.error).toBe('email_not_verified');

    await context.setOffline(true);
    await button.click();
    await page.getByText('Network Error').waitFor();
    await context.setOffline(false);
    const letGo = await holdCall(page, '/email/verify/link');
    await button.click();
    await expect.poll(() => button.isDisabled()).toBe(true);
    letGo();
    await page.getByRole('heading', { name: 'Email verified' }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/login');

    expect(new URL(waiting.page.url()).pathname).toBe('/verify');
    await waiting.page.clock.fastForward(15_000);
    await waiting.page.waitForURL('**/onboarding');
    expect(faults).toEqual([]);
    expect(waiting.faults).toEqual([]);
    await context.close();
    await waiting.context.close();
  });

  it('says so when the link was used before, and leads to where a new one is to be had', async () => {
    const { merchant, link } = await newcomer();
    const { page, context, faults } = await visit(browser, url);
    await page.goto(link);
    await page.getByRole('button', { name: 'Verify email' }).click();
    await page.getByRole('heading', { name: 'Email verified' }).waitFor();
    await page.goto(link);
    await page.getByRole('button', { name: 'Verify email' }).click();
    await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
    await page.getByText('This link has expired. Request a new one.').waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('link', { name: 'Log in to request a new link' }).click();
    await logIn(page, merchant);
    await page.waitForURL('**/onboarding');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('goes on to the stores where the same person is logged in', async () => {
    const { merchant, link } = await newcomer();
    const { page, context, faults } = await visit(browser, url);
    await page.goto('/login');
    await logIn(page, merchant);
    await page.waitForURL('**/verify');
    await page.goto(link);
    await page.getByRole('button', { name: 'Verify email' }).click();
    await page.getByRole('link', { name: 'My Stores' }).click();
    await page.waitForURL('**/onboarding');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('still works when the codes are used up', async () => {
    const { merchant, code, link } = await newcomer();
    const guess = (n: number) =>
      call(url, 'POST /accounts/api/v1/users/email/verify', {
        token: merchant.token,
        body: { otp: String((Number(code) + n) % 10_000).padStart(4, '0') },
      });
    expect([(await guess(1)).status, (await guess(2)).status]).toEqual([422, 422]);
    const { page, context, faults } = await visit(browser, url);
    await page.goto('/login');
    await logIn(page, merchant);
    await page.waitForURL('**/verify');
    await typeCode(page, String((Number(code) + 3) % 10_000).padStart(4, '0'));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('This code is incorrect or was already used').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await typeCode(page, code);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Too many wrong codes. Use the link in the email instead').waitFor();
    await page.goto(link);
    await page.getByRole('button', { name: 'Verify email' }).click();
    await page.getByRole('heading', { name: 'Email verified' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
