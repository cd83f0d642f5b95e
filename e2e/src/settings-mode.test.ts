import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { call, type Merchant, newMerchant, newStore, type OpenedStore } from './api.ts';
import { grave } from './axe.ts';
import { behindTheServer } from './behind-the-server.ts';
import { launch, type Visit } from './browser.ts';
import { visitStore } from './in-store.ts';

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
  here = await visitStore(browser, url, amina, '/settings/mode');
  page = here.page;
});
afterAll(() => browser.close());
afterEach(() => expect(here.faults).toEqual([]));

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'Africa/Lagos' });
const inDays = (days: number) => day.format(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

describe('SPEC 4, CONTRACT "trial/start": the enterprise trial', () => {
  it('starts once for the account, says when it ends, and is over after it', async () => {
    await page.getByRole('button', { name: 'Start the trial' }).click();
    const question = page.getByRole('dialog', { name: 'Start the enterprise trial?' });
    await question.getByText(`It ends on ${inDays(14)}`).waitFor();
    expect(await grave(page)).toEqual([]);
    await question.getByRole('button', { name: 'Start the trial' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByText('The trial ends in 14 days, on').waitFor();
    expect(await page.locator('time', { hasText: inDays(14) }).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Start the trial' }).count()).toBe(0);
    expect(await grave(page)).toEqual([]);

    const params = { id: store.id };
    const again = await call(url, 'PUT /marketplace/v1/stores/{id}/trial/start', {
      token: amina.token,
      params,
    });
    expect(again).toMatchObject({ status: 409, error: 'trial_used' });

    await behindTheServer(
      `update app.accounts set trial_started_at = trial_started_at - interval '20 days',
         trial_ends_at = trial_ends_at - interval '20 days' where owner_user_id = $1`,
      [amina.userId],
    );
    await page.reload();
    await page.getByText(/The trial ended on/).waitFor();
    expect(await page.getByRole('button', { name: 'Start the trial' }).count()).toBe(0);
    expect(await grave(page)).toEqual([]);
  });

  it('tells who clicks where it was started meanwhile that it was used already', async () => {
    const baraka = await newMerchant(url, 'Baraka');
    const { id } = await newStore(url, baraka.token, { name: 'Soko la Baraka' });
    const visited = await visitStore(browser, url, baraka, '/settings/mode');
    await visited.page.getByRole('button', { name: 'Start the trial' }).click();
    await call(url, 'PUT /marketplace/v1/stores/{id}/trial/start', { token: baraka.token, params: { id } });
    const question = visited.page.getByRole('dialog', { name: 'Start the enterprise trial?' });
    await question.getByRole('button', { name: 'Start the trial' }).click();
    await visited.page.getByText('The enterprise trial was used already').waitFor();
    expect(visited.faults).toEqual([]);
    await visited.context.close();
  });
});

describe('SPEC 4, CONTRACT "mode/live": going live', () => {
  it('shows on every page that it is a test, says what buyers would miss, and opens for good', async () => {
    await page.goto('/settings/mode');
    const ribbon = page.getByRole('complementary', { name: 'Store mode' });
    await ribbon.getByText('Test mode: nothing sold here is real.').waitFor();
    const readiness = page.getByRole('listitem');
    await readiness
      .filter({ hasText: 'Missing: Buyers cannot write to you: add a business e-mail.' })
      .waitFor();
    await page.getByRole('link', { name: 'Add e-mail' }).click();
    await page.getByLabel('Business e-mail').fill('duka@example.com');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('The store is saved.').waitFor();

    await ribbon.getByRole('link', { name: 'Go live' }).click();
    await readiness.filter({ hasText: 'Done: Buyers can write to your business e-mail.' }).waitFor();
    await readiness.filter({ hasText: 'Missing: Buyers find nothing to buy' }).waitFor();
    await readiness.filter({ hasText: 'Missing: Buyers cannot pay you' }).waitFor();
    await page.getByRole('button', { name: 'Go live' }).click();
    const question = page.getByRole('dialog', { name: 'Take Duka la Amina live?' });
    await question.getByText('A store that is live does not go back to test mode.').waitFor();
    expect(await grave(page)).toEqual([]);
    await question.getByRole('button', { name: 'Stay in test mode' }).click();
    await ribbon.waitFor();

    await page.getByRole('button', { name: 'Go live' }).click();
    await question.getByRole('button', { name: 'Go live' }).click();
    await question.waitFor({ state: 'detached' });
    await ribbon.waitFor({ state: 'detached' });
    await page.getByText('You are here').waitFor();
    expect(await page.getByRole('button', { name: 'Go live' }).count()).toBe(0);
    expect(await grave(page)).toEqual([]);
    await page.goto('/');
    await page.getByText('Live Mode', { exact: true }).waitFor();
    expect(await ribbon.count()).toBe(0);
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}', {
      token: amina.token,
      params: { id: store.id },
    });
    expect(data.mode).toBe('live');
  });
});
