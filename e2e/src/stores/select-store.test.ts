import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cardOf, landedOn, overflow } from '#fixtures/store-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { holdCall } from '#support/browser/delay-call.ts';
import { visitSignedIn } from '#support/browser/sign-in.ts';
import { newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
const startCall = '**/marketplace/v1/user/start';
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('SPEC 2: Select store', () => {
  it("shows each of the user's stores with its logo or a default, its name and 'Go to Store'", async () => {
    const amina = await newMerchant(url);
    const duka = await newStore(url, amina.token, { name: 'Duka la Amina' });
    await newStore(url, amina.token, { name: 'Mama Mboga', mode: 'live' });
    const { page, context, faults } = await visitSignedIn(browser, url, amina);
    await page.getByRole('heading', { name: 'My Stores', exact: true, level: 1 }).waitFor();
    await page.getByText('Select a Store you want to go to.', { exact: true }).waitFor();
    await cardOf(page, 'Mama Mboga').waitFor();
    await expect
      .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
      .toEqual(['Duka la Amina', 'Mama Mboga']);
    await expect.poll(() => page.getByRole('button', { name: 'Go to Store', exact: true }).count()).toBe(2);
    await page.getByRole('button', { name: 'Create New Store', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Pending Invites' }).count()).toBe(0);
    expect(await grave(page)).toEqual([]);

    await setLogo(duka.id, amina.token, await page.screenshot());
    const started = page.waitForResponse(startCall);
    await page.reload();
    const { stores } = (await (await started).json()).data;
    const withLogo = stores.find((store: { id: string }) => store.id === duka.id);
    const logo = cardOf(page, 'Duka la Amina').locator('img');
    await expect.poll(() => logo.getAttribute('src')).toBe(`${withLogo.base_url}${withLogo.logo_key}`);
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const standIn = cardOf(page, 'Mama Mboga');
    await expect.poll(() => standIn.locator('img').count()).toBe(0);
    await expect
      .poll(() => standIn.locator('use').getAttribute('href'))
      .toContain('/drawings/store_default.svg');
    expect(faults).toEqual([]);
    await context.close();
  });

  it("finds a store by its name where there are many, and shows 'Create New Store' only once loading ends", async () => {
    const amina = await newMerchant(url);
    for (let number = 1; number <= 12; number += 1) {
      await newStore(url, amina.token, { name: `Kiosk ${number}` });
    }
    const { page, context, faults } = await visitSignedIn(browser, url, amina, { width: 360, height: 740 });
    await page.getByRole('searchbox', { name: 'Search your stores' }).fill('kiosk 12');
    await cardOf(page, 'Kiosk 12').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Go to Store' }).count()).toBe(1);
    await page.getByRole('searchbox').fill('duka');
    await page.getByText('No stores match. Try another word.').waitFor();
    expect(await overflow(page)).toBe(0);

    const letGo = await holdCall(page, '/user/start');
    const asked = page.waitForRequest(startCall);
    await page.reload();
    await asked;
    await page.getByRole('heading', { name: 'My Stores' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Create New Store' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Go to Store' }).count()).toBe(0);
    expect(await grave(page)).toEqual([]);
    letGo();
    await page.getByRole('button', { name: 'Create New Store' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Go to Store' }).count()).toBe(12);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('sends a user with no stores and no invites to the onboarding', async () => {
    const amina = await newMerchant(url);
    const { page, context, faults } = await visitSignedIn(browser, url, amina);
    await landedOn(page, '/onboarding');
    await page.goto('/select-store');
    await landedOn(page, '/onboarding');
    await page.getByRole('heading', { name: 'Welcome, Amina' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 8: Store loading failure', () => {
  it('is only logged: no toast, no onboarding, a Refresh that finds the stores', async () => {
    const amina = await newMerchant(url);
    await newStore(url, amina.token, { name: 'Duka la Amina' });
    const { page, context, faults } = await visitSignedIn(browser, url, amina);
    // The page that has just opened may still be asking.
    await cardOf(page, 'Duka la Amina').waitFor();
    await page.goto('about:blank');
    const logged: string[] = [];
    // That there is no service worker is said by the browser of the test.
    page.on('console', (message) => {
      const isOurs = !message.text().includes('Service Worker registration blocked');
      if (message.type() === 'warning' && isOurs) logged.push(message.text());
    });
    const refusal = { code: 422, error: 'refused', message: 'Not just now.', request_id: 'request-1' };
    await page.route(startCall, (route) => route.fulfill({ status: 422, json: refusal }));
    await page.goto('/select-store');
    const refresh = page.getByRole('button', { name: 'Refresh', exact: true });
    await refresh.waitFor();
    expect(logged).toEqual([expect.stringContaining('Not just now.')]);
    await expect
      .poll(() => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').count())
      .toBe(0);
    await page.getByRole('button', { name: 'Create New Store' }).waitFor();
    await expect.poll(() => page.getByText(/could not be loaded|Not just now/).count()).toBe(0);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/select-store');
    expect(await grave(page)).toEqual([]);

    await page.unroute(startCall);
    await refresh.click();
    await cardOf(page, 'Duka la Amina').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('CONTRACT: stores that cannot be loaded', () => {
  it('leave Refresh and Create New Store there at once, and are asked for again behind', async () => {
    const amina = await newMerchant(url);
    await newStore(url, amina.token, { name: 'Duka la Amina' });
    const { page, context } = await visitSignedIn(browser, url, amina);
    await cardOf(page, 'Duka la Amina').waitFor();
    await page.goto('about:blank');
    let asked = 0;
    await page.route(startCall, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.clock.install();
    await page.goto('/select-store');
    await page.getByRole('button', { name: 'Refresh', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Create New Store' }).waitFor();
    await expect.poll(() => page.clock.runFor(4000).then(() => asked)).toBeGreaterThan(5);
    await page.unroute(startCall);
    await page.clock.runFor(10_000);
    await cardOf(page, 'Duka la Amina').waitFor();
    await context.close();
  });
});

async function setLogo(id: string, token: string, png: Buffer): Promise<void> {
  const form = new FormData();
  form.set('payload', new Blob([JSON.stringify({ store_id: id })], { type: 'application/json' }));
  form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'logo.png');
  const answer = await fetch(`${url.replace('localhost', '127.0.0.1')}/marketplace/v1/stores/${id}/logo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(await answer.text());
}
