import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  expectSoldOnce,
  openedTill,
  potPrice,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import type { Receipt } from '#support/till.ts';

let shop: TillStore;
let at: TillAt;
const receipts: Receipt[] = [];
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

describe('OFFLINE 1: a till whose process is killed', () => {
  it('before the sale is paid has the sale on the screen again, and nothing was sold', async () => {
    const { till, device, line } = at;
    await till.ring('Clay pot');
    line.down();
    await device.kill();
    await device.restart();
    await till.open();
    await till.lineOf('Clay pot').waitFor();
    line.mend();
    await expectSoldOnce(shop, []);
    receipts.push(await till.payCash());
    await expectSoldOnce(shop, receipts);
  });

  it('after it was paid has kept it, and sends it once', async () => {
    const { till, device, line } = at;
    line.down();
    receipts.push(await till.sell('Clay pot'));
    await device.kill();
    await device.restart();
    await till.open();
    expect(await till.unsent()).toBe(1);
    line.mend();
    await till.waitUntilSent();
    await expectSoldOnce(shop, receipts);
    expect(receipts.at(-1)?.total).toBe(potPrice);
  });
});
