import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { holdCall } from '#support/browser/delay-call.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** SPEC section 3, with the titles to the letter. */
const titles = [
  'Appointments',
  'Expenses',
  'Food Menu',
  'Inventory Management',
  'Marketing',
  'Market Place',
  'Messaging',
  'Online Checkout',
  'Point of Sales',
  'Wholesales (B2B)',
];

describe('SPEC 2, 3, 4: Modules', () => {
  it('are cards with title, description, image and toggle; the one being saved spins, and the change stays', async () => {
    const amina = await newMerchant(url);
    const store = await newStore(url, amina.token);
    const { page, context, faults } = await visitStore(browser, url, amina, '/modules');
    const switchOf = (title: string) => page.getByRole('switch', { name: title, exact: true });
    const cardOf = (title: string) => page.getByRole('listitem').filter({ has: switchOf(title) });
    await page.getByRole('heading', { name: 'Recommended for you' }).waitFor();
    for (const title of titles) {
      const card = cardOf(title);
      await card.getByRole('heading', { name: title }).waitFor();
      expect(await card.locator('p').first().textContent(), title).toMatch(/^.{10,}$/);
      expect(await card.locator('svg, img').first().isVisible(), title).toBe(true);
    }
    await expect.poll(() => page.getByRole('switch').count()).toBe(10);
    expect(await grave(page)).toEqual([]);
    const before = await page.getByText(/^\d+ of 10 on$/).textContent();

    const letGo = await holdCall(page, '/modules');
    await expect.poll(() => switchOf('Expenses').isChecked()).toBe(false);
    await switchOf('Expenses').click();
    await expect.poll(() => switchOf('Expenses').getAttribute('aria-busy')).toBe('true');
    await expect.poll(() => page.locator('[role="switch"][aria-busy="true"]').count()).toBe(1);
    letGo();
    await expect.poll(() => switchOf('Expenses').getAttribute('aria-busy')).toBeNull();
    await expect.poll(() => switchOf('Expenses').isChecked()).toBe(true);
    await expect.poll(() => page.getByText(/^\d+ of 10 on$/).textContent()).not.toBe(before);
    await page.reload();
    await expect.poll(() => switchOf('Expenses').isChecked()).toBe(true);

    await switchOf('Expenses').focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await statuses()).module_expenses.status).toBe('disabled');

    await page.route('**/modules', (route) =>
      route.fulfill({
        status: 503,
        json: { code: 503, error: 'unavailable', message: 'Sokoni is busy for a moment.', request_id: 'r-5' },
      }),
    );
    await switchOf('Marketing').click();
    await page.getByText('Sokoni is busy for a moment.').waitFor();
    await expect.poll(() => switchOf('Marketing').isChecked()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();

    async function statuses() {
      const answer = await call(url, 'GET /marketplace/v1/stores/{storeId}/modules', {
        token: amina.token,
        params: { storeId: store.id },
      });
      return answer.data as Record<'module_expenses', { status: string }>;
    }
  });
});
