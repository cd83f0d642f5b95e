import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  expectSoldOnce,
  openedTill,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import type { Fate } from '#support/server/line.ts';
import type { Receipt } from '#support/till/till.ts';

let shop: TillStore;
let at: TillAt;
const receipts: Receipt[] = [];
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

const portal: Fate = { status: 200, type: 'text/html', body: '<h1>Welcome to Hotel Wi-Fi</h1>' };
const html500: Fate = { status: 500, type: 'text/html', body: 'Bad gateway' };
const tooLarge: Fate = {
  status: 413,
  type: 'application/json',
  body: '{"code":413,"error":"body_too_large"}',
};

describe('OFFLINE 21: a network that', () => {
  it.each([
    ['answers with its own page', portal],
    ['answers with an error', html500],
    ['takes no such body', tooLarge],
    ['is cut in the middle', 'cut'],
  ] as const)('%s keeps a sale waiting; it arrives once', async (_, fate) => {
    at.line.treat('/point-of-sale/', fate);
    receipts.push(await at.till.sell('Clay pot'));
    await at.till.sendNow();
    expect(await at.till.unsent()).toBe(1);
    at.line.mend();
    await at.till.waitUntilSent();
    await expectSoldOnce(shop, receipts);
  });

  it('comes and goes loses none of a queue', async () => {
    at.line.down();
    for (let count = 0; count < 6; count += 1) receipts.push(await at.till.sell('Sisal basket'));
    for (const fate of ['lose_reply', 'cut', portal, 'lose_reply'] as const) {
      at.line.up();
      at.line.treat('/point-of-sale/sales', fate, 1);
      await at.till.sendNow();
      at.line.down();
    }
    at.line.mend();
    await at.till.waitUntilSent();
    await expectSoldOnce(shop, receipts);
  });
});
