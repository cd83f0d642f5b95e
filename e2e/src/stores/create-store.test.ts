import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { landedOn } from '#fixtures/store-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, type Visit } from '#support/browser/browser.ts';
import { heldLocally } from '#support/browser/browser-storage.ts';
import { holdCall } from '#support/browser/delay-call.ts';
import { noteUnder } from '#support/browser/field-note.ts';
import { chooseCurrency, goBack, goOn, modulesOn } from '#support/browser/onboarding-steps.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, type Merchant, newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
const createCall = '/marketplace/v1/stores/create';
const channels = 'Where would you like to sell?';
const modules = 'Suitable modules for your account type';
const mode = 'Select Your Store Mode';
let browser: Browser;
let amina: Merchant;
let here: Visit;
let page: Page;
let dialog: Locator;
beforeAll(async () => {
  browser = await launch();
  amina = await newMerchant(url);
  await newStore(url, amina.token, { name: 'Duka la Amina' });
  here = await visitStore(browser, url, amina, '/');
  page = here.page;
  dialog = page.getByRole('dialog', { name: 'New store' });
});
afterAll(async () => {
  expect(here.faults).toEqual([]);
  await browser.close();
});

async function openModal(store = 'Duka la Amina'): Promise<void> {
  await page.locator('header').getByRole('button', { name: store }).click();
  await page.getByRole('menuitem', { name: 'Create New Store' }).click();
  await dialog.getByRole('heading', { name: 'Create A New Store', level: 1 }).waitFor();
}

const nameField = () => dialog.getByLabel('Business name', { exact: true });
const subDomainField = () => dialog.getByLabel('Sub domain', { exact: true });
const typeField = () => dialog.getByRole('combobox', { name: 'Product type' });
const next = () => dialog.getByRole('button', { name: 'Next', exact: true });
const proceed = () => dialog.getByRole('button', { name: 'Continue', exact: true });
const create = () => dialog.getByRole('button', { name: 'Create Store', exact: true });
const close = () => dialog.getByRole('button', { name: 'Close', exact: true });
const inPerson = () => dialog.getByRole('checkbox', { name: 'In Person', exact: true });
const online = () => dialog.getByRole('checkbox', { name: 'Online Store', exact: true });

async function chooseType(title: string): Promise<void> {
  await typeField().click();
  await page.getByRole('option', { name: new RegExp(`^${title}`) }).click();
}

describe('SPEC 2: Create a new store, from the dashboard of another', () => {
  it('covers the screen and begins with name, currency, product type and sub-domain', async () => {
    await openModal();
    const { width, height } = page.viewportSize() ?? {};
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await dialog.getByText('Cannot be changed later', { exact: true }).waitFor();
    await dialog.getByText(`.${new URL(url).host}`, { exact: true }).waitFor();
    expect(await grave(page)).toEqual([]);
  });

  it('has Next disabled until currency and sub-domain are set, and then asks for name and product type', async () => {
    await expect.poll(() => next().isDisabled()).toBe(true);
    await subDomainField().fill('soko');
    await expect.poll(() => next().isDisabled()).toBe(true);
    await chooseCurrency(page, 'GHS');
    await expect.poll(() => next().isEnabled()).toBe(true);
    await subDomainField().fill('');
    await expect.poll(() => next().isDisabled()).toBe(true);
    await subDomainField().fill('soko-from-accra');
    await next().click();
    await dialog.getByText('please select a product type', { exact: true }).waitFor();
    await expect.poll(() => noteUnder(nameField())).toBe('Store Name is required');
    await expect.poll(() => noteUnder(typeField())).toBe('please select a product type');
    expect(await nameField().evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await grave(page)).toEqual([]);
  });

  it('keeps the answers on the way back, and starts at step 1 with nothing once it was closed', async () => {
    await nameField().fill('Accra Beads');
    await expect.poll(() => subDomainField().inputValue()).toBe('soko-from-accra');
    await chooseType('Fashion');
    await next().click();
    await dialog.getByRole('heading', { name: channels, level: 1 }).waitFor();
    await goBack(page, 'Create A New Store');
    await expect.poll(() => nameField().inputValue()).toBe('Accra Beads');
    await expect.poll(() => subDomainField().inputValue()).toBe('soko-from-accra');
    await expect
      .poll(() => dialog.getByRole('combobox', { name: /currency/ }).textContent())
      .toContain('GHS');
    await expect.poll(() => typeField().textContent()).toContain('Fashion');
    await next().click();
    await goOn(page, modules);
    // Escape does not throw away what was typed.
    await page.keyboard.press('Escape');
    await close().click();
    await dialog.waitFor({ state: 'detached' });
    await openModal();
    await expect.poll(() => nameField().inputValue()).toBe('');
    await expect.poll(() => subDomainField().inputValue()).toBe('');
    await expect.poll(() => next().isDisabled()).toBe(true);
  });

  it('asks where to sell, at least somewhere', async () => {
    await nameField().fill(`Soko ${Date.now()}`);
    await chooseCurrency(page, 'GHS');
    await chooseType('Food and drinks');
    await next().click();
    await dialog.getByRole('heading', { name: channels, level: 1 }).waitFor();
    expect([await online().isChecked(), await inPerson().isChecked()]).toEqual([true, true]);
    await expect
      .poll(() => dialog.getByRole('radio', { name: 'Retail Point of Sale' }).isChecked())
      .toBe(true);
    await online().uncheck();
    await expect.poll(() => proceed().isEnabled()).toBe(true);
    await inPerson().uncheck();
    await expect.poll(() => proceed().isDisabled()).toBe(true);
    await expect.poll(() => dialog.getByRole('radio').count()).toBe(0);
    expect(await grave(page)).toEqual([]);
    await inPerson().check();
    await dialog.getByRole('radio', { name: 'Restaurant Point of Sale' }).check();
  });

  it('shows the suggested modules in a grid, and all that remain in a second one', async () => {
    await goOn(page, modules);
    const grids = await dialog.getByRole('list').all();
    const titles = await Promise.all(grids.map((grid) => grid.getByRole('heading').allTextContents()));
    expect(titles[0]).toEqual(['Point of Sales', 'Expenses', 'Food Menu', 'Inventory Management']);
    expect(titles[1]).toHaveLength(6);
    expect(await modulesOn(page)).toEqual([
      'Expenses',
      'Food Menu',
      'Inventory Management',
      'Point of Sales',
    ]);
    await dialog.getByRole('switch', { name: 'Expenses' }).uncheck();
    await dialog.getByRole('switch', { name: 'Wholesales (B2B)' }).check();
    expect(await grave(page)).toEqual([]);
  });

  it('asks for the mode; only the test mode offers experimental products', async () => {
    await goOn(page, mode);
    const experimental = dialog.getByRole('switch', { name: 'Add sample products' });
    await expect.poll(() => dialog.getByRole('radio', { name: 'Test Mode' }).isChecked()).toBe(true);
    await expect.poll(() => experimental.isChecked()).toBe(true);
    expect(await grave(page)).toEqual([]);
    await dialog.getByRole('radio', { name: 'Live Mode' }).check();
    await dialog.getByText('The store is open for real purchases.').waitFor();
    await expect.poll(() => experimental.count()).toBe(0);
    await dialog.getByRole('radio', { name: 'Test Mode' }).check();
    await experimental.uncheck();
    await goBack(page, modules);
    await goOn(page, mode);
    await expect.poll(() => experimental.isChecked()).toBe(false);
  });
});

describe('SPEC 4: Store creation', () => {
  it('says what went wrong in a toast, keeps the modal, and repeats the wish under the same key', async () => {
    const keys: (string | undefined)[] = [];
    await page.route(`**${createCall}`, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The store is created, and the answer is lost.
      if (keys.length === 1) await route.fetch();
      if (keys.length === 1) await route.abort();
      else await route.continue();
    });
    await create().click();
    await page.getByText('Network Error').waitFor();
    await dialog.getByRole('heading', { name: mode }).waitFor();
    const letRefresh = await holdCall(page, '/users/token/refresh');
    const sent = page.waitForRequest(`**${createCall}`);
    await create().click();
    const body = (await sent).postDataJSON();
    expect(body).toMatchObject({ web_support: false, pos_support: true, store_module: 'restaurant' });
    expect(body).toMatchObject({ mode: 'test', test_product: false, product_type_id: 'food_and_drinks' });
    expect(body).toMatchObject({ currency_code: 'GHS', module_food_menu: 'active', module_pos: 'active' });
    expect(body).toMatchObject({ module_expenses: 'disabled', module_wholesale: 'active' });
    await expect.poll(() => create().getAttribute('aria-busy')).toBe('true');
    letRefresh();

    await page.getByText(`${body.name} is ready`).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await landedOn(page, '/dashboard/theme');
    expect(await page.title()).toBe(`${body.name} | Sokoni`);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    const started = await call(url, 'GET /marketplace/v1/user/start', { token: amina.token });
    const made = started.data.stores.filter((store) => store.name === body.name);
    expect(made).toHaveLength(1);
    expect(await heldLocally(page)).toMatchObject({
      sokoni_active_store_id: made[0]?.id,
      sokoni_active_store_currency_code: 'GHS',
    });
  });

  it('Live Mode opens the new store live: no ribbon, and live on the server', async () => {
    await page.unroute(`**${createCall}`);
    await page.goto('/settings/mode');
    const ribbon = page.getByRole('complementary', { name: 'Store mode' });
    await ribbon.waitFor();
    const inTest = (await page.title()).replace(' | Sokoni', '');
    await openModal(inTest);
    const name = `Soko ${randomUUID().slice(0, 8)}`;
    await nameField().fill(name);
    await chooseCurrency(page, 'KES');
    await chooseType('Groceries');
    await next().click();
    await dialog.getByRole('heading', { name: channels }).waitFor();
    await goOn(page, modules);
    await goOn(page, mode);
    await dialog.getByRole('radio', { name: 'Live Mode' }).check();
    await create().click();
    await landedOn(page, '/dashboard/theme');
    await ribbon.waitFor({ state: 'detached' });
    expect(await page.title()).toBe(`${name} | Sokoni`);
    const id = (await heldLocally(page)).sokoni_active_store_id ?? '';
    const seen = { token: amina.token, params: { id } };
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}', seen);
    expect(data).toMatchObject({ name, mode: 'live' });
  });
});
