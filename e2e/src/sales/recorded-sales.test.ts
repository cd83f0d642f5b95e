import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { riceStore } from '#fixtures/sales-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('A sale that was recorded afterwards', () => {
  it('says on its page and in its timeline what does not fit', async () => {
    const { amina, at, rice } = await riceStore(url);
    const made = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: {
        lines: [{ variant_id: rice.variantId, quantity: 12, unit_price: 45_000 }],
        settlement: {
          payment_type: 'instant',
          payments: [{ method: 'cash', amount: 539_900 }],
          expected_total: 539_900,
          fulfilled: true,
        },
        recorded: { occurred_at: new Date(Date.now() - 86_400_000).toISOString() },
      },
    });
    const { page, context, faults } = await visitStore(browser, url, amina, `/orders/${made.data.id}`);
    await page.getByText(/^Needs review: recorded .+, after the sale$/).waitFor();
    const told = [
      'Sold at a different price from the current one.',
      'More was sold than was in stock.',
      'The receipt shows a different total from its items. The difference is in the balance due.',
    ];
    const timeline = page.getByRole('list', { name: 'Timeline' });
    for (const sentence of told) {
      expect(await page.getByText(sentence).count(), sentence).toBe(2);
      expect(await timeline.getByText(sentence).count(), sentence).toBe(1);
    }
    await expect.poll(() => timeline.getByText(/^Total on the receipt: .*5,399/).count()).toBe(1);
    expect(await grave(page)).toEqual([]);

    const live = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: { lines: [{ variant_id: rice.variantId, quantity: 1 }] },
    });
    await page.goto(`/orders/${live.data.id}`);
    await page.getByRole('list', { name: 'Timeline' }).getByText('Draft created').waitFor();
    await expect.poll(() => page.getByText(/after the sale$/).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('waits on home and in the list until somebody has reviewed it, who is named in its timeline', async () => {
    const { amina, at, rice } = await riceStore(url);
    const lines = [{ variant_id: rice.variantId, quantity: 1, unit_price: 45_000 }];
    const settlement = {
      payment_type: 'instant' as const,
      payments: [{ method: 'cash' as const, amount: 45_000 }],
    };
    const recorded = { occurred_at: new Date(Date.now() - 86_400_000).toISOString() };
    const make = (body: object) => call(url, 'POST /marketplace/v1/stores/{id}/orders', { ...at, body });
    const told = await make({ lines, settlement, recorded });
    await make({ lines: [{ variant_id: rice.variantId, quantity: 1 }], settlement: { payment_type: 'pod' } });
    const { page, context, faults } = await visitStore(browser, url, amina, '/');
    await page.getByRole('link', { name: '1 order needs review' }).click();
    await page.getByRole('button', { name: 'Needs review', pressed: true }).waitFor();
    const rows = page.getByRole('table', { name: 'Orders', exact: true }).getByRole('row');
    const flagged = rows.filter({ has: page.getByText('Review', { exact: true }) });
    await flagged.waitFor();
    // The other one is the head.
    await expect.poll(() => rows.count()).toBe(2);
    await flagged.getByRole('link', { name: told.data.number ?? '' }).click();
    await page.getByRole('button', { name: 'Mark as reviewed' }).click();
    const reviewed = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem').first();
    await reviewed.getByText('Reviewed', { exact: true }).waitFor();
    await expect
      .poll(() => reviewed.getByText('Sold at a different price from the current one.').count())
      .toBe(1);
    await expect.poll(() => reviewed.textContent()).toContain('Amina');
    await expect.poll(() => page.getByText(/^Needs review/).count()).toBe(0);
    await page.goto('/orders?review=1');
    await page.getByText('No orders match. Try fewer filters.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
