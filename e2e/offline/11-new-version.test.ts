import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  expectSoldOnce,
  openedTill,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import { keepSession } from '#support/browser/restore-session.ts';
import type { Receipt } from '#support/till/till.ts';

let shop: TillStore;
let at: TillAt;
const receipts: Receipt[] = [];
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

describe('OFFLINE 11: unsent sales outlive', () => {
  it('the version gate, which clears local storage', async () => {
    at.line.down();
    receipts.push(await at.till.sell('Clay pot'));
    await at.till.page.evaluate(() => localStorage.setItem('sokoni_app_version', '6'));
    at.line.mend();
    await at.till.page.goto('/products');
    await at.till.page.waitForURL('**/login');
    await expectSoldOnce(shop, receipts);
  });

  it('a new version of the console that takes over', async () => {
    await keepSession(at.till.page, at.line.url, shop.amina);
    await at.till.open();
    at.line.treat('/point-of-sale/sales', 'cut');
    receipts.push(await at.till.sell('Clay pot'));
    at.line.renewServiceWorker();
    await at.till.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const offer = at.till.page.getByRole('listitem').filter({ hasText: 'A new version is ready.' });
    await Promise.all([
      at.till.page.waitForEvent('load'),
      offer.getByRole('button', { name: 'Reload' }).click(),
    ]);
    await at.till.page.getByRole('region', { name: 'Products' }).waitFor();
    expect(await at.till.unsent()).toBe(1);
    at.line.mend();
    await at.till.waitUntilSent();
    await expectSoldOnce(shop, receipts);
  });
});
