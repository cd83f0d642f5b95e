import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { riceStore } from '#fixtures/sales-fixtures.ts';
import { call } from '#support/api.ts';
import { grave } from '#support/axe.ts';
import { launch } from '#support/browser.ts';
import { visitStore } from '#support/visit-store.ts';

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
    await page.getByText(/^Recorded .+, after the sale$/).waitFor();
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
    expect(await timeline.getByText(/^Total on the receipt: .*5,399/).count()).toBe(1);
    expect(await grave(page)).toEqual([]);

    const live = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: { lines: [{ variant_id: rice.variantId, quantity: 1 }] },
    });
    await page.goto(`/orders/${live.data.id}`);
    await page.getByRole('list', { name: 'Timeline' }).getByText('Draft created').waitFor();
    expect(await page.getByText(/after the sale$/).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
