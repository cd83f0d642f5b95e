import {
  accountErrors,
  accountPages,
  accountProblems,
  loginPage,
} from '@sokoni/messages/en/accounts/accounts';
import { accountSettings } from '@sokoni/messages/en/stores/settings';
import { loadEveryLanguage } from '@sokoni/messages/load-every-language';
import { translator } from '@sokoni/messages/translator';
import type { Language } from '@sokoni/rules/languages';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grave } from '#support/browser/axe.ts';
import { launch, visit } from '#support/browser/browser.ts';
import { noteUnder } from '#support/browser/field-note.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';
import { codeIn, mailTo } from '#support/server/mailbox.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  await loadEveryLanguage();
  browser = await launch();
});
afterAll(() => browser.close());

const login = translator({ loginPage });
const pages = translator({ accountPages });
const problems = translator({ accountProblems });
const errors = translator({ accountErrors });
const account = translator({ accountSettings });

const choose = (page: Page, language: Language) => page.locator('footer select').selectOption(language);
const spoken = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/select-store|onboarding/);
}

describe('The language of the pages before a sign-in', () => {
  it('changes where they stand: what was typed and refused stays, and is said again', async () => {
    const { page, context, faults } = await visit(browser, url);
    await page.goto('/signup');
    const email = page.locator('input[name=email]');
    await page.locator('input[name=first_name]').fill('أمينة');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect.poll(() => noteUnder(email)).toBe('Email is required');
    await choose(page, 'ar');
    await expect.poll(() => spoken(page)).toEqual(['ar', 'rtl']);
    await page.getByRole('heading', { name: pages.in('ar')('signUp.title') }).waitFor();
    await expect.poll(() => noteUnder(email)).toBe(problems.in('ar')('email_required'));
    await expect.poll(() => page.locator('input[name=first_name]').inputValue()).toBe('أمينة');
    expect(await grave(page)).toEqual([]);

    await choose(page, 'fr');
    await expect.poll(() => noteUnder(email)).toBe(problems.in('fr')('email_required'));
    await expect.poll(() => spoken(page)).toEqual(['fr', 'ltr']);
    await page.reload();
    await page.getByRole('heading', { name: pages.in('fr')('signUp.title') }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is that of the browser for who has chosen none, and of what the server refuses', async () => {
    const context = await browser.newContext({ baseURL: url, locale: 'sw-KE' });
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByRole('heading', { name: login.in('sw')('login.title') }).waitFor();
    await page.locator('input[name=email]').fill('nobody@example.com');
    await page.locator('input[name=password]').fill('market day 7');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText(errors.in('sw')('wrong_credentials')).waitFor();
    await context.close();
  });

  it('goes into the account with a sign-up in Arabic, and into its mail', async () => {
    const { page, context, faults } = await visit(browser, url, { width: 360, height: 740 });
    const email = `amina-${Date.now()}@example.com`;
    await page.goto('/signup');
    await choose(page, 'ar');
    await page.getByRole('heading', { name: pages.in('ar')('signUp.title') }).waitFor();
    await page.locator('input[name=first_name]').fill('أمينة');
    await page.locator('input[name=last_name]').fill('حسن');
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill('market day 7');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: pages.in('ar')('signUp.submit') }).click();
    await page.waitForURL('**/verify');
    const mail = await mailTo(url, email, /./);
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    await page.getByRole('textbox').first().click();
    await page.keyboard.type(codeIn(mail));
    await page.keyboard.press('Enter');
    await page.waitForURL(/onboarding|select-store/);
    await expect.poll(() => spoken(page)).toEqual(['ar', 'rtl']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('The language of a person', () => {
  it('is chosen in the account, keeps what is typed, and goes along to the next device', async () => {
    const merchant = await newMerchant(url);
    await newStore(url, merchant.token);
    const { page, context, faults } = await visit(browser, url);
    await page.goto('/login');
    await signIn(page, merchant);
    await page.goto('/account');
    const firstName = page.locator('input[autocomplete=given-name]');
    await firstName.fill('Aminata');
    await page.getByText('Kiswahili', { exact: true }).click();
    await page.getByRole('heading', { name: account.in('sw')('theme.title') }).waitFor();
    await expect.poll(() => firstName.inputValue()).toBe('Aminata');
    await expect
      .poll(
        async () =>
          (await call(url, 'GET /accounts/api/v1/users/me', { token: merchant.token })).data.language,
      )
      .toBe('sw');

    // On another device, whose browser speaks French.
    const other = await browser.newContext({ baseURL: url, locale: 'fr-FR' });
    const there = await other.newPage();
    await there.goto('/login');
    await there.getByRole('heading', { name: login.in('fr')('login.title') }).waitFor();
    await signIn(there, merchant);
    await expect.poll(() => spoken(there)).toEqual(['sw', 'ltr']);
    expect(faults).toEqual([]);
    await other.close();
    await context.close();
  });

  it('writes Arabic with the digits that are chosen, at once and from then on', async () => {
    const merchant = await newMerchant(url);
    await newStore(url, merchant.token);
    const { page, context, faults } = await visit(browser, url);
    await page.goto('/login');
    await signIn(page, merchant);
    await page.goto('/account');
    await page.getByText('العربية', { exact: true }).click();
    await expect.poll(() => spoken(page)).toEqual(['ar', 'rtl']);
    const devices = page.locator('section').filter({ hasText: account.in('ar')('devices.title') });
    await expect.poll(() => devices.textContent()).toMatch(/[0-9]/);
    await page
      .getByRole('group', { name: account.in('ar')('language.digits') })
      .getByText('١٢٣')
      .click();
    await expect.poll(() => devices.textContent()).toMatch(/[٠-٩]/);
    expect(await grave(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => devices.textContent()).toMatch(/[٠-٩]/);
    expect(faults).toEqual([]);
    await context.close();
  });
});
