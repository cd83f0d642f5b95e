import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openedTill, type TillAt, type TillStore, tillStore } from '#fixtures/till-fixtures.ts';
import { expectHeldOnce } from '#fixtures/till-storage-fixtures.ts';
import { type LimitedStorage, limitStorage } from '#support/browser/full-storage.ts';
import { heldSales } from '#support/till/till-storage.ts';

let shop: TillStore;
let at: TillAt;
let storage: LimitedStorage;
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
  await at.device.kill();
  await at.device.restart();
  storage = await limitStorage(at.till.page, at.line.url);
  await at.till.open();
});
afterAll(() => at.close());

describe('OFFLINE 6: a sale for which the device has no space left', () => {
  it('is refused in words and stays on the screen; with space it is paid under the first number', async () => {
    const { till, line } = at;
    line.down();
    await till.ring('Clay pot');
    await storage.fill();
    await till.pressExactCash();
    const payment = till.page.getByRole('dialog', { name: 'Payment' });
    await payment.getByText('This device has no space left, so nothing was saved.').waitFor();
    expect(await heldSales(till.page)).toEqual([]);
    await payment.getByRole('button', { name: 'Close' }).click();
    await till.lineOf('Clay pot').waitFor();
    expect(await till.unsent()).toBe(0);

    await storage.free();
    const receipt = await till.payCash();
    expect(receipt.number).toBe('T-R1-000001');
    expect(await till.unsent()).toBe(1);
    line.mend();
    await till.waitUntilSent();
    await expectHeldOnce(shop, [receipt], [till.page]);
    expect(at.device.faults).toEqual([]);
  });
});
