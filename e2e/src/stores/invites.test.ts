import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cardOf, chooseTheme, type Host, inviteTo, landedOn, newHost } from '#fixtures/store-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, visit } from '#support/browser/browser.ts';
import { heldLocally } from '#support/browser/browser-storage.ts';
import { holdCall } from '#support/browser/delay-call.ts';
import { logIn, visitSignedIn } from '#support/browser/sign-in.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
const answerCall = '/accounts/api/v1/users/invites/update';
const inboxCall = '**/accounts/api/v1/users/invites/inbox';
let browser: Browser;
let baraka: Host;
let kilele: Host;
let tamu: Host;
beforeAll(async () => {
  browser = await launch();
  baraka = await newHost(url, 'Baraka Traders');
  kilele = await newHost(url, 'Kilele');
  tamu = await newHost(url, 'Tamu Tamu Bakery');
});
afterAll(() => browser.close());

const acceptIn = (page: Page, name: string) =>
  cardOf(page, name).getByRole('button', { name: 'Accept invite', exact: true });
const declineIn = (page: Page, name: string) =>
  cardOf(page, name).getByRole('button', { name: 'Decline', exact: true });

describe('SPEC 2: Select store, Pending Invites', () => {
  it('shows name, message and two buttons; the logo only for an http(s) URL, otherwise a gift', async () => {
    const guest = await newMerchant(url, 'Guyo');
    await inviteTo(url, baraka, guest.email, 'manager', 'Join us on Monday.');
    await inviteTo(url, kilele, guest.email, 'associate');
    await inviteTo(url, tamu, guest.email, 'supervisor');
    const { page, context, faults } = await visitSignedIn(browser, url, guest, { width: 360, height: 740 });
    await page.getByRole('heading', { name: 'Pending Invites', exact: true }).waitFor();
    await cardOf(page, 'Baraka Traders').getByText('Join us on Monday.', { exact: true }).waitFor();
    for (const name of ['Baraka Traders', 'Kilele', 'Tamu Tamu Bakery']) {
      await expect.poll(() => acceptIn(page, name).isEnabled()).toBe(true);
      await expect.poll(() => declineIn(page, name).isEnabled()).toBe(true);
    }
    // No store of his own yet: the list offers to look again.
    await page.getByRole('button', { name: 'Refresh', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Create New Store' }).waitFor();
    expect(await grave(page)).toEqual([]);

    const picture = `${url.replace('localhost', '127.0.0.1')}/icon-192.png`;
    const logos: Record<string, string> = {
      'Baraka Traders': picture,
      Kilele: '/icon-192.png',
      'Tamu Tamu Bakery': 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    };
    await page.route(inboxCall, async (route) => {
      const answer = await (await route.fetch()).json();
      for (const invite of answer.data) invite.store_logo = logos[invite.business_name];
      await route.fulfill({ json: answer });
    });
    await page.reload();
    const logo = cardOf(page, 'Baraka Traders').locator('img');
    await expect.poll(() => logo.getAttribute('src')).toBe(picture);
    // Another host than the page's, and not by https: shown all the same.
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    for (const name of ['Kilele', 'Tamu Tamu Bakery']) {
      await expect.poll(() => cardOf(page, name).locator('img').count()).toBe(0);
      await expect
        .poll(() => cardOf(page, name).locator('use').getAttribute('href'))
        .toContain('/drawings/gift.svg');
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('stands the stores beside invites that could not be loaded', async () => {
    const guest = await newMerchant(url, 'Guyo');
    await newStore(url, guest.token, { name: 'Guyo Autos' });
    const { page, context, faults } = await visitSignedIn(browser, url, guest);
    await page.route(inboxCall, (route) =>
      route.fulfill({ status: 422, json: { code: 422, error: 'refused', message: 'Not just now.' } }),
    );
    await page.reload();
    await page.getByText('Your invites could not be loaded').waitFor();
    await cardOf(page, 'Guyo Autos').waitFor();
    expect(await grave(page)).toEqual([]);
    await page.unroute(inboxCall);
    await inviteTo(url, kilele, guest.email, 'manager');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await cardOf(page, 'Kilele').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 4: Invites', () => {
  it('accept and decline set their own busy flag, and leave the other invites alone', async () => {
    const guest = await newMerchant(url, 'Guyo');
    await newStore(url, guest.token, { name: 'Guyo Autos' });
    await inviteTo(url, baraka, guest.email, 'manager');
    await inviteTo(url, kilele, guest.email, 'associate');
    const { page, context, faults } = await visitSignedIn(browser, url, guest);
    const busy = () =>
      page.locator('[aria-busy=true]').evaluateAll((all) => all.map((one) => one.textContent));
    const letDecline = await holdCall(page, answerCall);
    await declineIn(page, 'Baraka Traders').click();
    await expect.poll(busy).toEqual(['Decline']);
    await expect.poll(() => acceptIn(page, 'Baraka Traders').isDisabled()).toBe(true);
    await expect.poll(() => acceptIn(page, 'Kilele').isEnabled()).toBe(true);
    expect(await grave(page)).toEqual([]);
    letDecline();
    await page.getByText('You declined the invite to Baraka Traders').waitFor();
    await cardOf(page, 'Baraka Traders').waitFor({ state: 'detached' });
    await page.unroute(`**${answerCall}`);
    // The list is kept: the other invite and the own store stand where they were.
    await cardOf(page, 'Kilele').waitFor();
    await cardOf(page, 'Guyo Autos').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/select-store');

    const letAccept = await holdCall(page, answerCall);
    await acceptIn(page, 'Kilele').click();
    await expect.poll(busy).toEqual(['Accept invite']);
    await expect.poll(() => declineIn(page, 'Kilele').isDisabled()).toBe(true);
    letAccept();
    await landedOn(page, '/orders/sell');
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each(['manager', 'associate', 'inventory_officer'])('a %s lands on /orders/sell', async (role) => {
    const guest = await newMerchant(url, 'Guyo');
    await inviteTo(url, baraka, guest.email, role);
    const { page, context, faults } = await visitSignedIn(browser, url, guest);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await acceptIn(page, 'Baraka Traders').click();
    await landedOn(page, '/orders/sell');
    await page.getByText('You joined Baraka Traders').waitFor();
    const order = [answerCall, '/accounts/api/v1/users/token/refresh'];
    expect(calls.filter((made) => order.some((path) => made === `POST ${path}`))).toEqual(
      order.map((path) => `POST ${path}`),
    );
    expect(await heldLocally(page)).toMatchObject({ sokoni_active_store_id: baraka.id });
    expect(await page.title()).toBe('Baraka Traders | Sokoni');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('an admin lands where the set-up of the store stands', async () => {
    const host = await newHost(url, 'Simba Autos');
    const [first, second] = [await newMerchant(url, 'Guyo'), await newMerchant(url, 'Guyo')];
    await inviteTo(url, host, first.email, 'admin');
    await inviteTo(url, host, second.email, 'admin');
    const one = await visitSignedIn(browser, url, first);
    await acceptIn(one.page, 'Simba Autos').click();
    await landedOn(one.page, '/dashboard/theme');
    await chooseTheme(url, host.owner.token, host.id);
    const other = await visitSignedIn(browser, url, second);
    await acceptIn(other.page, 'Simba Autos').click();
    await landedOn(other.page, '/products');
    expect([...one.faults, ...other.faults]).toEqual([]);
    await one.context.close();
    await other.context.close();
  });

  it('come along with the login; declining the last one without a store leads to the onboarding', async () => {
    const guest = await newMerchant(url, 'Guyo');
    await inviteTo(url, baraka, guest.email, 'manager');
    const { page, context, faults } = await visit(browser, url);
    const letGo = await holdCall(page, '/users/invites/inbox');
    await page.goto('/login');
    await logIn(page, guest);
    await landedOn(page, '/select-store');
    await acceptIn(page, 'Baraka Traders').waitFor();
    letGo();
    await declineIn(page, 'Baraka Traders').click();
    await landedOn(page, '/onboarding');
    expect((await call(url, 'GET /accounts/api/v1/users/me', { token: guest.token })).data.roles).toEqual({});
    expect(faults).toEqual([]);
    await context.close();
  });

  it('stay answered when the store cannot be entered then, and lead to My Stores', async () => {
    const guest = await newMerchant(url, 'Guyo');
    await inviteTo(url, kilele, guest.email, 'associate');
    await inviteTo(url, baraka, guest.email, 'manager');
    const { page, context, faults } = await visitSignedIn(browser, url, guest);
    const refusal = { code: 429, error: 'too_many_attempts', message: 'Too many attempts.' };
    await page.route('**/users/token/refresh', (route) => route.fulfill({ status: 429, json: refusal }));
    await acceptIn(page, 'Kilele').click();
    await page.getByText('You joined Kilele').waitFor();
    await page.getByRole('button', { name: 'Go to Store' }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/select-store');
    await expect.poll(() => acceptIn(page, 'Kilele').count()).toBe(0);
    await acceptIn(page, 'Baraka Traders').waitFor();
    const { data } = await call(url, 'GET /accounts/api/v1/users/me', { token: guest.token });
    expect(data.roles).toEqual({ [kilele.id]: ['associate'] });
    expect(await grave(page)).toEqual([]);
    await cardOf(page, 'Kilele').getByRole('button', { name: 'Go to Store' }).click();
    await landedOn(page, '/orders/sell');
    expect(faults).toEqual([]);
    await context.close();
  });

  it("are told by the welcome of the onboarding: 'You are invited to a store.'", async () => {
    const guest = await newMerchant(url, 'Guyo');
    const { page, context, faults } = await visitSignedIn(browser, url, guest);
    await page.getByRole('heading', { name: 'Welcome, Guyo' }).waitFor();
    await expect.poll(() => page.getByText('You are invited to a store.').count()).toBe(0);
    await inviteTo(url, tamu, guest.email, 'manager');
    await page.reload();
    await page.getByText('You are invited to a store.').waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('link', { name: 'See your invites' }).click();
    await acceptIn(page, 'Tamu Tamu Bakery').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says why when an invite was withdrawn meanwhile, and takes it from the list', async () => {
    const guest = await newMerchant(url, 'Guyo');
    await newStore(url, guest.token, { name: 'Guyo Autos' });
    await inviteTo(url, tamu, guest.email, 'manager');
    const { page, context } = await visitSignedIn(browser, url, guest);
    await acceptIn(page, 'Tamu Tamu Bakery').waitFor();
    const inTamu = { token: tamu.owner.token, params: { id: tamu.id } };
    const sent = await call(url, 'GET /marketplace/v1/stores/{id}/invites', inTamu);
    const mine = sent.data.items.find((invite) => invite.email === guest.email);
    await call(url, 'DELETE /marketplace/v1/stores/{id}/invites/{invite_id}', {
      ...inTamu,
      params: { id: tamu.id, invite_id: mine?.invite_id ?? '' },
    });
    await acceptIn(page, 'Tamu Tamu Bakery').click();
    await page.getByText('This invite is no longer valid').waitFor();
    await cardOf(page, 'Tamu Tamu Bakery').waitFor({ state: 'detached' });
    await cardOf(page, 'Guyo Autos').waitFor();
    await context.close();
  });
});
