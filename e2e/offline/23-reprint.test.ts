import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openedTill, type TillAt, type TillStore, tillStore } from '#fixtures/till-fixtures.ts';
import { expectHeldOnce } from '#fixtures/till-storage-fixtures.ts';
import { openPastSale, printedBy } from '#support/till/till-views.ts';

let shop: TillStore;
let at: TillAt;
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

it('OFFLINE 23: a receipt that is printed again says that it is a copy, and makes no second sale', async () => {
  const { till, line } = at;
  line.down();
  await till.ring('Clay pot');
  await till.pressExactCash();
  const first = await printedBy(till.page, () =>
    till.page.getByRole('button', { name: 'Print', exact: true }).click(),
  );
  const receipt = await till.nextSale();
  expect(first).toContain(receipt.number);
  expect(first).not.toContain('Copy');

  const sale = await openPastSale(till, receipt.number);
  const reprint = () => sale.dialog.getByRole('button', { name: 'Reprint' }).click();
  const copies = [await printedBy(till.page, reprint), await printedBy(till.page, reprint)];
  await sale.close();
  line.mend();
  await till.waitUntilSent();
  const later = await openPastSale(till, receipt.number);
  copies.push(
    await printedBy(till.page, () => later.dialog.getByRole('button', { name: 'Reprint' }).click()),
  );
  await later.close();
  for (const copy of copies) {
    expect(copy).toContain(receipt.number);
    expect(copy).toContain('Copy');
  }
  await expectHeldOnce(shop, [receipt], [till.page]);
  expect(at.device.faults).toEqual([]);
});
