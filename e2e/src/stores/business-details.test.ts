import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cardOf, landedOn } from '#fixtures/store-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, type Visit } from '#support/browser/browser.ts';
import { holdCall } from '#support/browser/delay-call.ts';
import { noteUnder } from '#support/browser/field-note.ts';
import { chooseCurrency, goOn, onboarding } from '#support/browser/onboarding-steps.ts';
import { type Credentials, visitSignedIn } from '#support/browser/sign-in.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
const createCall = '/marketplace/v1/stores/create';
const suffix = `.${new URL(url).host}`;
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const nameField = (page: Page) => page.getByLabel('Business name', { exact: true });
const subDomainField = (page: Page) => page.getByLabel('Sub domain', { exact: true });
const currencyField = (page: Page) => page.getByRole('combobox', { name: 'Store default currency' });
const create = (page: Page) => page.getByRole('button', { name: 'Create Store', exact: true });

/** A new browser before step 5, with groceries, both channels and what is suggested for them. */
async function visitBusinessDetails(credentials: Credentials): Promise<Visit> {
  const opened = await visitSignedIn(browser, url, credentials);
  const { page } = opened;
  await page.goto('/onboarding?step=2');
  await page.getByRole('radio', { name: 'Groceries', exact: true }).check();
  await goOn(page, onboarding.channels);
  await goOn(page, onboarding.modules);
  await goOn(page, onboarding.business);
  return opened;
}

describe('SPEC 2, 5: Onboarding, business details', () => {
  it('asks in order, searches currencies by code and symbol, and fills the sub-domain from the name', async () => {
    const { page, context, faults } = await visitBusinessDetails(await newMerchant(url));
    await create(page).click();
    await page.getByText('Sub domain is required', { exact: true }).waitFor();
    await expect.poll(() => noteUnder(nameField(page))).toBe('Store Name is required');
    await expect.poll(() => noteUnder(currencyField(page))).toBe('Store default currency is required');
    await expect.poll(() => noteUnder(subDomainField(page))).toBe('Sub domain is required');
    const focused = () => page.evaluate(() => document.activeElement?.id);
    // The first one in order is where to begin; once it is answered, the next.
    await expect.poll(() => focused()).toBe(await nameField(page).getAttribute('id'));
    expect(await grave(page)).toEqual([]);
    await nameField(page).fill('  Mama Amina Duka  ');
    await expect.poll(() => subDomainField(page).inputValue()).toBe('mama-amina-duka');
    await expect.poll(() => noteUnder(nameField(page))).toBe('');
    await create(page).click();
    await expect.poll(focused).toBe(await currencyField(page).getAttribute('id'));
    await expect.poll(() => noteUnder(currencyField(page))).toBe('Store default currency is required');
    await page.getByText(suffix, { exact: true }).waitFor();

    await currencyField(page).click();
    const options = () => page.getByRole('option').allTextContents();
    await expect.poll(async () => (await options()).length).toBe(10);
    const search = page.getByRole('combobox', { name: 'Search currencies' });
    await search.fill('₦');
    await expect.poll(options).toEqual([expect.stringMatching(/NGN.*₦/)]);
    await search.fill('rwf');
    await expect.poll(options).toEqual([expect.stringContaining('RWF')]);
    await search.fill('peso');
    await page.getByText('No currencies found').waitFor();
    await search.fill('kes');
    expect(await grave(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => currencyField(page).textContent()).toContain('KES (KSh)');
    await expect.poll(() => noteUnder(currencyField(page))).toBe('Cannot be changed later');

    // A sub-domain of one's own is kept when the name changes.
    await subDomainField(page).fill('Mama Mboga');
    await expect.poll(() => subDomainField(page).inputValue()).toBe('mama-mboga');
    await nameField(page).fill('Kiosk');
    await expect.poll(() => subDomainField(page).inputValue()).toBe('mama-mboga');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says that a sub-domain is taken, before and after asking for the store, and keeps what was typed', async () => {
    const other = await newMerchant(url);
    const { subDomain } = await newStore(url, other.token);
    const amina = await newMerchant(url);
    const { page, context, faults } = await visitBusinessDetails(amina);
    const taken = 'This subdomain is taken. Choose another.';
    await nameField(page).fill('Duka la Amina');
    await chooseCurrency(page, 'KES');
    await subDomainField(page).fill('www');
    await page.getByText('This subdomain is reserved. Choose another.').waitFor();
    await subDomainField(page).fill(subDomain);
    await page.getByText(taken).waitFor();
    await create(page).click();
    await expect.poll(() => noteUnder(subDomainField(page))).toBe(taken);
    expect(await grave(page)).toEqual([]);

    // Free while it is looked up, and taken by another at the moment of asking.
    const late = `${subDomain}-2`;
    await subDomainField(page).fill(late);
    await page.getByText('This subdomain is available').waitFor();
    await newStore(url, other.token, { sub_domain: late });
    await create(page).click();
    await page.getByText(taken).waitFor();
    await expect.poll(() => noteUnder(subDomainField(page))).toBe(taken);
    await expect.poll(() => nameField(page).inputValue()).toBe('Duka la Amina');
    await expect.poll(() => subDomainField(page).inputValue()).toBe(late);
    await expect.poll(() => currencyField(page).textContent()).toContain('KES');
    await subDomainField(page).fill(`${subDomain}-3`);
    await create(page).click();
    await landedOn(page, '/dashboard/theme');
    await expect.poll(() => page.title()).toBe('Duka la Amina | Sokoni');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 3, 4: Onboarding, what is sent', () => {
  it('sends the draft with its defaults once, however often it is asked for, and enters the new store', async () => {
    const amina = await newMerchant(url);
    const { page, context, faults } = await visitBusinessDetails(amina);
    const name = `Duka ${Date.now()}`;
    await nameField(page).fill(name);
    await chooseCurrency(page, 'NGN');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
    });
    const letGo = await holdCall(page, createCall);
    const sent = page.waitForRequest(`**${createCall}`);
    await create(page).dblclick();
    const body = (await sent).postDataJSON();
    expect(body).toEqual({
      name,
      description: '',
      sub_domain: name.toLowerCase().replace(' ', '-'),
      currency_code: 'NGN',
      reg_channel: 'web',
      product_type_id: 'groceries',
      web_support: 'ACTIVE',
      pos_support: 'ACTIVE',
      test_product: true,
      mode: 'test',
      store_module: 'general_store',
      module_appointment: 'disabled',
      module_expenses: 'disabled',
      module_food_menu: 'disabled',
      module_inventory: 'active',
      module_marketing: 'active',
      module_marketplace: 'disabled',
      module_messaging: 'active',
      module_online: 'active',
      module_pos: 'disabled',
      module_wholesale: 'disabled',
    });
    await expect.poll(() => page.locator('button[aria-busy=true]').textContent()).toContain('Create Store');
    letGo();
    await landedOn(page, '/dashboard/theme');
    await page.getByText(`${name} is ready`).waitFor();
    expect(calls).toEqual([createCall, '/accounts/api/v1/users/token/refresh']);
    const started = await call(url, 'GET /marketplace/v1/user/start', { token: amina.token });
    expect(started.data.stores).toMatchObject([{ name, currency_code: 'NGN', mode: 'test' }]);
    // The next wizard begins anew.
    await page.goto('/onboarding?step=5');
    await page.getByRole('heading', { name: onboarding.type }).waitFor();
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('sends DISABLED for a channel that is off; a store that cannot be entered at once waits among the stores', async () => {
    const { page, context, faults } = await visitBusinessDetails(await newMerchant(url));
    await page.goto('/onboarding?step=3');
    await page.getByRole('checkbox', { name: 'Online Store', exact: true }).uncheck();
    await page.getByRole('radio', { name: 'Restaurant Point of Sale' }).check();
    await goOn(page, onboarding.modules);
    await goOn(page, onboarding.business);
    const name = `Mgahawa ${Date.now()}`;
    await nameField(page).fill(name);
    await chooseCurrency(page, 'RWF');
    const refusal = { code: 429, error: 'too_many_attempts', message: 'Too many attempts.' };
    await page.route('**/users/token/refresh', (route) => route.fulfill({ status: 429, json: refusal }));
    const sent = page.waitForRequest(`**${createCall}`);
    await create(page).click();
    expect((await sent).postDataJSON()).toMatchObject({
      web_support: 'DISABLED',
      pos_support: 'ACTIVE',
      store_module: 'restaurant',
      module_pos: 'active',
      module_expenses: 'active',
      module_food_menu: 'active',
      module_online: 'disabled',
    });
    await landedOn(page, '/select-store');
    await page.getByText(`${name} is ready`).waitFor();
    await cardOf(page, name).getByRole('button', { name: 'Go to Store' }).click();
    await landedOn(page, '/dashboard/theme');
    expect(faults).toEqual([]);
    await context.close();
  });
});
