import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  expectSoldOnce,
  openedTill,
  ordersOf,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import { keepSession } from '#support/browser/restore-session.ts';
import type { Receipt } from '#support/till/till.ts';

let shop: TillStore;
let other: TillStore;
let at: TillAt;
const receipts: Receipt[] = [];
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  other = await tillStore(inject('serverUrl'), { name: 'Duka la Zuri' });
  at = await openedTill(shop);
});
afterAll(() => at.close());

/** What logging out leaves of a browser: its cookies and local storage are gone. */
async function forgetSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (!key.includes('offline_sales')) localStorage.removeItem(key);
  });
}

describe('OFFLINE 10: unsent sales of a till', () => {
  it('are sent after a logout', async () => {
    at.line.down();
    receipts.push(await at.till.sell('Clay pot'));
    await forgetSession(at.till.page);
    at.line.mend();
    await at.till.page.goto('/login');
    await expectSoldOnce(shop, receipts);
  });

  it('reach their own store when somebody else has logged in to another one', async () => {
    await keepSession(at.till.page, at.line.url, shop.amina);
    await at.till.open();
    at.line.down();
    receipts.push(await at.till.sell('Clay pot'));
    await forgetSession(at.till.page);
    at.line.mend();
    await keepSession(at.till.page, at.line.url, other.amina);
    await at.till.page.goto('/products');
    await at.till.page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
    await expectSoldOnce(shop, receipts);
    expect(await ordersOf(other)).toEqual([]);
  });
});
