import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { landedOn, newHost } from '#fixtures/store-fixtures.ts';
import { launch } from '#support/browser/browser.ts';
import { onboarding } from '#support/browser/onboarding-steps.ts';
import { visitSignedIn } from '#support/browser/sign-in.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { newMerchant } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** What a screen reader would say of the place where the keyboard is. */
const standsOn = (page: Page) =>
  page.evaluate(() => {
    const here = document.activeElement;
    const label = here instanceof HTMLInputElement && (here.labels?.[0]?.textContent ?? here.ariaLabel);
    return label || here?.textContent;
  });

/** Enter on the heading of a step goes on from there. */
async function enterTo(page: Page, question: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect.poll(() => standsOn(page)).toBe(question);
}

describe('SPEC 2: Onboarding by keyboard alone', () => {
  it('goes from the welcome to the new store without a pointer', async () => {
    const { page, context, faults } = await visitSignedIn(browser, url, await newMerchant(url));
    await page.getByRole('heading', { name: 'Welcome, Amina' }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).focus();
    await enterTo(page, onboarding.type);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.getByRole('radio', { name: 'Electronics' }).isChecked()).toBe(true);
    await enterTo(page, onboarding.channels);
    // Back, and the terms, are on the way; the two channels and their kind follow.
    await page.getByRole('checkbox', { name: 'Online Store' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => page.getByRole('checkbox', { name: 'Online Store' }).isChecked()).toBe(false);
    await enterTo(page, onboarding.modules);
    await page.getByRole('switch', { name: 'Expenses' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => page.getByRole('switch', { name: 'Expenses' }).isChecked()).toBe(false);
    // Enter on a switch would switch it.
    await page.getByRole('button', { name: 'Continue' }).focus();
    await enterTo(page, onboarding.business);
    await page.keyboard.press('Tab');
    const name = `Kibodi ${Date.now()}`;
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    // A letter opens the list and searches; Enter takes the first one found.
    await page.keyboard.type('ug');
    await page.getByText('No currencies found').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.type('ken');
    await expect.poll(() => page.getByRole('option').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.getByText('This subdomain is available').waitFor();
    await page.keyboard.press('Enter');
    await landedOn(page, '/dashboard/theme');
    await expect.poll(() => page.title()).toBe(`${name} | Sokoni`);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('A dialog that asks for one of several', () => {
  it('begins at the chosen one', async () => {
    const host = await newHost(url, 'Baraka Traders');
    await newColleague(url, host.owner, host, 'manager');
    const { page, context, faults } = await visitStore(browser, url, host.owner, '/settings/staff');
    await page.getByRole('button', { name: /Otieno/ }).click();
    await page.getByRole('menuitem', { name: 'Change role' }).click();
    await page.getByRole('dialog').waitFor();
    const chosen = page.getByRole('radio', { name: 'Store Manager' });
    expect(await chosen.evaluate((radio) => radio === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});
