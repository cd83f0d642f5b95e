import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, type Visit } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { type Merchant, newMerchant, newStore, type OpenedStore } from '#support/server/api.ts';
import { behindTheServer } from '#support/server/server-database.ts';

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
  await newColleague(url, amina, store, 'associate', 'Zuberi');
  // More than a store sends on one day: the list of years.
  await behindTheServer(
    `insert into app.invites (store_id, id, email, email_key, role, message, invited_by, sent_at, expires_at)
     select $1, gen_random_uuid(), 'guest' || n || '@example.com', 'guest' || n || '@example.com',
            'associate', '', $2, now() - n * interval '1 hour', now() + interval '7 days'
     from generate_series(1, 92) n`,
    [store.id, amina.userId],
  );
  here = await visitStore(browser, url, amina, '/settings/staff');
  page = here.page;
});
afterAll(() => browser.close());
afterEach(() => expect(here.faults).toEqual([]));

describe('SPEC 2, 9: Pagination', () => {
  const pages = () => page.getByRole('navigation', { name: 'Pages of invites' });
  const listed = async () => (await pages().getByRole('listitem').allInnerTexts()).filter(Boolean).join(' ');
  const invites = () => page.getByRole('table', { name: 'Invites' }).getByRole('row');
  const current = () => pages().locator('[aria-current="page"]');
  const goTo = (name: string) => pages().getByRole('button', { name, exact: true }).click();

  it("shows 10 a page and 'Showing X-Y of N', in a window of pages with ellipses", async () => {
    await pages().getByText('Showing 1-10 of 92').waitFor();
    // The head of the table is a row too.
    await expect.poll(() => invites().count()).toBe(11);
    expect(await listed()).toBe('1 2 3 4 5 … 10');
    await expect.poll(() => pages().getByRole('button', { name: 'Previous page' }).isDisabled()).toBe(true);
    expect(await grave(page)).toEqual([]);

    await goTo('Page 4');
    await pages().getByText('Showing 31-40 of 92').waitFor();
    expect(await listed()).toBe('1 2 3 4 5 … 10');
    await goTo('Page 5');
    await pages().getByText('Showing 41-50 of 92').waitFor();
    expect(await listed()).toBe('1 … 4 5 6 … 10');
    await goTo('Page 10');
    await pages().getByText('Showing 91-92 of 92').waitFor();
    expect(await listed()).toBe('1 … 6 7 8 9 10');
    await expect.poll(() => invites().count()).toBe(3);
    await expect.poll(() => pages().getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true);
  });

  it('lists all of 7 pages or fewer, gives way when a page is gone, and is walked by keyboard', async () => {
    await behindTheServer(
      `delete from app.invites where store_id = $1 and split_part(substr(email, 6), '@', 1)::int > 61`,
      [store.id],
    );
    await page.goto('/settings/staff');
    await pages().getByText('Showing 1-10 of 61').waitFor();
    expect(await listed()).toBe('1 2 3 4 5 6 7');
    await goTo('Page 7');
    await pages().getByText('Showing 61-61 of 61').waitFor();
    await page.getByRole('button', { name: 'Withdraw invite to guest61@example.com' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await pages().getByText('Showing 51-60 of 60').waitFor();
    await expect.poll(() => invites().count()).toBe(11);
    await expect.poll(() => current().getAttribute('aria-label')).toBe('Page 6');

    await page.goto('/settings/staff');
    await pages().getByRole('button', { name: 'Page 1', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await pages().getByText('Showing 11-20 of 60').waitFor();
    await expect.poll(() => current().getAttribute('aria-label')).toBe('Page 2');
    expect(await current().evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

describe('CONTRACT "The wire": lists are searched', () => {
  it('finds staff by name and e-mail, says when nobody is found, and starts over', async () => {
    await page.goto('/settings/staff');
    const staff = page.getByRole('table', { name: 'Staff' });
    await staff.getByText('Zuberi Bello').waitFor();
    const search = page.getByLabel('Search by name or email');
    await search.fill('zuberi');
    await expect.poll(() => staff.getByRole('row').count()).toBe(2);
    await search.fill('nobody at all');
    await page.getByText('No staff match “nobody at all”.').waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect.poll(() => staff.getByRole('row').count()).toBe(3);
  });

  it('SPEC 4: says what went wrong, empties the list, and reads it again', async () => {
    await page.route('**/staff?*', (route) =>
      route.fulfill({
        status: 500,
        json: {
          code: 500,
          error: 'internal',
          message: 'Wait a little.',
          request_id: 'r-9',
        },
      }),
    );
    await page.goto('/settings/staff');
    await page.getByText('Wait a little.').waitFor();
    await page.getByText('r-9').waitFor();
    await expect.poll(() => page.getByRole('table', { name: 'Staff' }).count()).toBe(0);
    expect(await grave(page)).toEqual([]);
    await page.unroute('**/staff?*');
    await page.getByRole('button', { name: /retry/i }).click();
    await page.getByRole('table', { name: 'Staff' }).getByText('Zuberi Bello').waitFor();
  });
});
