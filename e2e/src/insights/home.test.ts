import { query } from '@sokoni/server/testing/database/query';
import { describe, expect, inject, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { logIn } from '#support/browser/sign-in.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';
import { embeddedDatabase } from '#support/server/embedded-database.ts';

const url = inject('serverUrl');
const own = ownStore('/');

const figure = (label: string) =>
  own.page.getByRole('list', { name: 'Key figures' }).getByRole('link', { name: label });

describe('The home dashboard', () => {
  it('shows the store, its mode and its address, and figures that are true', async () => {
    await own.page.getByRole('heading', { name: 'Duka la Amina', level: 1 }).waitFor();
    await own.page.getByText('Test Mode', { exact: true }).waitFor();
    await own.page.getByText(new RegExp(`^${own.store.subDomain}\\.`)).waitFor();
    await expect.poll(() => figure('Products').textContent()).toBe('0Products');
    await expect.poll(() => figure('Staff').textContent()).toBe('1Staff');
    await expect.poll(() => figure('Pending invites').textContent()).toBe('0Pending invites');
    await expect.poll(() => figure('Active modules').textContent()).toMatch(/^\d of 10Active modules$/);
    await own.page.getByText('Kenyan Shilling (KES)').waitFor();
    expect(await grave(own.page)).toEqual([]);

    await newColleague(url, own.amina, own.store, 'associate');
    await call(url, 'POST /marketplace/v1/stores/{id}/invites', {
      token: own.amina.token,
      params: { id: own.store.id },
      body: { email: 'juma@example.com', role: 'manager' },
    });
    await own.page.reload();
    await expect.poll(() => figure('Staff').textContent()).toBe('2Staff');
    await expect.poll(() => figure('Pending invites').textContent()).toBe('1Pending invites');
    await figure('Active modules').click();
    await own.page.getByRole('heading', { name: 'Modules', level: 1 }).waitFor();
  });

  it('guides through the set-up; its progress belongs to the store, mirrored under guide keys, over a logout too', async () => {
    const fresh = await newMerchant(url, 'Faraja');
    const { id } = await newStore(url, fresh.token, { name: 'Duka la Faraja' });
    const visited = await visitStore(own.browser, url, fresh, '/');
    const home = visited.page;
    await home.getByText('1 of 9 done').waitFor();
    await expect
      .poll(() => home.getByRole('progressbar', { name: 'Set-up guide' }).getAttribute('aria-valuenow'))
      .toBe('11');
    await home.getByRole('button', { name: 'Invite your staff' }).click();
    await home.getByRole('button', { name: 'I work alone' }).click();
    await home.getByText('2 of 9 done').waitFor();

    await home.getByRole('button', { name: 'Set your VAT' }).click();
    await home.getByRole('link', { name: 'Set your VAT' }).click();
    await home.getByRole('button', { name: 'No VAT' }).click();
    await home.getByText('This store charges no VAT').waitFor();
    await home.goto('/');
    await home.getByText('3 of 9 done').waitFor();
    await home.getByRole('button', { name: 'Set your VAT (done)' }).waitFor();
    await home.getByText('Not charged').waitFor();
    const guideKeys = () =>
      home.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('guide')));
    expect(await guideKeys()).toEqual([`sokoni_guide_${id}_invite_colleague`]);
    expect(await grave(home)).toEqual([]);

    await home.getByRole('button', { name: 'Your account' }).click();
    await home.getByRole('menuitem', { name: 'Log out' }).click();
    await home.waitForURL('**/login');
    expect(await guideKeys()).toHaveLength(1);
    await logIn(home, fresh);
    await home.getByRole('button', { name: /Go to Store/ }).click();
    await home.waitForURL('**/dashboard/theme');
    await home.goto('/');
    await home.getByText('3 of 9 done').waitFor();

    const elsewhere = await visitStore(own.browser, url, fresh, '/');
    await elsewhere.page.getByText('3 of 9 done').waitFor();
    await elsewhere.page.getByRole('button', { name: /^Invite your staff ?Skipped/ }).waitFor();
    await elsewhere.context.close();

    await home.getByRole('button', { name: 'Hide' }).click();
    await home.getByRole('button', { name: 'Show the set-up guide' }).waitFor();
    await home.reload();
    await home.getByRole('button', { name: 'Show the set-up guide' }).click();
    await home.getByText('3 of 9 done').waitFor();
    expect(visited.faults).toEqual([]);
    await visited.context.close();
  });

  it('asks the server for all that it shows in one request', async () => {
    // What changed in the last half minute would be read once more.
    const { superUrl } = await embeddedDatabase(inject('serverDataDir'));
    await query(superUrl, "update app.events set at = at - interval '1 minute' where store_id = $1", [
      own.store.id,
    ]);
    const asked: string[] = [];
    own.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(`/marketplace/v1/stores/${own.store.id}/`)) asked.push(pathname);
    });
    await own.page.goto('/');
    await own.page.getByText('Before you go live').waitFor();
    await expect.poll(() => figure('Products').textContent()).toBe('0Products');
    await own.page.getByText('No sales yet').waitFor();
    // The shell listens on every screen, looks once which order is the newest that was told already, and counts what runs low.
    expect(asked.filter((path) => !/\/(events|orders|low-stock\/summary)$/.test(path))).toEqual([
      `/marketplace/v1/stores/${own.store.id}/home`,
    ]);
  });

  it('says when the figures do not come, and reads them again', async () => {
    await own.page.route('**/home', (route) =>
      route.fulfill({
        status: 429,
        json: { code: 429, error: 'too_many_attempts', message: 'Wait a little.', request_id: 'r-3' },
      }),
    );
    await own.page.goto('/');
    await own.page.getByText('Your overview could not be loaded').waitFor();
    await own.page.getByText('r-3').waitFor();
    expect(await grave(own.page)).toEqual([]);
    await own.page.unroute('**/home');
    await own.page.getByRole('button', { name: /retry/i }).click();
    await figure('Staff').waitFor();
  });
});

describe('/dashboard/theme', () => {
  it('shows four looks and keeps the choice as default_theme', async () => {
    const kept = async () =>
      (
        await call(url, 'GET /marketplace/v1/stores/{id}', {
          token: own.amina.token,
          params: { id: own.store.id },
        })
      ).data.default_theme;
    expect(await kept()).toBeNull();
    await own.page.goto('/dashboard/theme');
    const looks = own.page.getByRole('main').getByRole('listitem');
    await expect
      .poll(() => looks.getByRole('heading').allInnerTexts())
      .toEqual(['Duka', 'Souk', 'High Street', 'Corner']);
    for (const look of await looks.all()) {
      await look.frameLocator('iframe').getByRole('heading', { includeHidden: true }).first().waitFor();
    }
    await expect.poll(() => own.page.getByText('In use').count()).toBe(0);
    expect(await grave(own.page)).toEqual([]);
    await looks.filter({ hasText: 'Souk' }).getByRole('button', { name: 'Use this look' }).click();
    await own.page.getByText('Souk is now your store’s look').waitFor();
    await looks.filter({ hasText: 'Souk' }).getByText('In use').waitFor();
    expect(await kept()).toBe('souk');
    expect(await grave(own.page)).toEqual([]);
    await own.page.getByRole('link', { name: 'Continue' }).click();
    await own.page.waitForURL('**/products');
    await own.page.getByText('No products yet').waitFor();

    await own.page.goto('/dashboard/theme');
    await looks.filter({ hasText: 'Corner' }).getByRole('button', { name: 'Use this look' }).click();
    await looks.filter({ hasText: 'Corner' }).getByText('In use').waitFor();
    await expect.poll(() => own.page.getByText('In use').count()).toBe(1);
    expect(await kept()).toBe('corner');
  });
});
