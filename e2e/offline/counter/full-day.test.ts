import { currencyOf } from '@sokoni/rules/money/currencies';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import {
  basketPrice,
  expectSoldOnce,
  flagsOf,
  newestShiftOf,
  openedTill,
  openingPots,
  potPrice,
  potsLeft,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import { call } from '#support/server/api.ts';
import type { Receipt } from '#support/till/till.ts';
import {
  addCustomer,
  park,
  parkedCount,
  registerAgain,
  resume,
  returnAll,
  takeOver,
} from '#support/till/till-acts.ts';
import { approve, settle, takeOff } from '#support/till/till-pay.ts';
import { closeShift, moveCash, openShift } from '#support/till/till-shift.ts';

const url = inject('serverUrl');
const pin = '4711';
const opened: TillAt[] = [];
afterAll(async () => {
  for (const at of opened) await at.close();
});

/** Amina's store with two registers at its counter and one to spare; she approves with a PIN what Ben may not do. */
async function openStore(currency_code: string): Promise<{ shop: TillStore; front: TillAt; back: TillAt }> {
  const shop = await tillStore(url, { currency_code });
  const at = { token: shop.store.businessToken, params: { id: shop.store.id } };
  await call(url, 'PUT /marketplace/v1/stores/{id}/update/vat', {
    ...at,
    body: { apply_vat: true, vat_percent: 7.5, prices_include_vat: false },
  });
  await call(url, 'PUT /marketplace/v1/stores/{id}/till-pin', { ...at, body: { pin } });
  for (const name of ['Back', 'Front'])
    await call(url, 'POST /marketplace/v1/stores/{id}/registers', { ...at, body: { name } });
  const back = await openedTill(shop);
  const ben = await newColleague(url, shop.amina, shop.store, 'associate', 'Ben');
  const front = await openedTill(shop, { who: ben });
  await call(url, 'POST /marketplace/v1/stores/{id}/registers', { ...at, body: { name: 'Spare' } });
  opened.push(back, front);
  return { shop, front, back };
}

const withVat = (price: number) => Math.round(price * 1.075);
const sum = (receipts: readonly Receipt[]) => receipts.reduce((whole, { total }) => whole + total, 0);

describe.each(['NGN', 'RWF', 'AED'] as const)('SPEC 3: a day at the counter in %s', (currency) => {
  it('agrees to the minor unit in the Z report, the orders, the stock and the reports', async () => {
    const { shop, front, back } = await openStore(currency);
    const { till, line } = front;
    const minor = (typed: number) => typed * 10 ** currencyOf(currency).decimals;
    const amina = (what: RegExp) => approve(till, /^Amina/, pin, what);

    await openShift(till, '500');
    const online = [await till.sell('Clay pot'), await till.sell('Sisal basket')];
    await till.ring('Clay pot');
    const byCard = await settle(till, { method: 'Card terminal' });
    await moveCash(till, 'out', '100', 'Ice for the fish');

    line.down();
    const offline = [await till.sell('Clay pot'), await till.sell('Clay pot')];
    await till.ring('Sisal basket');
    await addCustomer(till, 'Njeri Kamau', '712345678');
    const onCredit = await settle(till, { type: 'Credit Purchase' });
    await till.ring('Clay pot');
    await addCustomer(till, 'Otieno Odhiambo', '712345679');
    const inPart = await settle(till, { type: 'Part Payment', amount: '300' });
    await till.ring('Clay pot');
    await takeOff(till, '20');
    await amina(/^20% off the sale$/);
    const cheaper = await till.payCash();
    await returnAll(till, offline[1]?.number ?? '', () => amina(/^Refund .*\d/));
    await till.ring('Sisal basket');
    await park(till);
    line.mend();
    await till.waitUntilSent();

    await back.till.sendNow();
    await expect.poll(() => parkedCount(back.till)).toBe(1);
    await resume(back.till, 'Sisal basket');
    const resumed = await back.till.payCash();
    await back.till.waitUntilSent();

    // Ben's tablet has no network at closing time: Amina takes his register over and counts.
    line.down();
    const late = await till.sell('Clay pot');
    await call(url, 'DELETE /marketplace/v1/stores/{id}/registers/{register_id}/device', {
      token: shop.store.businessToken,
      params: { id: shop.store.id, register_id: await registerNamed(shop, 'Back') },
    });
    await back.till.sendNow();
    await registerAgain(back.till);
    await takeOver(back.till, 'Front');
    await closeShift(back.till, { total: '2000', reason: 'Counted twice' });
    await back.till.waitUntilSent();
    line.mend();
    await till.sendNow();
    await registerAgain(till);
    await till.page.getByRole('button', { name: 'Start selling' }).click();

    const [sold, returned] = offline;
    if (!sold || !returned) throw new Error('Two were sold offline');
    const inShift = [...online, byCard, sold, returned, onCredit, inPart, cheaper, late];
    const receipts = [...inShift, resumed];
    await expectSoldOnce(
      shop,
      receipts.map((receipt) => (receipt === returned ? { ...receipt, total: 0 } : receipt)),
    );
    const pot = withVat(potPrice);
    const basket = withVat(basketPrice);
    expect(receipts.map(({ total }) => total)).toEqual([
      ...[pot, basket, pot, pot, pot, basket, pot, withVat(potPrice * 0.8), pot, basket],
    ]);
    expect(await flagsOf(shop, late.number)).toEqual(['after_close']);
    for (const { number } of receipts)
      if (number !== late.number) expect(await flagsOf(shop, number)).toEqual([]);

    const part = minor(300);
    const cash = sum([...online, sold, returned, cheaper, late]) + part;
    const expected = minor(500) + cash - returned.total - minor(100);
    const report = await newestShiftOf(shop);
    expect(report).toMatchObject({
      ...{ sales: 9, late_sales: 1, total_sales: sum(inShift) - returned.total },
      ...{ cash_in: 0, cash_out: minor(100) },
      ...{ opening_float: minor(500), expected_cash: expected },
      ...{ counted_cash: minor(2000), variance: minor(2000) - expected, reason: 'Counted twice' },
    });
    expect(report.returns).toBe(potPrice);
    expect(report.gross_sales - report.discounts - report.returns).toBe(report.net_sales);
    expect(report.net_sales + report.taxes).toBe(report.total_sales);
    expect(report.methods).toMatchObject([
      { method: 'cash', payments: cash, refunds: returned.total, count: 8 },
      { method: 'card', payments: byCard.total, refunds: 0, count: 1 },
    ]);

    expect(await potsLeft(shop)).toBe(openingPots - 6);
    expect(await movedPots(shop)).toEqual({ opening: openingPots, sale: -7, return: 1 });
    const { sales, payments } = await reportsOf(shop);
    expect(sales).toMatchObject({ orders: 10, units: 10, total_sales: sum(receipts) - returned.total });
    expect(payments).toMatchObject({
      taken: cash + byCard.total + resumed.total,
      refunded: returned.total,
    });
    expect([...front.device.faults, ...back.device.faults]).toEqual([]);
  });
});

const at = ({ store }: TillStore) => ({ token: store.businessToken, params: { id: store.id } });

async function registerNamed(shop: TillStore, name: string): Promise<string> {
  const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/registers', at(shop));
  return data.find((register) => register.name === name)?.id ?? '';
}

/** How many pots moved, by why. */
async function movedPots(shop: TillStore): Promise<Record<string, number>> {
  const query = { product_id: shop.pot, limit: '100' };
  const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/stock-movements', { ...at(shop), query });
  const moved: Record<string, number> = {};
  for (const { reason, quantity } of data.items) moved[reason] = (moved[reason] ?? 0) + quantity;
  return moved;
}

/** Sales and takings of these days, as the reports say them. */
async function reportsOf(shop: TillStore) {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const query = { from: day(-1), to: day(1) };
  const sales = await call(url, 'GET /marketplace/v1/stores/{id}/reports/sales', {
    ...at(shop),
    query: { ...query, by: 'day' },
  });
  const payments = await call(url, 'GET /marketplace/v1/stores/{id}/reports/payments', {
    ...at(shop),
    query,
  });
  return { sales: sales.data.totals, payments: payments.data.totals };
}
