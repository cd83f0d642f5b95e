import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openedTill, type TillAt, type TillStore, tillStore } from '#fixtures/till-fixtures.ts';
import { expectHeldOnce } from '#fixtures/till-storage-fixtures.ts';
import type { Receipt } from '#support/till/till.ts';
import { registerAgain, takeOver } from '#support/till/till-acts.ts';

let shop: TillStore;
const devices: TillAt[] = [];
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  devices.push(await openedTill(shop));
});
afterAll(() => Promise.all(devices.map((device) => device.close())));

it('OFFLINE 5: two devices without a network on one register give out numbers of their own; all arrives once', async () => {
  const [first] = devices as [TillAt];
  const receipts: Receipt[] = [];
  first.line.down();
  receipts.push(await first.till.sell('Clay pot'));
  const second = await openedTill(shop, { takesOver: 'Register 1' });
  devices.push(second);
  second.line.down();
  receipts.push(await second.till.sell('Clay pot'), await first.till.sell('Sisal basket'));
  receipts.push(await second.till.sell('Sisal basket'));
  expect(receipts.map(({ number }) => number)).toEqual([
    'T-R1-000001',
    'T-R2-000001',
    'T-R1-000002',
    'T-R2-000002',
  ]);

  second.line.mend();
  await second.till.waitUntilSent();
  await expectHeldOnce(shop, [1, 3].map((at) => receipts[at]) as Receipt[], [second.till.page]);

  // The key of the first has ended: what it sold waits there until it is a register again.
  first.line.mend();
  await registerAgain(first.till);
  await takeOver(first.till, 'Register 1');
  receipts.push(await first.till.sell('Clay pot'));
  await first.till.waitUntilSent();
  expect(receipts.at(-1)?.number).toBe('T-R3-000001');
  await expectHeldOnce(shop, receipts, [first.till.page, second.till.page]);
  expect(devices.flatMap(({ device }) => device.faults)).toEqual([]);
});
