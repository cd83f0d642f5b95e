import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  expectSoldOnce,
  flagsOf,
  openedTill,
  openingPots,
  potsLeft,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import type { Receipt } from '#support/till/till.ts';
import { park, parkedCount, resume } from '#support/till/till-acts.ts';

let shop: TillStore;
let first: TillAt;
let second: TillAt;
const receipts: Receipt[] = [];
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  first = await openedTill(shop);
  second = await openedTill(shop);
});
afterAll(async () => {
  await first.close();
  await second.close();
});

/** Parks a pot at the first till, and waits until the second one knows of it. */
async function parkedForBoth(): Promise<void> {
  await first.till.ring('Clay pot');
  await park(first.till);
  await first.till.waitUntilSent();
  await second.till.sendNow();
  await expect.poll(() => parkedCount(second.till)).toBe(1);
}

describe('OFFLINE 16: a parked sale', () => {
  it('that was paid without a network is sold once, and is gone for the others', async () => {
    await parkedForBoth();
    second.line.down();
    await resume(second.till, 'Clay pot');
    receipts.push(await second.till.payCash());
    expect(await parkedCount(first.till)).toBe(1);
    second.line.mend();
    await second.till.waitUntilSent();
    await first.till.sendNow();
    await expect.poll(() => parkedCount(first.till)).toBe(0);
    await expectSoldOnce(shop, receipts);
    expect(await flagsOf(shop, receipts[0]?.number ?? '')).toEqual([]);
  });

  it('that two tills took up is sold by both, and the one that arrives later says so', async () => {
    await parkedForBoth();
    second.line.down();
    await resume(second.till, 'Clay pot');
    const offline = await second.till.payCash();
    await resume(first.till, 'Clay pot');
    const online = await first.till.payCash();
    await first.till.waitUntilSent();
    second.line.mend();
    await second.till.waitUntilSent();
    receipts.push(online, offline);
    await expectSoldOnce(shop, receipts);
    expect(await flagsOf(shop, online.number)).toEqual([]);
    expect(await flagsOf(shop, offline.number)).toEqual(['parked_sold_twice']);
    expect(await potsLeft(shop)).toBe(openingPots - receipts.length);
    expect([await parkedCount(first.till), await parkedCount(second.till)]).toEqual([0, 0]);
    expect([...first.device.faults, ...second.device.faults]).toEqual([]);
  });
});
