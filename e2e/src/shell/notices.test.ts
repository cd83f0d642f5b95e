import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Host, inviteTo, newHost } from '#fixtures/store-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, visit } from '#support/browser/browser.ts';
import { visitSignedIn } from '#support/browser/sign-in.ts';
import { goToStore, visitStore } from '#support/browser/visit-store.ts';
import { newMerchant } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
let amina: Host;
beforeAll(async () => {
  browser = await launch();
  amina = await newHost(url, 'Duka la Amina');
});
afterAll(() => browser.close());

describe('SPEC 2: A notification with title, body and an optional action', () => {
  it('says who invites, leads to the invites, and stays away once it was sent away', async () => {
    const neema = await newHost(url, 'Neema Books');
    const { page, context, faults } = await visitStore(browser, url, neema.owner, '/dashboard/theme');
    const notice = page.getByRole('region', { name: 'Invites' });
    await expect.poll(() => notice.textContent()).toBe('');
    await inviteTo(url, amina, neema.owner.email, 'manager', 'Come and sell with us.');
    await page.reload();
    await notice.getByText('You have an invite from Duka la Amina').waitFor();
    await notice.getByText('Your role: Store Manager.').waitFor();
    expect(await grave(page)).toEqual([]);
    await notice.getByRole('link', { name: 'See invites' }).click();
    await page.waitForURL('**/select-store');
    await page.getByText('Come and sell with us.').waitFor();
    await goToStore(page, 'Neema Books');
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    const asked = page.waitForResponse('**/users/invites/inbox');
    await page.reload();
    expect((await (await asked).json()).data.length).toBe(1);
    await page.getByRole('button', { name: 'Your account' }).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => notice.textContent()).toBe('');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 2: Pagination', () => {
  it("10 a page, 'Showing X-Y of N', and all pages while there are 7 or fewer", async () => {
    const host = await newHost(url, 'Kiosk');
    const emails = Array.from({ length: 12 }, (_, index) => `till-${index}-${host.owner.userId}@example.com`);
    for (const email of emails) await inviteTo(url, host, email, 'associate');
    const { page, context, faults } = await visitStore(browser, url, host.owner, '/settings/staff');
    const pages = page.getByRole('navigation', { name: 'Pages of invites' });
    await pages.getByText('Showing 1-10 of 12').waitFor();
    const rows = page.getByRole('table', { name: 'Invites' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(11);
    await expect.poll(() => pages.getByRole('button').allInnerTexts()).toEqual(['', '1', '2', '']);
    await expect.poll(() => pages.getByRole('button', { name: 'Previous page' }).isDisabled()).toBe(true);
    await pages.getByRole('button', { name: 'Next page' }).click();
    await pages.getByText('Showing 11-12 of 12').waitFor();
    await expect.poll(() => rows.count()).toBe(3);
    await expect.poll(() => pages.locator('[aria-current="page"]').textContent()).toBe('2');
    await expect.poll(() => pages.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true);
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a window with ellipses beyond 7 pages, and the first 5 while the page is below 5', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/dashboard/theme');
    let total = 200;
    await page.route('**/stores/*/staff?*', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, total } } });
    });
    await page.goto('/settings/staff');
    const pages = page.getByRole('navigation', { name: 'Pages of staff' });
    await pages.getByText('Showing 1-10 of 200').waitFor();
    const listed = () => pages.getByRole('listitem').allInnerTexts();
    expect(await listed()).toEqual(['', '1', '2', '3', '4', '5', '…', '20', '']);
    await pages.getByRole('button', { name: 'Page 5', exact: true }).click();
    await pages.getByText('Showing 41-50 of 200').waitFor();
    expect(await listed()).toEqual(['', '1', '…', '4', '5', '6', '…', '20', '']);
    await pages.getByRole('button', { name: 'Page 20' }).click();
    await pages.getByText('Showing 191-200 of 200').waitFor();
    expect(await listed()).toEqual(['', '1', '…', '16', '17', '18', '19', '20', '']);

    // Of a longer list no page behind the hundredth is offered, and it says so.
    total = 5000;
    await page.reload();
    await pages.getByRole('button', { name: 'Page 100' }).click();
    await pages.getByText('Showing 991-1,000 of 5,000').waitFor();
    await page
      .getByText('Only the first 100 pages are shown. Narrow the list by search, filters or dates.')
      .waitFor();
    await expect.poll(() => pages.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 2: Other UI', () => {
  it('copies without a clipboard too, as over plain http on a network of the shop', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/');
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.reload();
    await page.getByRole('button', { name: 'Copy address' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Copied');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.press('Control+v');
    await expect.poll(() => page.getByRole('combobox').inputValue()).toContain(amina.subDomain);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("a wait spinner says 'Please wait...'", async () => {
    const { page, context, faults } = await visit(browser, url);
    await page.goto('/ios/success?otp=abc');
    const status = page.getByRole('status').filter({ hasText: 'Please wait...' });
    await status.waitFor();
    await expect.poll(() => page.getByRole('button').count()).toBe(0);
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a progress bar as wide as its percentage, and a back button labelled Back', async () => {
    const neema = await newMerchant(url, 'Neema');
    const { page, context, faults } = await visitSignedIn(browser, url, neema);
    await page.waitForURL('**/onboarding**');
    await page.getByRole('button', { name: 'Continue' }).click();
    const bar = page.getByRole('progressbar');
    await bar.waitFor();
    await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('40');
    const whole = (await bar.boundingBox())?.width ?? 0;
    const part = (await bar.locator('> *').boundingBox())?.width ?? 0;
    expect(Math.round((100 * part) / whole)).toBe(40);
    await page.getByRole('radio', { name: /groceries/i }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Where do you currently or would you like to sell?' }).waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('heading', { name: 'What type of product do you want to sell?' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
