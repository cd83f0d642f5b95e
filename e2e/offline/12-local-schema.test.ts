import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openedTill, type TillAt, type TillStore, tillStore } from '#fixtures/till-fixtures.ts';
import { expectHeldOnce } from '#fixtures/till-storage-fixtures.ts';
import type { Receipt } from '#support/till/till.ts';
import { leaveNewerSchema, leaveOlderSchema, stayInUpgrade } from '#support/till/till-schema.ts';

let shop: TillStore;
let at: TillAt;
const receipts: Receipt[] = [];
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

/** Something light of the same address, which opens no database. */
async function away(page: Page): Promise<Page> {
  await page.goto('/livez');
  return page;
}

describe('OFFLINE 12: unsent sales outlive', () => {
  it('a build with another schema that takes over', async () => {
    const { till, line } = at;
    line.treat('/point-of-sale/', 'cut');
    receipts.push(await till.sell('Clay pot'));
    await leaveOlderSchema(await away(till.page));
    await till.open();
    expect(await till.unsent()).toBe(1);
    receipts.push(await till.sell('Sisal basket'));
    line.mend();
    await till.waitUntilSent();
    await expectHeldOnce(shop, receipts, [till.page]);
  });

  it('a process that is killed while it brings them to its schema', async () => {
    const { till, line, device } = at;
    line.treat('/point-of-sale/', 'cut');
    receipts.push(await till.sell('Clay pot'));
    await leaveOlderSchema(await away(till.page));
    await stayInUpgrade(till.page);
    await device.kill();
    await device.restart();
    await till.open();
    expect(await till.unsent()).toBe(1);
    line.mend();
    await till.waitUntilSent();
    await expectHeldOnce(shop, receipts, [till.page]);
  });

  it('a newer build in another tab that is taken back: this one goes on with what it left', async () => {
    const { till, line } = at;
    line.treat('/point-of-sale/', 'cut');
    receipts.push(await till.sell('Clay pot'));
    await till.ring('Sisal basket');
    const newer = await away(await at.device.context.newPage());
    await leaveNewerSchema(newer);
    await newer.close();
    receipts.push(await till.payCash());
    await till.page.reload();
    await till.open();
    expect(await till.unsent()).toBe(2);
    receipts.push(await till.sell('Clay pot'));
    line.mend();
    await till.waitUntilSent();
    await expectHeldOnce(shop, receipts, [till.page]);
    expect(at.device.faults).toEqual([]);
  });
});
