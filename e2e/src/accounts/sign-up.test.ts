import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grave } from '#support/browser/axe.ts';
import { launch, visit } from '#support/browser/browser.ts';
import { cookiesOf, heldLocally } from '#support/browser/browser-storage.ts';
import { holdCall } from '#support/browser/delay-call.ts';
import { noteUnder } from '#support/browser/field-note.ts';
import { newUnverifiedMerchant } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Create account' });

async function fillIn(page: Page, email: string) {
  await field(page, 'First name').fill('Chidi');
  await field(page, 'Last name').fill('Okafor');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill('market day 7');
  await page.getByRole('checkbox').check();
}

describe('SPEC 2, 5: Sign-up', () => {
  it('says under each field what is missing, on submit, and again on every change after that', async () => {
    const { page, context, faults } = await visit(browser, url);
    await page.goto('/signup');
    await field(page, 'Referral code (optional)').fill('abc');
    await expect.poll(() => noteUnder(field(page, 'First name'))).toBe('');
    await submit(page).click();
    await expect.poll(() => noteUnder(field(page, 'First name'))).toBe('First name is required');
    await expect.poll(() => noteUnder(field(page, 'Last name'))).toBe('Last name is required');
    await expect.poll(() => noteUnder(field(page, 'Email'))).toBe('Email is required');
    await expect.poll(() => noteUnder(field(page, 'Password'))).toBe('Password is required');
    expect(await noteUnder(field(page, 'Referral code (optional)'))).toBe(
      'Referral code must be at least 4 characters',
    );
    await page.getByText('Please accept the terms and the privacy policy').waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('first_name');
    expect(await grave(page)).toEqual([]);

    await field(page, 'Password').fill('abc');
    await expect
      .poll(() => noteUnder(field(page, 'Password')))
      .toBe('Password must be at least 4 characters');
    await field(page, 'Email').fill('chidi');
    await expect.poll(() => noteUnder(field(page, 'Email'))).toBe('Please enter a valid email');
    await field(page, 'Referral code (optional)').fill('abcd');
    await expect.poll(() => noteUnder(field(page, 'Referral code (optional)'))).toBe('');
    await field(page, 'First name').fill('Chidi');
    await expect.poll(() => noteUnder(field(page, 'First name'))).toBe('');
    await page.getByRole('checkbox').check();
    await page.getByText('Please accept the terms').waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/signup');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows the terms and the privacy policy in a page of their own, so that nothing typed is lost', async () => {
    const { page, context, faults } = await visit(browser, url);
    await page.goto('/signup');
    await field(page, 'First name').fill('Chidi');
    for (const [name, path] of [
      ['terms', '/terms'],
      ['privacy policy', '/privacy'],
    ] as const) {
      const opening = context.waitForEvent('page');
      await page.getByRole('link', { name, exact: true }).click();
      const opened = await opening;
      await opened.waitForURL(`**${path}`);
      await opened.getByRole('heading', { level: 1 }).waitFor();
      await opened.close();
    }
    await expect.poll(() => field(page, 'First name').inputValue()).toBe('Chidi');
    await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('picks the country of a phone, takes digits only and reports the dial code with the number', async () => {
    const { page, context, faults } = await visit(browser, url, { width: 360, height: 760 });
    await page.goto('/signup');
    const country = page.getByLabel('Country dial code');
    const phone = field(page, 'Phone (optional)');
    await expect.poll(() => country.inputValue()).toBe('US');
    await expect.poll(() => country.locator('option').count()).toBeGreaterThan(200);
    expect((await country.locator('option').allInnerTexts()).slice(0, 10)).toEqual([
      'United States (+1)',
      'United Kingdom (+44)',
      'United Arab Emirates (+971)',
      'Nigeria (+234)',
      'Kenya (+254)',
      'Ghana (+233)',
      'South Africa (+27)',
      'Egypt (+20)',
      'Canada (+1)',
      'Afghanistan (+93)',
    ]);
    await country.selectOption('NG');
    await phone.pressSequentially('80a-1 2e3.45678');
    await expect.poll(() => phone.inputValue()).toBe('8012345678');
    await expect.poll(() => phone.getAttribute('inputmode')).toBe('numeric');
    await fillIn(page, `chidi-${Date.now()}@example.com`);
    const sent = page.waitForRequest('**/auth/users/register');
    await submit(page).click();
    const body = (await sent).postDataJSON();
    expect(body).toMatchObject({
      app_id: 'sokoni',
      first_name: 'Chidi',
      phone: '+2348012345678',
      reg_channel: 'web',
      platform: 'web',
      firebase_device_id: null,
      timezone: 'Africa/Lagos',
      fingerprint: { screen_width: 360, timezone: 'Africa/Lagos' },
    });
    expect(Object.keys(body)).not.toContain('include_otp');
    await page.waitForURL('**/verify');
    expect(JSON.parse((await heldLocally(page)).sokoni_admin_info ?? '')).toMatchObject({
      phone: '+2348012345678',
      email_verified: false,
    });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is disabled while loading, then says what the server says and asks for the code', async () => {
    const { page, context, faults } = await visit(browser, url);
    await page.goto('/signup');
    const letGo = await holdCall(page, '/auth/users/register');
    await fillIn(page, `chidi-${Date.now()}@example.com`);
    await submit(page).click();
    await expect.poll(() => submit(page).isDisabled()).toBe(true);
    letGo();
    await page.getByText('Welcome to Sokoni, Chidi! We have sent a code to your email').waitFor();
    await page.waitForURL('**/verify');
    expect((await cookiesOf(context)).sokoni_user_token).toMatch(/^Bearer [\w-]{43}$/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('with an address that is taken says so and keeps what was typed', async () => {
    const { email } = await newUnverifiedMerchant(url);
    const { page, context, faults } = await visit(browser, url);
    await page.goto('/signup');
    await fillIn(page, email);
    await submit(page).click();
    await page.getByRole('alert').getByText('An account with this e-mail exists. Log in instead.').waitFor();
    await expect.poll(() => noteUnder(field(page, 'Email'))).toBe('');
    await expect.poll(() => field(page, 'First name').inputValue()).toBe('Chidi');
    await expect.poll(() => field(page, 'Email').inputValue()).toBe(email);
    await expect.poll(() => field(page, 'Password').inputValue()).toBe('market day 7');
    await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(true);
    await expect.poll(() => submit(page).isEnabled()).toBe(true);
    expect(await grave(page)).toEqual([]);
    await page.getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/login');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('warns of one of the commonest passwords, and takes it', async () => {
    const { page, context, faults } = await visit(browser, url);
    await page.goto('/signup');
    await fillIn(page, `chidi-${Date.now()}@example.com`);
    await field(page, 'Password').fill('1234');
    await expect.poll(() => noteUnder(field(page, 'Password'))).toMatch(/one of the most common passwords/);
    await submit(page).click();
    await page.waitForURL('**/verify');
    expect(faults).toEqual([]);
    await context.close();
  });
});
