import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import {
  expectSoldOnce,
  openedTill,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';

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
  await spoil(till.page, poisoned.number);
  const after = await till.sell('Sisal basket');
  line.mend();
  await expectSoldOnce(shop, [before, after]);
  await till.page.getByRole('button', { name: /1 to check/ }).waitFor();
  expect(at.device.faults).toEqual([]);
});

/** Makes a sale that waits on the device one that no server can read. */
async function spoil(page: Page, number: string): Promise<void> {
  await page.evaluate(
    (spoilt) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('sokoni-till');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const write = database.transaction('outbox', 'readwrite');
          const rows = write.objectStore('outbox').getAll();
          rows.onsuccess = () => {
            const row = rows.result.find(({ payload }) => payload.number === spoilt);
            write.objectStore('outbox').put({ ...row, payload: { ...row.payload, lines: 'eaten by mice' } });
          };
          write.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    number,
  );
}
