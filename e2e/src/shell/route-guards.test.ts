import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { type Host, newHost } from '#fixtures/store-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, visit } from '#support/browser/browser.ts';
import { logIn, visitSignedIn } from '#support/browser/sign-in.ts';
import { goToStore, visitStore } from '#support/browser/visit-store.ts';
import { newUnverifiedMerchant } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
let amina: Host;
beforeAll(async () => {
  browser = await launch();
  amina = await newHost(url, 'Duka la Amina');
});
afterAll(() => browser.close());

describe('SPEC 2: Route guard and redirects', () => {
  it('sends a stranger from / to /login and, once they are in their store, to where they wanted to go', async () => {
    const { page, context, faults } = await visit(browser, url);
    await page.route('**/marketplace/v1/user/start', withSetUpStores);
    await page.goto('/login');
    await page.goto('/settings/staff?page=1');
    await page.waitForURL('**/login');
    expect(await originKept(page)).toBe('/settings/staff?page=1');
    await expect.poll(() => page.title()).toBe('Sokoni');
    await logIn(page, amina.owner);
    await page.waitForURL('**/select-store');
    await expect.poll(() => page.title()).toBe('Sokoni');
    await goToStore(page, amina.name);
    await page.waitForURL('**/settings/staff?page=1');
    await expect.poll(() => page.title()).toBe('Duka la Amina | Sokoni');

    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(path(page)).toBe('/');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('passes / itself as the origin too', async () => {
    const { page, context } = await visit(browser, url);
    await page.goto('/login');
    await page.goto('/');
    await page.waitForURL('**/login');
    expect(await originKept(page)).toBe('/');
    await context.close();
  });

  it('sends a path with no match to /login, and from there whoever is logged in goes on', async () => {
    const { page, context } = await visit(browser, url);
    await page.goto('/login');
    await page.goto('/no/such/page');
    await page.waitForURL('**/login');
    expect(await originKept(page)).toBeUndefined();
    await context.close();

    const inside = await visitStore(browser, url, amina.owner, '/dashboard/theme');
    await inside.page.goto('/no/such/page');
    await inside.page.waitForURL(`${url}/`);
    expect(inside.faults).toEqual([]);
    await inside.context.close();
  });

  it('sends somebody unverified from any guarded page to /verify', async () => {
    const halima = await newUnverifiedMerchant(url, 'Halima');
    const { page, context, faults } = await visit(browser, url);
    await page.goto('/login');
    await logIn(page, halima);
    await page.waitForURL('**/verify');
    for (const guarded of ['/', '/products', '/select-store', '/onboarding']) {
      await page.goto(guarded);
      await page.waitForURL('**/verify');
    }
    await expect.poll(() => page.title()).toBe('Sokoni');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('sends whoever has no active store to /select-store', async () => {
    const { page, context, faults } = await visitSignedIn(browser, url, amina.owner);
    for (const guarded of ['/', '/orders/sell', '/settings/account']) {
      await page.goto(guarded);
      await page.waitForURL('**/select-store');
    }
    await expect.poll(() => page.title()).toBe('Sokoni');
    expect(await originKept(page)).toBe('/settings/account');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('lets a role other than admin open only what is theirs: / leads to /orders/sell, the rest is refused', async () => {
    const juma = await newColleague(url, amina.owner, amina, 'associate', 'Juma');
    const { page, context, faults } = await visitStore(browser, url, juma, '/');
    expect(path(page)).toBe('/orders/sell');
    await page.goto('/settings/staff');
    await page.waitForURL('**/unauthorized');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL('**/orders/sell');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 2: what a change of route tells', () => {
  it("announces 'Navigated to {page} page.' 500 ms later, and puts the focus on the heading", async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/dashboard/theme');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const status = page.locator('body > [role="status"]');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Modules' }).click();
    await page.waitForURL('**/modules');
    await expect.poll(() => focused(page)).toBe('Modules');
    await page.clock.runFor(499);
    await expect.poll(() => status.textContent()).not.toContain('Modules');
    await page.clock.runFor(1);
    await expect.poll(() => status.textContent()).toBe('Navigated to Modules page.');
    await page.goBack();
    await expect.poll(() => focused(page)).toBe('Theme');
    await page.clock.runFor(500);
    await expect.poll(() => status.textContent()).toBe('Navigated to Theme page.');
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** The start call's own answer, but the stores have their theme and a product: no set-up page comes first. */
async function withSetUpStores(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer = await response.json();
  for (const store of answer.data.stores) {
    store.default_theme = 'market';
    store.stats.product_count = 1;
  }
  await route.fulfill({ response, json: answer });
}

function path(page: Page): string {
  return new URL(page.url()).pathname;
}

/** The words of the heading that has the focus. */
function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('h1:focus')?.textContent ?? null);
}

/** Where the guard says that the visit came from. */
function originKept(page: Page): Promise<unknown> {
  return page.evaluate(() => history.state?.usr?.from);
}
