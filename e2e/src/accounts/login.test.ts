import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grave } from '#support/browser/axe.ts';
import { launch, visit } from '#support/browser/browser.ts';
import { cookiesOf, heldLocally } from '#support/browser/browser-storage.ts';
import { holdCall } from '#support/browser/delay-call.ts';
import { logIn } from '#support/browser/sign-in.ts';
import { call, newMerchant, newStore, newUnverifiedMerchant } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function openLogin() {
  const opened = await visit(browser, url);
  await opened.page.goto('/login');
  return opened;
}

describe('SPEC 2, 5: Login', () => {
  it('asks for both fields, whichever is empty', async () => {
    const { page, context, faults } = await openLogin();
    const submit = page.getByRole('button', { name: 'Log in' });
    const refusal = page.getByText('Please fill all fields');
    for (const { email, password, empty } of [
      { email: '', password: '', empty: /e-?mail/i },
      { email: 'amina@example.com', password: '', empty: 'Password' },
      { email: '', password: 'market day 7', empty: /e-?mail/i },
    ]) {
      await page.getByLabel(/e-?mail/i).fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await submit.click();
      await refusal.waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
        .toBe(empty === 'Password' ? 'password' : 'email');
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await refusal.waitFor({ state: 'detached' });
    }
    await expect.poll(() => page.getByRole('checkbox', { name: 'Remember me' }).isChecked()).toBe(false);
    await expect.poll(() => page.getByRole('button', { name: /google/i }).count()).toBe(0);
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keeps what was typed when the server refuses, and clears nothing: the 401 rule is not for it', async () => {
    const { email } = await newMerchant(url);
    const { page, context, faults } = await openLogin();
    await page.evaluate(() => localStorage.setItem('sokoni_sidebar_collapsed', 'false'));
    await logIn(page, { email, password: 'not this one' });
    await page.getByRole('alert').getByText('Email or password is incorrect').waitFor();
    expect(await page.getByText('Request ID').count()).toBe(0);
    await expect.poll(() => page.getByLabel(/e-?mail/i).inputValue()).toBe(email);
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('not this one');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    expect(await heldLocally(page)).toMatchObject({ sokoni_sidebar_collapsed: 'false' });
    expect(await cookiesOf(context)).toEqual({});
    await expect.poll(() => page.getByRole('button', { name: 'Log in' }).isEnabled()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is disabled while loading; without a network it says so and can be tried again', async () => {
    const merchant = await newMerchant(url);
    const { page, context, faults } = await openLogin();
    await context.setOffline(true);
    await logIn(page, merchant);
    await page.getByText('Network Error').waitFor();
    await expect.poll(() => page.getByLabel(/e-?mail/i).inputValue()).toBe(merchant.email);
    await context.setOffline(false);
    const letGo = await holdCall(page, '/auth/users/login');
    const submit = page.getByRole('button', { name: 'Log in' });
    await submit.click();
    await expect.poll(() => submit.isDisabled()).toBe(true);
    expect(await grave(page)).toEqual([]);
    letGo();
    await page.waitForURL('**/onboarding');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('stores the user info and the token, and welcomes back for 3000 ms', async () => {
    const merchant = await newMerchant(url, 'Zuri');
    await newStore(url, merchant.token);
    const { page, context, faults } = await visit(browser, url);
    await page.clock.install();
    await page.goto('/login');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await logIn(page, merchant);
    const welcome = page.getByText('Welcome back, Zuri!');
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return welcome.count();
      })
      .toBe(1);
    await page.clock.runFor(2900);
    await welcome.waitFor();
    const place = await welcome.boundingBox();
    expect(place && Math.abs(place.x + place.width / 2 - 720)).toBeLessThan(40);
    expect(place?.y).toBeLessThan(100);
    await page.clock.runFor(100);
    await welcome.waitFor({ state: 'detached' });
    await page.clock.resume();
    await page.waitForURL('**/select-store');
    const held = await heldLocally(page);
    expect(JSON.parse(held.sokoni_admin_info ?? '')).toMatchObject({
      id: merchant.userId,
      first_name: 'Zuri',
      last_name: 'Bello',
      email: merchant.email,
      phone: '+2348012345678',
      email_verified: true,
    });
    expect((await cookiesOf(context)).sokoni_user_token).toMatch(/^Bearer [\w-]{43}$/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('with invites goes to the store chooser and shows those of the answer', async () => {
    const owner = await newMerchant(url);
    const store = await newStore(url, owner.token);
    const guest = await newMerchant(url, 'Kofi');
    const invited = await call(url, 'POST /marketplace/v1/stores/{id}/invites', {
      token: store.businessToken,
      params: { id: store.id },
      body: { email: guest.email, role: 'associate', message: 'Come and sell with us' },
    });
    expect(invited.status).toBe(200);
    const { page, context, faults } = await openLogin();
    // Only the log-in itself can have brought them: their own call is still under way.
    const letGo = await holdCall(page, '/users/invites/inbox');
    await logIn(page, guest);
    await page.waitForURL('**/select-store');
    await page.getByText('Come and sell with us').waitFor();
    await page.getByRole('button', { name: 'Accept invite' }).waitFor();
    letGo();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('of an address that is not verified leads to the verification', async () => {
    const merchant = await newUnverifiedMerchant(url);
    const { page, context, faults } = await openLogin();
    await logIn(page, merchant);
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/verify');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 4: Remember me', () => {
  it('stores the e-mail and the flag, fills the form in next time, and removes the flag without it', async () => {
    const merchant = await newMerchant(url);
    const { page, context, faults } = await openLogin();
    const remember = page.getByRole('checkbox', { name: 'Remember me' });
    await remember.check();
    await logIn(page, merchant);
    await page.waitForURL('**/onboarding');
    expect(await heldLocally(page)).toMatchObject({
      sokoni_email: merchant.email,
      sokoni_remember_me: 'true',
    });
    const cookies = await context.cookies();
    const days = ((cookies[0]?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(30);

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    await expect.poll(() => page.getByLabel(/e-?mail/i).inputValue()).toBe(merchant.email);
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await expect.poll(() => remember.isChecked()).toBe(true);
    expect(await grave(page)).toEqual([]);

    await remember.uncheck();
    await logIn(page, merchant);
    await page.waitForURL('**/onboarding');
    expect(Object.keys(await heldLocally(page))).not.toContain('sokoni_remember_me');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    await expect.poll(() => page.getByLabel(/e-?mail/i).inputValue()).toBe('');
    await expect.poll(() => remember.isChecked()).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });
});
