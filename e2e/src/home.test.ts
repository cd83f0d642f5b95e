import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { call, type Merchant, newMerchant, newStore, type OpenedStore } from './api.ts';
import { grave } from './axe.ts';
import { launch, type Visit } from './browser.ts';
import { newColleague } from './colleagues.ts';
import { visitStore } from './in-store.ts';
import { logIn } from './sign-in.ts';

const url = inject('serverUrl');
let browser: Browser;
let amina: Merchant;
let store: OpenedStore;
let here: Visit;
let page: Page;
beforeAll(async () => {
  browser = await launch();
  amina = await newMerchant(url);
  store = await newStore(url, amina.token);
  here = await visitStore(browser, url, amina, '/');
  page = here.page;
});
afterAll(() => browser.close());
afterEach(() => expect(here.faults).toEqual([]));

const figure = (label: string) =>
  page.getByRole('list', { name: 'Figures' }).getByRole('link', { name: label });

describe('issue 2, section 3: the home dashboard', () => {
  it('shows the store, its mode and its address, and figures that are true', async () => {
    await page.getByRole('heading', { name: 'Duka la Amina', level: 1 }).waitFor();
    await page.getByText('Test Mode', { exact: true }).waitFor();
    await page.getByText(new RegExp(`^${store.subDomain}\\.`)).waitFor();
    await expect.poll(() => figure('Products').textContent()).toBe('0Products');
    expect(await figure('People who work here').textContent()).toBe('1People who work here');
    expect(await figure('Invites without an answer').textContent()).toBe('0Invites without an answer');
    expect(await figure('Modules on').textContent()).toMatch(/^\d of 10Modules on$/);
    await page.getByText('Kenyan Shilling (KES)').waitFor();
    expect(await grave(page)).toEqual([]);

    await newColleague(url, amina, store, 'associate');
    await call(url, 'POST /marketplace/v1/stores/{id}/invites', {
      token: amina.token,
      params: { id: store.id },
      body: { email: 'juma@example.com', role: 'manager' },
    });
    await page.reload();
    await expect.poll(() => figure('People who work here').textContent()).toBe('2People who work here');
    expect(await figure('Invites without an answer').textContent()).toBe('1Invites without an answer');
    await figure('Modules on').click();
    await page.getByRole('heading', { name: 'Modules', level: 1 }).waitFor();
  });

  it('guides through the set-up; its progress is kept under guide keys, over a logout too', async () => {
    const fresh = await newMerchant(url, 'Faraja');
    const { id } = await newStore(url, fresh.token, { name: 'Duka la Faraja' });
    const visited = await visitStore(browser, url, fresh, '/');
    const home = visited.page;
    await home.getByText('1 of 8 done').waitFor();
    expect(await home.getByRole('progressbar', { name: 'Set-up guide' }).getAttribute('aria-valuenow')).toBe(
      '12',
    );
    await home.getByRole('button', { name: 'Invite a colleague' }).click();
    await home.getByRole('button', { name: 'I work alone' }).click();
    await home.getByText('2 of 8 done').waitFor();

    await home.getByRole('button', { name: 'Set your VAT' }).click();
    await home.getByRole('link', { name: 'Set your VAT' }).click();
    await home.getByRole('button', { name: 'It charges none' }).click();
    await home.getByText('Noted: this store charges no VAT.').waitFor();
    await home.goto('/');
    await home.getByText('3 of 8 done').waitFor();
    await home.getByRole('button', { name: 'Set your VAT (done)' }).waitFor();
    await home.getByText('Not charged').waitFor();
    const guideKeys = () =>
      home.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('guide')));
    expect(await guideKeys()).toEqual([`sokoni_guide_${id}_invite_colleague`]);
    expect(await grave(home)).toEqual([]);

    await home.getByRole('button', { name: 'Your account' }).click();
    await home.getByRole('menuitem', { name: 'Log out' }).click();
    await home.waitForURL('**/login');
    expect(await guideKeys()).toHaveLength(1);
    await logIn(home, fresh);
    await home.getByRole('button', { name: /Go to Store/ }).click();
    await home.waitForURL('**/dashboard/theme');
    await home.goto('/');
    await home.getByText('3 of 8 done').waitFor();

    await home.getByRole('button', { name: 'Hide' }).click();
    await home.getByRole('button', { name: 'Show the set-up guide' }).waitFor();
    await home.reload();
    await home.getByRole('button', { name: 'Show the set-up guide' }).click();
    await home.getByText('3 of 8 done').waitFor();
    expect(visited.faults).toEqual([]);
    await visited.context.close();
  });

  it('says when the figures do not come, and reads them again', async () => {
    await page.route('**/overview', (route) =>
      route.fulfill({
        status: 429,
        json: { code: 429, error: 'too_many_attempts', message: 'Wait a little.', request_id: 'r-3' },
      }),
    );
    await page.goto('/');
    await page.getByText('The figures could not be loaded').waitFor();
    await page.getByText('r-3').waitFor();
    expect(await grave(page)).toEqual([]);
    await page.unroute('**/overview');
    await page.getByRole('button', { name: /retry/i }).click();
    await figure('People who work here').waitFor();
  });
});

describe('issue 2, section 3: /dashboard/theme', () => {
  it('shows four looks and keeps the choice as default_theme', async () => {
    const kept = async () =>
      (await call(url, 'GET /marketplace/v1/stores/{id}', { token: amina.token, params: { id: store.id } }))
        .data.default_theme;
    expect(await kept()).toBeNull();
    await page.goto('/dashboard/theme');
    const looks = page.getByRole('main').getByRole('listitem');
    await expect
      .poll(() => looks.getByRole('heading').allInnerTexts())
      .toEqual(['Duka', 'Souk', 'High Street', 'Corner']);
    for (const look of await looks.all()) {
      expect(await look.locator('img, svg').first().isVisible()).toBe(true);
    }
    expect(await page.getByText('In use').count()).toBe(0);
    expect(await grave(page)).toEqual([]);
    await looks.filter({ hasText: 'Souk' }).getByRole('button', { name: 'Use this look' }).click();
    await page.getByText('Souk is the look of your store now.').waitFor();
    await looks.filter({ hasText: 'Souk' }).getByText('In use').waitFor();
    expect(await kept()).toBe('souk');
    expect(await grave(page)).toEqual([]);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/products');
    await page.getByText('No products yet').waitFor();

    await page.goto('/dashboard/theme');
    await looks.filter({ hasText: 'Corner' }).getByRole('button', { name: 'Use this look' }).click();
    await looks.filter({ hasText: 'Corner' }).getByText('In use').waitFor();
    expect(await page.getByText('In use').count()).toBe(1);
    expect(await kept()).toBe('corner');
  });
});
