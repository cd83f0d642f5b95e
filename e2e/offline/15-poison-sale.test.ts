import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import {
  expectSoldOnce,
  openedTill,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import { spoilSale } from '#support/till/spoil-sale.ts';

let shop: TillStore;
let at: TillAt;
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

it('OFFLINE 15: a sale that the server cannot read is kept for people, and stops none of the others', async () => {
  const { till, line } = at;
  line.down();
  const before = await till.sell('Clay pot');
  const poisoned = await till.sell('Clay pot');
  await spoilSale(till.page, poisoned.number);
  const after = await till.sell('Sisal basket');
  line.mend();
  await expectSoldOnce(shop, [before, after]);
  await till.page.getByRole('button', { name: /1 to check/ }).waitFor();
  expect(at.device.faults).toEqual([]);
});
