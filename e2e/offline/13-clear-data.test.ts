import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openedTill, type TillAt, type TillStore, tillStore } from '#fixtures/till-fixtures.ts';
import { expectHeldOnce } from '#fixtures/till-storage-fixtures.ts';
import type { Receipt } from '#support/till/till.ts';
import { heldRows, heldSales } from '#support/till/till-storage.ts';

let shop: TillStore;
let at: TillAt;
const receipts: Receipt[] = [];
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

/** Asks to clear the device. */
async function askToClear() {
  const { page } = at.till;
  await page.goto('/point-of-sale/outbox');
  await page.getByRole('button', { name: 'Clear device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clear this device?' });
  await dialog.waitFor();
  return dialog;
}

/** As they were sold, however often they were tried to be sent. */
function untried(held: readonly object[]): object[] {
  return held.map((sale) => ({ ...sale, attempts: 0 }));
}

describe('OFFLINE 13: whoever clears the data of a till', () => {
  it('with unsent sales sees how many there are and saves them first; not cleared, they are sent', async () => {
    const { till, line } = at;
    line.treat('/point-of-sale/', 'cut');
    receipts.push(await till.sell('Clay pot'), await till.sell('Sisal basket'));
    const dialog = await askToClear();
    await dialog.getByText('2 entries are not sent yet and only on this device').waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: 'Clear device' }).count()).toBe(0);
    const [file] = await Promise.all([
      till.page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download unsent entries' }).click(),
    ]);
    const saved = JSON.parse(await readFile(await file.path(), 'utf8'));
    // Another attempt to send them may come in between.
    expect(untried(saved.commands)).toEqual(untried(await heldSales(till.page)));
    await dialog.getByRole('button', { name: 'Clear device' }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    line.mend();
    await till.open();
    await till.waitUntilSent();
    await expectHeldOnce(shop, receipts, [till.page]);
  });

  it('with everything sent clears it at once, and the store keeps what was sold', async () => {
    const { till } = at;
    const dialog = await askToClear();
    await Promise.all([
      till.page.waitForEvent('load'),
      dialog.getByRole('button', { name: 'Clear device' }).click(),
    ]);
    await till.page.getByText('This device is not a register').waitFor();
    for (const table of ['devices', 'setups', 'products', 'customers', 'outbox', 'open_sales'])
      expect(await heldRows(till.page, table)).toEqual([]);
    expect(at.device.faults).toEqual([]);
  });
});
