import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openedTill, type TillAt, type TillStore, tillStore } from '#fixtures/till-fixtures.ts';
import { addCups, expectHeldOnce } from '#fixtures/till-storage-fixtures.ts';
import { heldRows } from '#support/till/till-storage.ts';
import { openTillStatus } from '#support/till/till-views.ts';

/** More than two pages of the copy. */
const cups = 1200;
const all = cups + 2;
let shop: TillStore;
let at: TillAt;
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  await addCups(shop, cups);
  at = await openedTill(shop, { treat: (line) => line.treat('/point-of-sale/products?after', 'cut') });
});
afterAll(() => at.close());

it('OFFLINE 8: a catalogue that was cut off half-way sells what is there, and is whole after the next start', async () => {
  const { till, line, device } = at;
  const held = async () => (await heldRows(till.page, 'products')).length;
  await till.ring('Clay pot');
  expect(await held()).toBeGreaterThan(0);
  expect(await held()).toBeLessThan(all);
  await device.kill();
  await device.restart();
  line.mend();
  await till.open();
  await expect.poll(held).toBe(all);
  const status = await openTillStatus(till);
  await status.dialog.getByText('Not yet').waitFor({ state: 'detached' });
  await status.close();
  const receipt = await till.payCash();
  await till.page.getByRole('region', { name: 'Products' }).getByRole('searchbox').fill('cup 1200');
  await till.ring('Cup 1200');
  await till.waitUntilSent();
  await expectHeldOnce(shop, [receipt], [till.page]);
  expect(device.faults).toEqual([]);
});
