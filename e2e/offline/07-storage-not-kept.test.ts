import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type TillStore, tillStore } from '#fixtures/till-fixtures.ts';
import { expectHeldOnce } from '#fixtures/till-storage-fixtures.ts';
import { launch, visit } from '#support/browser/browser.ts';
import { keepSession } from '#support/browser/restore-session.ts';
import { openLine } from '#support/server/line.ts';
import { tillOn } from '#support/till/till.ts';
import { openTillStatus } from '#support/till/till-views.ts';

let shop: TillStore;
let browser: Browser;
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  browser = await launch();
});
afterAll(() => browser.close());

describe('OFFLINE 7: a browser that may throw away what it stores', () => {
  // What `visit` opens has no profile: it is a private window.
  it('as a private window does, sells without a network, and says what may happen', async () => {
    const line = await openLine(shop.url);
    const { page, context, faults } = await visit(browser, line.url, { serviceWorker: true });
    await page.addInitScript('navigator.storage.persist = () => Promise.resolve(false)');
    await keepSession(page, line.url, shop.amina);
    const till = tillOn(() => page);
    await till.open();
    line.down();
    const receipt = await till.sell('Clay pot');
    const status = await openTillStatus(till);
    await status.dialog.getByText('The browser may delete unsent sales when its storage runs low.').waitFor();
    await status.close();
    line.mend();
    await till.waitUntilSent();
    await expectHeldOnce(shop, [receipt], [page]);
    expect(faults).toEqual([]);
    await context.close();
    await line.close();
  });

  it('or stores nothing at all, does not begin to sell, and says why', async () => {
    const { page, context, faults } = await visit(browser, shop.url);
    await page.addInitScript(`indexedDB.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    }`);
    await keepSession(page, shop.url, shop.amina);
    await page.goto('/orders/sell');
    await page.getByText('The till could not be opened on this device').waitFor();
    await page.getByText('If the browser is in a private window, use a normal one').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
