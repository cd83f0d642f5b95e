import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { landedOn, overflow } from '#fixtures/store-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, type Visit, visit } from '#support/browser/browser.ts';
import { goBack, goOn, modulesOn, onboarding } from '#support/browser/onboarding-steps.ts';
import { visitSignedIn } from '#support/browser/sign-in.ts';
import { newMerchant } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
let here: Visit;
let page: Page;
beforeAll(async () => {
  browser = await launch();
  here = await visitSignedIn(browser, url, await newMerchant(url), { width: 1024, height: 768 });
  page = here.page;
});
afterAll(async () => {
  expect(here.faults).toEqual([]);
  await browser.close();
});

/** In percent; null while there is no bar. */
async function progress(): Promise<number | null> {
  const bar = page.getByRole('progressbar', { name: 'Progress' });
  return (await bar.count()) === 0 ? null : Number(await bar.getAttribute('aria-valuenow'));
}

const isBackShown = async () => (await page.getByRole('button', { name: 'Back', exact: true }).count()) > 0;
const proceed = () => page.getByRole('button', { name: 'Continue', exact: true });
const online = () => page.getByRole('checkbox', { name: 'Online Store', exact: true });
const inPerson = () => page.getByRole('checkbox', { name: 'In Person', exact: true });
const sellingIn = (kind: string) => page.getByRole('radio', { name: `${kind} Point of Sale`, exact: true });

describe('SPEC 2, 9: Onboarding, step by step', () => {
  it('needs a logged-in user, else /login', async () => {
    const stranger = await visit(browser, url);
    await stranger.page.goto('/onboarding?step=3');
    await landedOn(stranger.page, '/login');
    expect(stranger.faults).toEqual([]);
    await stranger.context.close();
  });

  it('step 0, opened by its address with nothing answered, closes to step 3; what follows asks for step 2', async () => {
    await page.goto('/onboarding?step=0');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: onboarding.channels }).waitFor();
    await proceed().click();
    await page.getByRole('heading', { name: onboarding.type }).waitFor();
    await page.goto('/onboarding');
  });

  it('step 1 is a welcome with Continue, without Back and without progress', async () => {
    await page.getByRole('heading', { name: 'Welcome, Amina', level: 1 }).waitFor();
    expect([await progress(), await isBackShown()]).toEqual([null, false]);
    expect(await page.title()).toBe('Sokoni');
    expect(await grave(page)).toEqual([]);
    await goOn(page, onboarding.type);
  });

  it('step 2 asks for exactly one product type and says so when there is none', async () => {
    expect([await progress(), await isBackShown()]).toEqual([40, false]);
    await expect.poll(() => page.getByRole('radio').count()).toBe(11);
    const electronics = page.getByRole('radio', { name: 'Electronics', exact: true });
    await expect.poll(() => electronics.getAttribute('aria-describedby')).not.toBeNull();
    await page.getByText('Phones, computers, appliances and accessories.').waitFor();
    await proceed().click();
    const refusal = page.getByRole('alert').getByText('please select a product type', { exact: true });
    await refusal.waitFor();
    await page.getByRole('heading', { name: onboarding.type }).waitFor();
    expect(
      await page
        .getByRole('radio')
        .first()
        .evaluate((one) => one === document.activeElement),
    ).toBe(true);
    expect(await grave(page)).toEqual([]);
    await electronics.check();
    await refusal.waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: 'Groceries', exact: true }).check();
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(1);
    await goOn(page, onboarding.channels);
  });

  it('step 3 has both channels on at first; with none there is no going on, not by Enter either', async () => {
    expect([await progress(), await isBackShown()]).toEqual([60, true]);
    expect([await online().isChecked(), await inPerson().isChecked()]).toEqual([true, true]);
    await expect.poll(() => sellingIn('Retail').isChecked()).toBe(true);
    await page.getByText('For restaurants and bars.').waitFor();
    await inPerson().uncheck();
    await expect.poll(() => sellingIn('Retail').count()).toBe(0);
    await expect.poll(() => proceed().isEnabled()).toBe(true);
    await online().uncheck();
    await expect.poll(() => proceed().isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: onboarding.channels }).waitFor();
    expect(await grave(page)).toEqual([]);
  });

  it('step 0 is the terms, and closing them returns to step 3', async () => {
    await page.getByRole('button', { name: 'the terms' }).click();
    await page.getByRole('heading', { name: 'Terms in short', level: 1 }).waitFor();
    expect([await progress(), await isBackShown()]).toEqual([null, false]);
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: onboarding.channels }).waitFor();
    await expect.poll(() => online().isChecked()).toBe(false);
  });

  it('step 4 suggests modules for in person alone, the recommended group first', async () => {
    await inPerson().check();
    await goOn(page, onboarding.modules);
    expect([await progress(), await isBackShown()]).toEqual([70, true]);
    await expect
      .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
      .toEqual(['Recommended for you', 'More modules']);
    const [recommended, others] = await titlesByGroup();
    expect(recommended).toEqual(['Point of Sales', 'Expenses', 'Inventory Management']);
    expect(others).toHaveLength(7);
    expect(await modulesOn(page)).toEqual(['Expenses', 'Inventory Management', 'Point of Sales']);
    await page.getByText('Sell over the counter with registers, shifts and receipts.').waitFor();
    await expect.poll(() => page.locator('li use[href^="/drawings/module_"]').count()).toBe(10);
    await expect.poll(() => proceed().isEnabled()).toBe(true);
    expect(await grave(page)).toEqual([]);
  });

  it('online overrides the suggestion for in person; a restaurant adds the food menu', async () => {
    await goBack(page, onboarding.channels);
    await online().check();
    await goOn(page, onboarding.modules);
    expect(await modulesOn(page)).toEqual([
      'Inventory Management',
      'Marketing',
      'Messaging',
      'Online Checkout',
    ]);
    await goBack(page, onboarding.channels);
    await sellingIn('Restaurant').check();
    await goOn(page, onboarding.modules);
    expect((await titlesByGroup())[0]).toEqual([
      'Online Checkout',
      'Marketing',
      'Messaging',
      'Food Menu',
      'Inventory Management',
    ]);
    expect(await modulesOn(page)).toEqual([
      'Food Menu',
      'Inventory Management',
      'Marketing',
      'Messaging',
      'Online Checkout',
    ]);
    await goBack(page, onboarding.channels);
    await inPerson().uncheck();
    await goOn(page, onboarding.modules);
    expect(await modulesOn(page)).toEqual([
      'Inventory Management',
      'Marketing',
      'Messaging',
      'Online Checkout',
    ]);
  });

  it('each module is toggled by itself and stays so on the way back and forth, and after a reload', async () => {
    await page.getByRole('switch', { name: 'Appointments' }).check();
    await page.getByRole('switch', { name: 'Marketing' }).uncheck();
    await goOn(page, onboarding.business);
    expect([await progress(), await isBackShown()]).toEqual([null, true]);
    await page.reload();
    await goBack(page, onboarding.modules);
    expect(await modulesOn(page)).toEqual([
      'Appointments',
      'Inventory Management',
      'Messaging',
      'Online Checkout',
    ]);
    await goBack(page, onboarding.channels);
    await goBack(page, onboarding.type);
    await expect
      .poll(() => page.getByRole('radio', { name: 'Groceries', exact: true }).isChecked())
      .toBe(true);
  });

  it('fits a phone at every step', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const step of ['0', '1', '2', '3', '4', '5']) {
      await page.goto(`/onboarding?step=${step}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await overflow(page), `step ${step}`).toBe(0);
    }
  });
});

async function titlesByGroup(): Promise<string[][]> {
  const groups = await page.getByRole('main').locator('section section').all();
  return Promise.all(groups.map((group) => group.getByRole('heading', { level: 3 }).allTextContents()));
}
