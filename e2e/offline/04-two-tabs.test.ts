import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  expectSoldOnce,
  openedTill,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import type { Receipt } from '#support/till/till.ts';
import { tillOn } from '#support/till/till.ts';

let shop: TillStore;
let at: TillAt;
const receipts: Receipt[] = [];
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

const tillInTab = (page: Page) => tillOn(() => page);

describe('OFFLINE 4: two tabs of one device', () => {
  it('never give out a number twice, nor send a sale twice', async () => {
    const other = tillInTab(await at.device.context.newPage());
    await other.open();
    at.line.down();
    for (const till of [at.till, other, at.till, other]) receipts.push(await till.sell('Clay pot'));
    expect(new Set(receipts.map(({ number }) => number)).size).toBe(4);
    at.line.mend();
    await Promise.all([at.till.sendNow(), other.sendNow()]);
    await other.waitUntilSent();
    await expectSoldOnce(shop, receipts);
    await other.page.close();
  });

  it('lose nothing when the one that sends is closed in the middle', async () => {
    const sender = tillInTab(await at.device.context.newPage());
    await sender.open();
    at.line.down();
    receipts.push(await sender.sell('Clay pot'), await at.till.sell('Sisal basket'));
    at.line.treat('/point-of-sale/sales', 'lose_reply', 1);
    at.line.up();
    await sender.sendNow();
    await sender.page.close();
    at.line.mend();
    await at.till.waitUntilSent();
    await expectSoldOnce(shop, receipts);
  });

  it('go on when one comes back from the cache of pages left', async () => {
    at.line.down();
    receipts.push(await at.till.sell('Clay pot'));
    await at.till.page.goto('about:blank');
    at.line.mend();
    await at.till.page.goBack();
    await at.till.waitUntilSent();
    await expectSoldOnce(shop, receipts);
  });
});
