import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import {
  expectSoldOnce,
  flagsOf,
  newestShiftOf,
  openedTill,
  potPrice,
  type TillAt,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import { registerAgain, takeOver } from '#support/till/till-acts.ts';
import { closeShift, openShift } from '#support/till/till-shift.ts';

const opened: TillAt[] = [];
afterEach(() => {
  for (const { device } of opened) expect(device.faults).toEqual([]);
});
afterAll(async () => {
  for (const at of opened) await at.close();
});

describe('OFFLINE 20: a shift', () => {
  it('that is closed with sales pending holds them all', async () => {
    const shop = await tillStore(inject('serverUrl'));
    const at = await openedTill(shop);
    opened.push(at);
    const { till, line } = at;
    await openShift(till, '500');
    line.down();
    const receipts = [await till.sell('Clay pot'), await till.sell('Clay pot')];
    await closeShift(till, { total: '2300' });
    expect(await till.unsent()).toBeGreaterThanOrEqual(receipts.length + 1);
    line.mend();
    await till.waitUntilSent();
    await expectSoldOnce(shop, receipts);
    const report = await newestShiftOf(shop);
    expect(report).toMatchObject({ sales: 2, late_sales: 0, total_sales: 2 * potPrice });
    expect(report).toMatchObject({ expected_cash: 230_000, counted_cash: 230_000, variance: 0 });
    for (const { number } of receipts) expect(await flagsOf(shop, number)).toEqual([]);
  });

  it('that somebody else closed has what arrives later in its report, and says that it is late', async () => {
    const shop = await tillStore(inject('serverUrl'));
    const first = await openedTill(shop);
    opened.push(first);
    await openShift(first.till, '500');
    const early = await first.till.sell('Clay pot');
    await first.till.waitUntilSent();
    first.line.down();
    const late = await first.till.sell('Clay pot');

    const second = await openedTill(shop, { takesOver: 'Register 1' });
    opened.push(second);
    // The drawer holds what was sold at the other device too, which this one cannot know.
    await closeShift(second.till, { total: '2300', reason: 'The tablet broke; its sales are in the drawer' });
    await second.till.waitUntilSent();
    expect(await newestShiftOf(shop)).toMatchObject({
      ...{ sales: 1, late_sales: 0, expected_cash: 140_000, counted_cash: 230_000, variance: 90_000 },
    });

    first.line.mend();
    const { page } = first.till;
    await first.till.sendNow();
    await registerAgain(first.till);
    await takeOver(first.till, 'Register 1');
    await expectSoldOnce(shop, [early, late]);
    expect(await flagsOf(shop, early.number)).toEqual([]);
    expect(await flagsOf(shop, late.number)).toEqual(['after_close']);
    const report = await newestShiftOf(shop);
    expect(report).toMatchObject({ sales: 2, late_sales: 1, total_sales: 2 * potPrice });
    expect(report).toMatchObject({ expected_cash: 230_000, counted_cash: 230_000, variance: 0 });
    await page.goto(`/point-of-sale/shifts/${report.id}`);
    await page.getByText('1 sale arrived after the shift was closed').waitFor();
  });
});
