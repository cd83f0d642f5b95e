import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openedTill, potPrice, type TillAt, type TillStore, tillStore } from '#fixtures/till-fixtures.ts';
import { expectHeldOnce } from '#fixtures/till-storage-fixtures.ts';
import type { Receipt } from '#support/till/till.ts';
import { heldRows, heldSales } from '#support/till/till-storage.ts';
import { openPastSale, printedBy } from '#support/till/till-views.ts';

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
    // A process that dies sooner dies before the product was rung.
    await expect.poll(() => heldRows(till.page, 'open_sales')).toHaveLength(1);
    line.down();
    await device.kill();
    await device.restart();
    await till.open();
    await till.lineOf('Clay pot').waitFor();
    line.mend();
    await expectHeldOnce(shop, [], [till.page]);
    receipts.push(await till.payCash());
    await expectHeldOnce(shop, receipts, [till.page]);
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
    await expectHeldOnce(shop, receipts, [till.page]);
    expect(receipts.at(-1)?.total).toBe(potPrice);
  });

  it('while it is being paid has it paid or still open, and nothing between', async () => {
    const { till, device, line } = at;
    await till.ring('Clay pot');
    line.down();
    await till.pressExactCash();
    await device.kill();
    await device.restart();
    await till.open();
    const unsent = await till.unsent();
    await expect.poll(() => till.lineOf('Clay pot').count()).toBe(1 - unsent);
    receipts.push(unsent === 1 ? await lastOf(at) : await till.payCash());
    line.mend();
    await till.waitUntilSent();
    await expectHeldOnce(shop, receipts, [till.page]);
  });

  it('before its receipt is printed has the sale, and prints it', async () => {
    const { till, line } = at;
    line.down();
    await till.ring('Sisal basket');
    await till.pressExactCash();
    await till.page.getByRole('heading', { name: /paid$/ }).waitFor();
    const receipt = await restartedWithLast(at);
    const sale = await openPastSale(till, receipt.number);
    const paper = await printedBy(till.page, () =>
      sale.dialog.getByRole('button', { name: 'Reprint' }).click(),
    );
    expect(paper).toContain(receipt.number);
    await sale.close();
    line.mend();
    await till.waitUntilSent();
    await expectHeldOnce(shop, receipts, [till.page]);
  });

  it('after its receipt was printed has no sale on the screen, and sends the one on the paper once', async () => {
    const { till, line } = at;
    line.down();
    await till.ring('Clay pot');
    await till.pressExactCash();
    const paper = await printedBy(till.page, () =>
      till.page.getByRole('button', { name: 'Print', exact: true }).click(),
    );
    const receipt = await restartedWithLast(at);
    expect(paper).toContain(receipt.number);
    line.mend();
    await till.waitUntilSent();
    await expectHeldOnce(shop, receipts, [till.page]);
    expect(at.device.faults).toEqual([]);
  });
});

/** What the last sale of the device says. */
async function lastOf({ till }: TillAt): Promise<Receipt> {
  const last = (await heldSales(till.page)).at(-1);
  if (!last) throw new Error('Nothing was sold');
  return { number: last.payload.number, total: last.payload.total };
}

/** Kills the process and starts it again: the last sale is paid, unsent, and not on the screen any more. */
async function restartedWithLast(killed: TillAt): Promise<Receipt> {
  const { till, device } = killed;
  await device.kill();
  await device.restart();
  await till.open();
  expect(await till.unsent()).toBe(1);
  await till.page.getByRole('region', { name: 'Current sale' }).waitFor();
  await expect.poll(() => till.lineOf('Clay pot').or(till.lineOf('Sisal basket')).count()).toBe(0);
  const receipt = await lastOf(killed);
  receipts.push(receipt);
  return receipt;
}
