import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { reportClient } from '#testing/clients/report-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let owner: Seller;
let someone: Seller;
beforeAll(async () => {
  app = await startTestApp();
  owner = await aStore();
  someone = owner;
});
afterAll(() => app.close());

async function aStore(): Promise<Seller> {
  const { token } = await app.verifiedUser();
  const { id } = await app.newStore(token, { currency_code: 'KES' });
  await query(app.database.superUrl, `update app.stores set mode = 'live', timezone = 'UTC' where id = $1`, [
    id,
  ]);
  return { token, storeId: id };
}

const orders = orderClient(
  () => app,
  () => someone,
);
const reports = reportClient(
  () => app,
  () => someone,
);
const today = () => app.services.clock().toISOString().slice(0, 10);
const yesterday = () => new Date(Date.parse(today()) - 86_400_000).toISOString().slice(0, 10);
const period = () => ({ from: today(), to: today() });

async function sell(payments: readonly { method: string; amount: number }[]): Promise<string> {
  const unit_price = payments.reduce((sum, { amount }) => sum + amount, 0);
  const { data, message } = await orders.make({
    lines: [{ title: 'Visit', unit_price, quantity: 1 }],
    settlement: { payment_type: 'instant', payments },
  });
  if (!data) throw new Error(message);
  return data.id;
}

describe('Takings', () => {
  it('are what came in and went back by payment method, also of cancelled orders, beside the period before', async () => {
    const first = await sell([{ method: 'cash', amount: 700 }]);
    await sell([
      { method: 'cash', amount: 300 },
      { method: 'mobile_money', amount: 2000 },
    ]);
    await orders.cancel(first, {});
    await orders.refund(first, { method: 'cash', amount: 700 });
    const old = await sell([{ method: 'card', amount: 450 }]);
    // As if it had been paid the day before.
    await query(app.database.superUrl, 'delete from app.order_payments where order_id = $1', [old]);
    await query(
      app.database.superUrl,
      `insert into app.order_payments (store_id, id, order_id, kind, method, amount, at, on_day)
       values ($1, gen_random_uuid(), $2, 'payment', 'card', 450, now(), $3)`,
      [owner.storeId, old, yesterday()],
    );
    const { data } = await reports.payments({ ...period(), compare: 'before' });
    const card = { payments: 1, taken: 450, refunded: 0, net: 450 };
    const none = { payments: 0, taken: 0, refunded: 0, net: 0 };
    expect(data).toMatchObject({
      compared: { from: yesterday(), to: yesterday() },
      totals: { payments: 3, taken: 3000, refunded: 700, net: 2300 },
      totals_before: card,
      rows: [
        { method: 'mobile_money', payments: 1, taken: 2000, refunded: 0, net: 2000, before: none },
        { method: 'cash', payments: 2, taken: 1000, refunded: 700, net: 300, before: none },
        { method: 'card', ...none, before: card },
      ],
    });
    expect(await reports.file({ report: 'payments', ...period() })).toEqual([
      'Payment method,Payments,Taken,Refunded,Net',
      'Mobile money,1,20.00,0.00,20.00',
      'Cash,2,10.00,7.00,3.00',
    ]);
    const [head] = await reports.file({ report: 'payments', ...period(), compare: 'year' });
    expect(head).toMatch(/,Net,Payments \(previous period\),.*,Net \(previous period\)$/);
  });

  it('of a store are its own, and those of test orders are not the real ones', async () => {
    const other = await aStore();
    someone = other;
    expect((await reports.payments(period())).data).toMatchObject({ rows: [], totals: { taken: 0 } });
    await query(app.database.superUrl, `update app.stores set mode = 'test' where id = $1`, [other.storeId]);
    await sell([{ method: 'cash', amount: 100 }]);
    expect((await reports.payments(period())).data).toMatchObject({ test: true, totals: { net: 100 } });
    await query(app.database.superUrl, `update app.stores set mode = 'live' where id = $1`, [other.storeId]);
    expect((await reports.payments(period())).data).toMatchObject({ test: false, rows: [] });
    const foreign = await app.call('GET /marketplace/v1/stores/{id}/reports/payments', {
      token: other.token,
      params: { id: owner.storeId },
      query: period(),
    });
    expect([foreign.status, foreign.data]).toEqual([404, undefined]);
    someone = owner;
  });

  it('are refused for a period that is none, for words nobody knows, and to roles that see no reports', async () => {
    const backwards = await reports.payments({ from: today(), to: yesterday() });
    expect(backwards).toMatchObject({ status: 400, error: 'invalid_fields' });
    expect((await reports.payments({ ...period(), method: 'cash' })).status).toBe(400);
    for (const [role, isToday, status] of [
      ['supervisor', true, 200],
      ['supervisor', false, 403],
      ['associate', true, 403],
      ['inventory_officer', true, 403],
    ] as const) {
      const { token } = await app.staffMember(owner.token, owner.storeId, role);
      someone = { token, storeId: owner.storeId };
      const asked = isToday ? period() : { from: yesterday(), to: today() };
      const answer = await reports.payments({ ...asked, compare: 'before' });
      expect(answer.status, role).toBe(status);
      if (status === 200) expect(answer.data.compared).toBeNull();
    }
    someone = owner;
  });
});
