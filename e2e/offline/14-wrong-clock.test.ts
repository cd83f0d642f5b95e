import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  expectSoldOnce,
  flagsOf,
  openedTill,
  ordersOf,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import type { Receipt } from '#support/till/till.ts';

let shop: TillStore;
let at: TillAt;
const receipts: Receipt[] = [];
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

const dayMs = 86_400_000;

describe('OFFLINE 14: a till whose clock is wrong', () => {
  it.each([
    ['a day ahead', dayMs],
    ['a day behind', -dayMs],
    ['a year ahead', 365 * dayMs],
    ['a year behind', -365 * dayMs],
  ])('%s sells; its sales have the right time, and say so', async (_, off) => {
    await at.till.page.clock.setFixedTime(new Date(Date.now() + off));
    receipts.push(await at.till.sell('Clay pot'));
    await at.till.sendNow();
    await expectSoldOnce(shop, receipts);
    const sold = (await ordersOf(shop)).find(({ number }) => number === receipts.at(-1)?.number);
    expect(Math.abs(Date.parse(sold?.placed_at ?? '') - Date.now())).toBeLessThan(10 * 60_000);
    expect(await flagsOf(shop, receipts.at(-1)?.number ?? '')).toEqual(['clock_differs']);
  });
});
