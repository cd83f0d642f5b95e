import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grave } from '#support/browser/axe.ts';
import { launch, visit } from '#support/browser/browser.ts';
import { logIn, signUpAndVerify } from '#support/browser/sign-in.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('SPEC 2, 4: from sign-up to the dashboard of a new store', () => {
  it('walks the onboarding and lands on the theme screen; another browser finds everything', async () => {
    const { page, context, faults } = await visit(browser, url);
    const amina = { email: `amina-${Date.now()}@example.com`, password: 'market day 7' };
    await signUpAndVerify(page, url, 'Amina', amina);
    await page.waitForURL('**/onboarding**');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'What type of product do you want to sell?' }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('please select a product type').first().waitFor();
    await page.getByRole('radio', { name: /groceries/i }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Where do you currently or would you like to sell?' }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Suitable modules for your account type' }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Business details' }).waitFor();
    await page.getByLabel('Business name').fill('Duka la Amina');
    await expect.poll(() => page.getByLabel(/sub domain/i).inputValue()).toBe('duka-la-amina');
    await page.getByRole('combobox', { name: /currency/i }).click();
    await page.getByRole('option', { name: /KES/ }).click();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create Store' }).click();
    await page.waitForURL('**/dashboard/theme');
    await expect.poll(() => page.title()).toBe('Duka la Amina | Sokoni');
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();

    const again = await visit(browser, url, { width: 360, height: 760, dark: true });
    await again.page.goto('/login');
    await logIn(again.page, amina);
    await again.page.getByRole('heading', { name: 'My Stores' }).waitFor();
    await again.page.getByText('Select a Store you want to go to.').waitFor();
    await again.page.getByText('Duka la Amina').first().waitFor();
    expect(await grave(again.page)).toEqual([]);
    expect(again.faults).toEqual([]);
    await again.context.close();
  });

  it('keeps what was typed and says why when a login is refused', async () => {
    const { page, context } = await visit(browser, url);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Please fill all fields').waitFor();
    await logIn(page, { email: 'nobody@example.com', password: 'not this one' });
    await page.getByText('Email or password is incorrect').waitFor();
    await expect.poll(() => page.getByLabel(/e-?mail/i).inputValue()).toBe('nobody@example.com');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    await context.close();
  });
});
