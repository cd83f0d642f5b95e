import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Host, inviteTo, newHost } from '#fixtures/store-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, visit } from '#support/browser/browser.ts';
import { logIn } from '#support/browser/sign-in.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { newMerchant } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
let amina: Host;
beforeAll(async () => {
  browser = await launch();
  amina = await newHost(url, 'Duka la Amina');
});
afterAll(() => browser.close());

describe('SPEC 8: what a failed request does', () => {
  it('a 403 goes to /unauthorized, whatever was being typed, and keeps the session', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/settings/store');
    await page.getByLabel('Description').fill('Fruit and vegetables');
    await page.route('**/stores/*/update', (route) =>
      route.fulfill({
        status: 403,
        json: {
          code: 403,
          error: 'forbidden',
          message: 'Your role does not allow this.',
          request_id: 'r-403',
        },
      }),
    );
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.waitForURL('**/unauthorized');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toBe('Duka la Amina | Sokoni');
    expect(await grave(page)).toEqual([]);
    await page.goto('/modules');
    await page.getByRole('heading', { name: 'Modules', level: 1 }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('another failure is a toast with the request id, at the top in the middle, for 3000 ms', async () => {
    const { page, context, faults } = await visit(browser, url);
    await page.goto('/login');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route('**/users/login', (route) =>
      route.fulfill({
        status: 500,
        json: { code: 500, error: 'internal', message: 'Something broke on our side.', request_id: 'r-500' },
      }),
    );
    await logIn(page, amina.owner);
    const toast = page.getByRole('alert').filter({ hasText: 'Something broke on our side.' });
    await toast.waitFor();
    await expect.poll(() => toast.textContent()).toContain('Request ID r-500');
    const box = await page.getByRole('listitem').filter({ has: toast }).boundingBox();
    expect(box?.y).toBeLessThan(80);
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(2);
    await page.clock.runFor(2990);
    await toast.waitFor();
    await page.clock.runFor(10);
    await toast.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('takes the nested message when the answer carries no other', async () => {
    const { page, context } = await visit(browser, url);
    await page.goto('/login');
    await page.route('**/users/login', (route) =>
      route.fulfill({ status: 422, json: { code: 422, data: { message: 'Said further inside.' } } }),
    );
    await logIn(page, amina.owner);
    const toast = page.getByRole('alert').filter({ hasText: 'Said further inside.' });
    // A toast stays while somebody points at it.
    await toast.hover();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await toast.waitFor({ state: 'detached' });
    await context.close();
  });

  it("says 'Network Error' when no server answers, and what was typed stays", async () => {
    const { page, context, faults } = await visit(browser, url);
    await page.goto('/login');
    await page.route('**/users/login', (route) => route.abort());
    await logIn(page, amina.owner);
    await page.getByRole('alert').filter({ hasText: 'Network Error' }).waitFor();
    await expect.poll(() => page.getByLabel(/e-?mail/i).inputValue()).toBe(amina.owner.email);
    await expect
      .poll(() => page.getByLabel('Password', { exact: true }).inputValue())
      .toBe(amina.owner.password);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Welcome back, Hawa!').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 4, 8: Generic list fetch', () => {
  it('a failure sets the error text and empties the list; Retry fills it again', async () => {
    const juma = await newMerchant(url, 'Juma');
    await inviteTo(url, amina, juma.email, 'associate');
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/settings/staff');
    await page.getByText(juma.email).first().waitFor();

    let refused = true;
    await page.route('**/stores/*/invites?*', (route) =>
      refused
        ? route.fulfill({
            status: 409,
            json: {
              code: 409,
              error: 'conflict',
              message: 'The list is being rebuilt.',
              request_id: 'r-409',
            },
          })
        : route.continue(),
    );
    await page.reload();
    const failed = page.getByRole('alert').filter({ hasText: 'The list is being rebuilt.' });
    await failed.waitFor();
    await expect.poll(() => failed.textContent()).toContain('Request ID r-409');
    await expect.poll(() => page.getByText(juma.email).count()).toBe(0);
    expect(await grave(page)).toEqual([]);
    refused = false;
    await failed.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(juma.email).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
