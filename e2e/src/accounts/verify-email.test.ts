import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grave } from '#support/browser/axe.ts';
import { launch, type VisitOptions, visit } from '#support/browser/browser.ts';
import { cookiesOf, heldLocally } from '#support/browser/browser-storage.ts';
import { holdCall } from '#support/browser/delay-call.ts';
import { typeCode } from '#support/browser/enter-code.ts';
import { logIn, visitSignedIn } from '#support/browser/sign-in.ts';
import { call, newMerchant, newStore, newUnverifiedMerchant } from '#support/server/api.ts';
import { codeIn, mailTo } from '#support/server/mailbox.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A browser in which somebody new stands before the verification. */
async function visitVerify(options: VisitOptions = {}) {
  const merchant = await newUnverifiedMerchant(url, 'Nandi');
  const opened = await visit(browser, url, options);
  await opened.page.goto('/login');
  await logIn(opened.page, merchant);
  await opened.page.getByRole('heading', { name: 'Check your email' }).waitFor();
  return { ...opened, merchant };
}

/** What stands in the four boxes. */
async function typedIn(page: Page): Promise<string[]> {
  const boxes = await page.getByRole('textbox', { name: /^Digit/ }).all();
  return Promise.all(boxes.map((box) => box.inputValue()));
}

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' });
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

describe('SPEC 2, 5: Verify', () => {
  it('takes four digits: nothing else, pasted as well, and gives them back by backspace', async () => {
    const { page, context, merchant, faults } = await visitVerify({ width: 360, height: 760 });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByText(/^n\*\*\*.@e\*\*\*\.com$/).waitFor();
    await expect.poll(() => page.getByText(merchant.email).count()).toBe(0);
    const clear = page.getByRole('button', { name: 'Clear' });
    await expect.poll(() => clear.isDisabled()).toBe(true);
    await page.keyboard.type('a1-b2');
    expect(await typedIn(page)).toEqual(['1', '2', '', '']);
    await page.keyboard.press('Backspace');
    expect(await typedIn(page)).toEqual(['1', '', '', '']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('9');
    expect(await typedIn(page)).toEqual(['9', '', '', '']);
    await page.evaluate(() => navigator.clipboard.writeText(' 4 7-1 1 '));
    await page.keyboard.press('Control+V');
    await expect.poll(() => typedIn(page)).toEqual(['4', '7', '1', '1']);
    await clear.click();
    expect(await typedIn(page)).toEqual(['', '', '', '']);
    await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Digit 1 of 4');
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('rejects an empty and a short code without asking the server', async () => {
    const { page, context, faults } = await visitVerify();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const refusal = page.getByText('Please enter a valid token');
    await confirm(page).click();
    await refusal.waitFor();
    await page.getByRole('textbox', { name: 'Digit 1 of 4' }).click();
    await page.keyboard.type('123');
    await confirm(page).click();
    await refusal.waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Digit 4 of 4');
    expect(await grave(page)).toEqual([]);
    await page.keyboard.type('4');
    await refusal.waitFor({ state: 'detached' });
    expect(asked.filter((address) => address.endsWith('/email/verify'))).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says why a code is wrong and keeps it; the right one leads a newcomer to the onboarding', async () => {
    const { page, context, merchant, faults } = await visitVerify();
    const code = codeIn(await mailTo(url, merchant.email, /verify/i));
    await typeCode(page, wrong(code));
    await confirm(page).click();
    await page.getByRole('alert').getByText('This code is incorrect or was already used').waitFor();
    expect((await typedIn(page)).join('')).toBe(wrong(code));
    // Most digits of it stand there already: they are typed over.
    await page.getByRole('textbox', { name: 'Digit 4 of 4' }).focus();
    await page.keyboard.press('Home');
    await page.keyboard.type(code);
    expect((await typedIn(page)).join('')).toBe(code);
    const letGo = await holdCall(page, '/users/email/verify');
    await confirm(page).click();
    await expect.poll(() => confirm(page).isDisabled()).toBe(true);
    letGo();
    await page.getByText('Email verified').waitFor();
    await page.waitForURL('**/onboarding');
    expect(JSON.parse((await heldLocally(page)).sokoni_admin_info ?? '')).toMatchObject({
      email_verified: true,
    });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('goes to the store chooser, where an invite waits that was not shown before', async () => {
    const owner = await newMerchant(url);
    const store = await newStore(url, owner.token);
    const { page, context, merchant, faults } = await visitVerify();
    const invited = await call(url, 'POST /marketplace/v1/stores/{id}/invites', {
      token: store.businessToken,
      params: { id: store.id },
      body: { email: merchant.email, role: 'manager' },
    });
    expect(invited.status).toBe(200);
    await typeCode(page, codeIn(await mailTo(url, merchant.email, /verify/i)));
    await confirm(page).click();
    await page.getByRole('button', { name: 'Accept invite' }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/select-store');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('sends another code and shows what the server says; the older code is dead then', async () => {
    const { page, context, merchant, faults } = await visitVerify();
    const first = await mailTo(url, merchant.email, /verify/i);
    const letGo = await holdCall(page, '/users/email/otp/send');
    const resend = page.getByRole('button', { name: 'Resend OTP' });
    await resend.click();
    await expect.poll(() => resend.isDisabled()).toBe(true);
    letGo();
    await page.getByText('If this email belongs to an account, a code is on its way.').waitFor();
    const second = await mailTo(url, merchant.email, /verify/i, first);
    // By chance the two are the same once in 10,000 times.
    if (codeIn(first) !== codeIn(second)) {
      await typeCode(page, codeIn(first));
      await confirm(page).click();
      await page.getByText('This code is incorrect or was already used').waitFor();
      await page.getByRole('button', { name: 'Clear' }).click();
    }
    await typeCode(page, codeIn(second));
    await confirm(page).click();
    await page.waitForURL('**/onboarding');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says so when another code cannot be asked for, and can be tried again', async () => {
    const { page, context, faults } = await visitVerify();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Resend OTP' }).click();
    await page.getByText('Network Error').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Resend OTP' }).click();
    await page.getByText('a code is on its way').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('after a 429 waits as long as the server asks for and counts it down, then can be asked again', async () => {
    const { page, context, faults } = await visitVerify();
    const sends = '**/users/email/otp/send';
    const refusal = { code: 429, error: 'too_many_attempts', message: 'Too many attempts.' };
    await page.route(sends, (route) =>
      route.fulfill({ status: 429, json: refusal, headers: { 'retry-after': '65' } }),
    );
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const resend = page.getByRole('button', { name: 'Resend OTP' });
    await resend.click();
    await page.getByText('in 1:05', { exact: true }).waitFor();
    await expect.poll(() => resend.isDisabled()).toBe(true);
    await page.clock.runFor(6_000);
    await page.getByText('in 59 s', { exact: true }).waitFor();
    await page.clock.resume();
    expect(await grave(page)).toEqual([]);
    await page.clock.fastForward(60_000);
    await expect.poll(() => resend.isEnabled()).toBe(true);
    await expect.poll(() => page.getByText(/^in \d/).count()).toBe(0);
    await page.unroute(sends);
    await resend.click();
    await page.getByText('a code is on its way').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('starts over with another address by logging out', async () => {
    const { page, context, merchant, faults } = await visitVerify();
    await page.getByRole('button', { name: 'Wrong email? Start over' }).click();
    await page.waitForURL('**/login');
    expect(await cookiesOf(context)).toEqual({});
    expect(Object.keys(await heldLocally(page))).not.toContain('sokoni_admin_info');
    // Whoever logs in next is not led back here.
    const other = await newMerchant(url);
    await logIn(page, other);
    await page.waitForURL('**/onboarding');
    expect(merchant.email).not.toBe(other.email);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 2: Verify, for whom it is not', () => {
  it('sends who is not logged in to the log-in', async () => {
    const { page, context, faults } = await visit(browser, url);
    await page.goto('/login');
    for (const path of ['/verify', '/verify/ios']) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Log in' }).waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('sends who is verified home', async () => {
    const merchant = await newMerchant(url);
    await newStore(url, merchant.token);
    const { page, context, faults } = await visitSignedIn(browser, url, merchant);
    await page.getByRole('button', { name: 'Go to Store' }).click();
    await page.waitForURL('**/dashboard/theme');
    await page.goto('/verify');
    await page.waitForURL(`${url}/`);
    expect(faults).toEqual([]);
    await context.close();
  });
});
