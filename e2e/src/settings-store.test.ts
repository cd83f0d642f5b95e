import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { call, type Merchant, newMerchant, newStore, type OpenedStore } from './api.ts';
import { grave } from './axe.ts';
import { launch, type Visit } from './browser.ts';
import { visitStore } from './in-store.ts';

const url = inject('serverUrl');
let browser: Browser;
let amina: Merchant;
let store: OpenedStore;
let page: Page;
let here: Visit;
beforeAll(async () => {
  browser = await launch();
  amina = await newMerchant(url);
  store = await newStore(url, amina.token);
  here = await visitStore(browser, url, amina, '/settings/store');
  page = here.page;
});
afterAll(() => browser.close());
afterEach(() => expect(here.faults).toEqual([]));

async function kept() {
  const { data } = await call(url, 'GET /marketplace/v1/stores/{id}', {
    token: amina.token,
    params: { id: store.id },
  });
  return data;
}

describe('CONTRACT "stores/{id}/update": the store profile', () => {
  it('shows its save bar once something changed; Discard takes it back, Ctrl+S saves', async () => {
    await page.goto('/settings/store');
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    const name = page.getByLabel('Business name');
    await name.waitFor();
    expect(await bar.count()).toBe(0);
    expect(await grave(page)).toEqual([]);

    await name.fill('Duka Mpya');
    await bar.waitFor();
    expect(await grave(page)).toEqual([]);
    await bar.getByRole('button', { name: 'Discard' }).click();
    await bar.waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('Duka la Amina');

    await name.fill('');
    await page.getByLabel('Business e-mail').fill('duka@');
    // Under the bar above: the browser takes the field for visible there.
    await name.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 10));
    await bar.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Store Name is required').waitFor();
    await page.getByText('Please enter a valid email').waitFor();
    expect(await page.getByLabel('Business e-mail').inputValue()).toBe('duka@');
    // The first field to mend has the focus and is not hidden behind the bar above.
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    const top = await page.getByRole('banner').boundingBox();
    expect((await name.boundingBox())?.y).toBeGreaterThan((top?.y ?? 0) + (top?.height ?? 0));

    await name.fill('Duka Mpya');
    await page.getByText('Store Name is required').waitFor({ state: 'detached' });
    await page.getByLabel('Business e-mail').fill('duka@example.com');
    await page.getByLabel('Description').fill('Fresh every morning');
    await page.keyboard.press('Control+s');
    await page.getByText('The store is saved.').waitFor();
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => page.title()).toBe('Duka Mpya | Sokoni');

    await page.reload();
    await expect.poll(() => name.inputValue()).toBe('Duka Mpya');
    expect(await page.getByLabel('Description').inputValue()).toBe('Fresh every morning');
  });

  it('sends one save for two clicks, and keeps what was typed when it is refused', async () => {
    await page.goto('/settings/store');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const sent: string[] = [];
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/update', async (route) => {
      sent.push(route.request().postData() ?? '');
      await held;
      await route.fulfill({
        status: 503,
        json: {
          code: 503,
          error: 'unavailable',
          message: 'Sokoni is busy for a moment.',
          request_id: 'r-77',
        },
      });
    });
    await page.getByLabel('Description').fill('Typed with care');
    await save.click();
    await expect.poll(() => save.isDisabled()).toBe(true);
    await page.keyboard.press('Control+s');
    letGo();
    await page.getByText('Sokoni is busy for a moment.').waitFor();
    await page.getByText('r-77').waitFor();
    await page.unroute('**/update');
    expect(sent).toEqual(['{"description":"Typed with care"}']);
    expect(await page.getByLabel('Description').inputValue()).toBe('Typed with care');
    expect(await save.isEnabled()).toBe(true);
  });

  it('asks before unsaved work is left, in the page and by the browser', async () => {
    await page.goto('/settings/store');
    await page.getByLabel('Description').fill('Not saved yet');
    const taxes = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Taxes' });
    await taxes.click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.waitFor();
    expect(await grave(page)).toEqual([]);
    await question.getByRole('button', { name: 'Stay' }).click();
    expect(await page.getByLabel('Description').inputValue()).toBe('Not saved yet');

    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    expect(await page.getByLabel('Description').inputValue()).toBe('Not saved yet');

    await taxes.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { name: 'Taxes', level: 1 }).waitFor();
    expect((await kept()).description).not.toBe('Not saved yet');
  });

  it('moves to another sub domain, unless it is taken; the currency cannot be changed', async () => {
    const { subDomain: taken } = await newStore(url, (await newMerchant(url, 'Baraka')).token);
    await page.goto('/settings/store');
    const subDomain = page.getByLabel(/sub domain/i);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await subDomain.fill(taken);
    await page.getByText('This sub domain is taken. Choose another one.').waitFor();
    await save.click();
    await expect.poll(() => save.isEnabled()).toBe(true);
    expect(await subDomain.inputValue()).toBe(taken);
    expect((await kept()).sub_domain).toBe(store.subDomain);

    await subDomain.fill(`${store.subDomain}-moved`);
    await page.getByText('The old address leads to the new one for 90 days.').waitFor();
    await page.getByText('This sub domain is free.').waitFor();
    await save.click();
    await page.getByText('The store is saved.').waitFor();
    expect((await kept()).sub_domain).toBe(`${store.subDomain}-moved`);

    const currency = page.getByLabel('Store default currency');
    expect(await currency.getAttribute('readonly')).not.toBeNull();
    expect(await currency.inputValue()).toContain('KES');
    await page.getByText('Cannot be changed later').waitFor();
  });
});
