import type { Browser, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Host, newHost } from '#fixtures/store-fixtures.ts';
import { launch, type Visit } from '#support/browser/browser.ts';
import { logIn, visitSignedIn } from '#support/browser/sign-in.ts';
import { goToStore, visitStore } from '#support/browser/visit-store.ts';
import { call, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
let amina: Host;
beforeAll(async () => {
  browser = await launch();
  amina = await newHost(url, 'Duka la Amina');
  await newStore(url, amina.owner.token, { name: 'Soko la Mjini' });
});
afterAll(() => browser.close());

const apiPath = /\/(accounts|marketplace|admin)\//;

describe('SPEC 7: what every request carries', () => {
  it('the client id, the time zone, and the token that the person has', async () => {
    const requests: Request[] = [];
    const { page, context, faults } = await visitSignedIn(browser, url, amina.owner);
    page.on('request', (request) => {
      if (apiPath.test(request.url())) requests.push(request);
    });
    await goToStore(page, amina.name);
    await page.goto('/settings/staff');
    await page.getByRole('button', { name: 'Invite' }).first().click();
    await page
      .getByRole('dialog')
      .getByLabel(/e-?mail/i)
      .fill(`till-${Date.now()}@example.com`);
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /Sales Associate/ })
      .check();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /invite/i })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(requests.length).toBeGreaterThan(4);

    const sent = await Promise.all(requests.map((request) => request.allHeaders()));
    const cookies = await context.cookies();
    const cookie = (name: string) =>
      decodeURIComponent(cookies.find((one) => one.name === name)?.value ?? 'none');
    const [userToken, businessToken] = [cookie('sokoni_user_token'), cookie('sokoni_business_token')];
    expect(userToken).toMatch(/^Bearer \S+$/);
    expect(businessToken).toMatch(/^Bearer \S+$/);
    sent.forEach((headers, index) => {
      const request = requests[index];
      expect(headers['x-client-id']).toBe('sokoni-console');
      expect(headers['x-timezone']).toBe('Africa/Lagos');
      expect([userToken, businessToken]).toContain(headers.authorization);
      expect(Boolean(headers['idempotency-key'])).toBe(request?.method() === 'POST');
    });
    // The start call asks for the user; whatever concerns the store speaks for the store.
    const tokenOf = (part: string) => sent[requests.findIndex((request) => request.url().includes(part))];
    expect(tokenOf('/user/start')?.authorization).toBe(userToken);
    expect(tokenOf('/staff?')?.authorization).toBe(businessToken);
    expect(tokenOf('/invites?')?.authorization).toBe(businessToken);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('strips quotes that stand around a token', async () => {
    const { page, context, faults } = await visitSignedIn(browser, url, amina.owner);
    const [cookie] = await context.cookies();
    if (!cookie) throw new Error('There is no cookie');
    await context.addCookies([
      { ...cookie, value: encodeURIComponent(`"${decodeURIComponent(cookie.value)}"`) },
    ]);
    const asked = page.waitForRequest('**/marketplace/v1/user/start');
    await page.reload();
    expect((await (await asked).allHeaders()).authorization).toBe(decodeURIComponent(cookie.value));
    await page.getByRole('button', { name: 'Go to Store' }).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 3, 4: what is stored', () => {
  it('by logging in and going to a store is what the other journeys begin with', async () => {
    const walked = await visitSignedIn(browser, url, amina.owner);
    await goToStore(walked.page, amina.name);
    await walked.page.goto('/settings/store');
    await walked.page.getByLabel('Business name').waitFor();
    const given = await visitStore(browser, url, amina.owner, '/settings/store', { store: amina.name });
    await given.page.getByLabel('Business name').waitFor();
    expect(await storedIn(given)).toEqual(await storedIn(walked));
    for (const { context, faults } of [walked, given]) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  /** All of it, but for the tokens and times of the one session, and how far which page was scrolled. */
  async function storedIn({ page, context }: Visit) {
    const { cookies, origins } = await context.storageState();
    const ofTab = await page.evaluate(() => Object.entries(sessionStorage));
    const local = origins[0]?.localStorage.map(({ name, value }) => [name, value] as const) ?? [];
    const plain = [...local, ...ofTab].map(([name, value]) => {
      const like = value.replaceAll(/"business_token":"[^"]+"/g, '"business_token":"…"');
      return [name, name === 'sokoni_session' ? Object.keys(JSON.parse(value)).toSorted() : like] as const;
    });
    const ours = plain.filter(([name]) => name.startsWith('sokoni_'));
    return {
      cookies: cookies.map(({ value, expires, ...cookie }) => ({
        ...cookie,
        form: decodeURIComponent(value).replace(/[\w.-]+$/, '…'),
        lives: Math.round((expires - Date.now() / 1000) / 60),
      })),
      stored: Object.fromEntries(ours),
    };
  }
});

describe('SPEC 2, 4: Logout', () => {
  it('kills the session on the server, clears what is stored and goes to /, which leads to /login', async () => {
    const { page, context, faults } = await visitSignedIn(browser, url, amina.owner);
    await goToStore(page, amina.name);
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'sokoni_user_token');
    const token = decodeURIComponent(cookie?.value ?? '').replace('Bearer ', '');
    const told = page.waitForResponse('**/auth/users/logout');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    expect((await told).status()).toBe(200);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('sokoni_admin_info'))).toBeNull();
    expect((await call(url, 'GET /marketplace/v1/user/start', { token })).status).toBe(401);

    // Whoever comes next begins at their own place, not where the one before stood.
    expect(await page.evaluate(() => history.state?.usr?.from ?? null)).toBeNull();
    await page.goBack();
    await page.waitForURL('**/login');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('works without a network', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/dashboard/theme', {
      store: 'Duka la Amina',
    });
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.route('**/auth/users/logout', (route) => route.abort());
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    expect(await context.cookies()).toEqual([]);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('asks first while something is unsaved, as a change of store does, and leaves nothing behind once it is confirmed', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/settings/store', {
      store: 'Duka la Amina',
    });
    await page.getByLabel('Description').fill('Fruit and vegetables');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Duka la Amina' }).click();
    await page.getByRole('menuitem', { name: 'Soko la Mjini' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    expect(await page.title()).toBe('Duka la Amina | Sokoni');
    await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Fruit and vegetables');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await context.cookies()).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 2, 4: several tabs', () => {
  it('a log-out in one ends the other; a sign-in in one is known to the other', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/dashboard/theme', {
      store: 'Duka la Amina',
    });
    const other = await context.newPage();
    await other.goto('/modules');
    await other.getByRole('heading', { name: 'Modules', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await other.waitForURL('**/login');
    expect(await other.title()).toBe('Sokoni');
    await page.waitForURL('**/login');

    await logIn(other, amina.owner);
    await goToStore(other, amina.name);
    await page.goto('/modules');
    await page.getByRole('heading', { name: 'Modules', level: 1 }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
