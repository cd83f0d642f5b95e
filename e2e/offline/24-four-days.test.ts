import { randomUUID } from 'node:crypto';
import { receiptNumber } from '@sokoni/rules/point-of-sale/receipt-number';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import {
  openedTill,
  openingPots,
  potsLeft,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import { expectAsHeld } from '#fixtures/till-storage-fixtures.ts';
import { heldRows, heldSales, writeRows } from '#support/till/till-storage.ts';

const count = 1000;
/** It takes a machine of two cores less than a minute, and one that runs everything else at once some more. */
const patience = 240_000;
const fourDays = 4 * 24 * 60 * 60 * 1000;
let shop: TillStore;
let at: TillAt;
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

it('OFFLINE 24: a thousand sales of four days are there once, each at its time', async () => {
  const { till, line } = at;
  line.down();
  await till.sell('Clay pot');
  await repeatOverFourDays(till.page);
  await till.page.reload();
  await till.open();
  expect(await till.unsent()).toBe(count);
  line.mend();
  await till.sendNow();
  await expect.poll(till.unsent, { timeout: patience }).toBe(0);
  await expectAsHeld(shop, [till.page]);
  expect(new Set((await heldSales(till.page)).map(({ payload }) => payload.number)).size).toBe(count);
  expect(await potsLeft(shop)).toBe(openingPots - count);
  const next = await till.sell('Clay pot');
  expect(next.number).toBe(receiptNumber({ block: 1, test: true }, count + 1));
  expect(at.device.faults).toEqual([]);
}, 300_000);

/** As if the one sale of this device had been made a thousand times in the last four days. */
async function repeatOverFourDays(page: Page): Promise<void> {
  const [first] = await heldSales(page);
  const [device] = await heldRows<object>(page, 'devices');
  if (!first || !device) throw new Error('Nothing was sold yet');
  const begin = Date.parse(first.payload.at) - fourDays;
  const sales = Array.from({ length: count }, (_, index) => {
    const time = new Date(begin + (index * fourDays) / count).toISOString();
    const { payload } = first;
    return {
      ...first,
      id: index === 0 ? first.id : randomUUID(),
      seq: first.seq + index,
      device_time: time,
      payload: {
        ...payload,
        number: receiptNumber({ block: 1, test: true }, index + 1),
        at: time,
        lines: payload.lines.map((sold) => ({ ...sold, id: randomUUID() })),
        payments: payload.payments.map((paid) => ({ ...paid, id: randomUUID() })),
      },
    };
  });
  await writeRows(page, 'outbox', sales);
  await writeRows(page, 'devices', [{ ...device, next_seq: first.seq + count, next_figure: count + 1 }]);
}
