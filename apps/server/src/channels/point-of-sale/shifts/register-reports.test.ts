import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { reportClient } from '#testing/clients/report-client.ts';
import { tillClient } from '#testing/clients/till-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aRegister, type TestRegister } from '#testing/requests/register-requests.ts';

let app: TestApp;
let owner: { token: string; storeId: string; userId: string };
let till: TestRegister;
beforeAll(async () => {
  app = await startTestApp();
  const { token, id: userId } = await app.verifiedUser();
  const store = await app.newStore(token, { mode: 'live', currency_code: 'KES' });
  owner = { token, userId, storeId: store.id };
  await query(app.database.superUrl, `update app.stores set timezone = 'UTC' where id = $1`, [store.id]);
});
afterAll(() => app.close());

const { sale, command, send } = tillClient(() => ({
  ...{ app, till, storeId: owner.storeId, cashierId: owner.userId },
}));
const reports = reportClient(
  () => app,
  () => owner,
);
const methods = ['cash', 'card', 'mobile_money'] as const;
const vat = { apply_vat: true, vat_percent: '7.5', prices_include_vat: true, shipping_vat_percent: null };

/** A shift of a new register: some sales of two goods at two rates, and one of them brought back; with its report when it is closed. */
async function aShift(goods: readonly { productId: string; variantId: string }[], sales: number) {
  till = await aRegister(app, owner.token, owner.storeId);
  const opened = command('shift_opened', { opening_float: 1000 });
  const inShift = { shift_id: opened.id };
  const rung = Array.from({ length: sales }, (_, at) => {
    const lines = goods.map(({ variantId }, place) => ({
      ...{ variant_id: variantId, title: `Good ${place}`, quantity: 1 + ((at + place) % 3) },
      ...{ unit_price: 333 + at * 7 + place, discount: at % 4, tax_percent: place ? '5' : '7.5' },
    }));
    const amount = lines.reduce((sum, line) => sum + line.quantity * line.unit_price - line.discount, 0);
    const payments = [{ id: randomUUID(), method: methods[at % methods.length], amount }];
    return sale(lines, { ...inShift, vat, payments });
  });
  const [first] = rung;
  const [line] = (first?.payload.lines ?? []) as { id: string; unit_price: number }[];
  const back = command('return', {
    ...{ ...inShift, order_id: first?.id, lines: [{ line_id: line?.id, quantity: 1, restocked: true }] },
    refund: { id: randomUUID(), method: 'cash', amount: line?.unit_price },
  });
  await send([opened, ...rung, back]);
  const params = { id: owner.storeId, shift_id: opened.id };
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/shifts/{shift_id}', {
    ...{ token: owner.token, params },
  });
  return data;
}

describe('Reports of one register', () => {
  it('say to the minor unit what the report of its shift says, by product, by category, by rate and by method', async () => {
    const goods = await Promise.all([
      newItem(app, owner, { price: 333, track_quantity: false }, 'Mug'),
      newItem(app, owner, { price: 334, track_quantity: false }, 'Bread'),
    ]);
    const shifts = [await aShift(goods, 7), await aShift(goods, 4)];
    const today = app.services.clock().toISOString().slice(0, 10);
    const days = { from: today, to: today };
    const all = { net: 0, units: 0, taken: 0, due: 0 };
    for (const shift of shifts) {
      const asked = { ...days, register_id: shift.register.id };
      const { gross_sales, discounts, returns, net_sales, taxes, total_sales } = shift;
      const sums = { gross_sales, discounts, returns, net_sales, taxes, total_sales };
      expect(returns).toBeGreaterThan(0);
      for (const by of ['product', 'category', 'day', 'staff', 'payment_type']) {
        const { data } = await reports.sales({ by, ...asked });
        const { totals, rows } = data;
        expect(totals, by).toMatchObject(sums);
        expect(
          rows.reduce((sum, row) => sum + row.total_sales, 0),
          by,
        ).toBe(total_sales);
        expect(rows.map(({ behind }) => behind.register_id)).toEqual(rows.map(() => shift.register.id));
      }
      const products = (await reports.sales({ by: 'product', ...asked })).data;
      expect(products.rows.map(({ key }) => key).toSorted()).toEqual(
        goods.map(({ productId }) => productId).toSorted(),
      );

      const takings = (await reports.payments(asked)).data;
      expect(takings.register_id).toBe(shift.register.id);
      expect(
        takings.rows
          .map(({ method, taken, refunded }) => ({ method, payments: taken, refunds: refunded }))
          .toSorted((one, other) => one.method.localeCompare(other.method)),
      ).toEqual(
        shift.methods
          .map(({ method, payments, refunds }) => ({ method, payments, refunds }))
          .toSorted((one, other) => one.method.localeCompare(other.method)),
      );

      const rates = (await reports.vat(asked)).data;
      expect(rates.totals).toMatchObject({ net_sales, due: taxes });
      expect(rates.rows.map((row) => [row.vat_percent, row.net_sales, row.due])).toEqual(
        shift.tax_by_rate.map(({ percent, net, tax }) => [String(Number(percent)), net, tax]),
      );
      const [, ...lines] = await reports.file({ report: 'payments', ...asked });
      expect(lines).toHaveLength(takings.rows.length);
      const [, ...rateLines] = await reports.file({ report: 'vat', ...asked });
      expect(rateLines).toHaveLength(rates.rows.length);
      all.net += products.totals.net_sales;
      all.units += products.totals.units;
      all.taken += takings.totals.taken;
      all.due += rates.totals.due;
    }
    const whole = (await reports.sales({ by: 'product', ...days })).data.totals;
    expect(all).toEqual({
      ...{ net: whole.net_sales, units: whole.units },
      taken: (await reports.payments(days)).data.totals.taken,
      due: (await reports.vat(days)).data.totals.due,
    });
  });

  it('are the same once the figures are rolled up, and when they are reckoned anew', async () => {
    const today = app.services.clock().toISOString().slice(0, 10);
    const registers = (await reports.home()).data.registers;
    const read = () =>
      Promise.all(
        registers.flatMap(({ id }) => {
          const asked = { from: today, to: today, register_id: id };
          return [reports.sales({ by: 'product', ...asked }), reports.payments(asked)].map(
            async (answer) => (await answer).data,
          );
        }),
      );
    const fresh = await read();
    await query(app.database.superUrl, 'select app.fold_sales($1, null)', [owner.storeId]);
    expect(await read()).toEqual(fresh);
    await query(app.database.superUrl, 'select app.rebuild_sales($1)', [owner.storeId]);
    expect(await read()).toEqual(fresh);
    const month = await query(
      app.database.superUrl,
      'select from app.sales_by_product_month where store_id = $1 and register_id is not null',
      [owner.storeId],
    );
    expect(month).toHaveLength(2 * registers.length);
  });

  it('are empty for a register of another store, and refused for words that are none', async () => {
    const today = app.services.clock().toISOString().slice(0, 10);
    const asked = { from: today, to: today, register_id: randomUUID() };
    expect((await reports.payments(asked)).data).toMatchObject({ rows: [], totals: { taken: 0 } });
    expect((await reports.vat(asked)).data).toMatchObject({ rows: [], totals: { due: 0 } });
    expect((await reports.sales({ by: 'product', ...asked })).data.rows).toEqual([]);
    expect((await reports.payments({ ...asked, register_id: 'front' })).status).toBe(400);
  });
});
