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
  owner = await aStore('UTC');
});
afterAll(() => app.close());

async function aStore(timezone: string, mode = 'live'): Promise<Seller> {
  const { token } = await app.verifiedUser();
  const { id } = await app.newStore(token);
  await query(app.database.superUrl, 'update app.stores set mode = $2, timezone = $3 where id = $1', [
    id,
    mode,
    timezone,
  ]);
  someone = { token, storeId: id };
  return someone;
}

const orders = orderClient(
  () => app,
  () => someone,
);
const reports = reportClient(
  () => app,
  () => someone,
);

const sale = (amount: number) => ({
  lines: [{ title: 'Repair', unit_price: amount, quantity: 1 }],
  settlement: { payment_type: 'instant', payments: [{ method: 'cash', amount }] },
});

async function as(role: string): Promise<Seller> {
  const { token } = await app.staffMember(owner.token, owner.storeId, role);
  someone = { token, storeId: owner.storeId };
  return someone;
}

/** Moves an order to another moment, as if it had been placed then. */
async function placedAt(orderId: string, instant: string): Promise<void> {
  await query(
    app.database.superUrl,
    `update app.orders placed set placed_at = $2, placed_on = ($2::timestamptz at time zone store.timezone)::date
     from app.stores store where store.id = placed.store_id and placed.id = $1`,
    [orderId, instant],
  );
}

const todayIn = (timezone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(app.services.clock());

describe('Reports and home', () => {
  it('refuse what is no period, no step, no order, or unknown', async () => {
    someone = owner;
    const day = { from: '2026-01-01', to: '2026-01-31' };
    for (const [wrong, field] of [
      [{ from: '2026-02-01' }, 'to'],
      [{ from: '2020-01-01' }, 'to'],
      [{ from: '2026-02-30' }, 'from'],
      [{ from: "'; drop" }, 'from'],
      [{ by: 'moon' }, 'by'],
      [{ step: 'hour' }, 'step'],
      [{ compare: 'always' }, 'compare'],
      [{ page: '0' }, 'page'],
      [{ limit: '1e3' }, 'limit'],
      [{ by: 'channel', sort: 'colour' }, 'sort'],
      [{ sort: 'label' }, 'sort'],
      [{ from: '2024-01-01', step: 'day' }, 'step'],
    ] as const) {
      const answer = await reports.sales({ by: 'day', ...day, ...wrong });
      expect(answer, JSON.stringify(wrong)).toMatchObject({ status: 400, error: 'invalid_fields' });
      expect(Object.keys(answer.fields ?? {}), JSON.stringify(wrong)).toContain(field);
    }
    expect((await reports.sales({ by: 'day', ...day, test: 'true' })).status).toBe(400);
    expect((await reports.vat({ from: '2026-02-01', to: '2026-01-01' })).status).toBe(400);
    expect((await reports.stockValue({ by: 'colour' })).status).toBe(400);
  });

  it('are seen as the role sees: a supervisor today and no costs, an associate and an officer nothing', async () => {
    someone = owner;
    await orders.make(sale(900));
    const day = todayIn('UTC');
    const today = { by: 'day', from: day, to: day, compare: 'before' };
    await as('supervisor');
    const seen = await reports.sales(today);
    expect(seen.data).toMatchObject({
      compared: null,
      totals: { net_sales: 900, cost: null, margin: null, uncosted: null },
    });
    expect((await reports.sales({ ...today, from: '2026-01-01' })).error).toBe('not_allowed');
    expect((await reports.sales({ ...today, by: 'channel', sort: '-margin' })).error).toBe('not_allowed');
    const home = await reports.home();
    expect(home.data).toMatchObject({
      week: null,
      last_week: null,
      last_30_days: null,
      sales: { week_ago: null },
    });
    expect(home.data.sales.today).toMatchObject({ net_sales: 900, margin: null });
    expect(home.data.set_up).toBeNull();
    expect((await reports.vat({ from: day, to: day })).error).toBe('not_allowed');
    await as('manager');
    expect((await reports.sales(today)).data.totals.margin).toBe(0);
    const { data } = await reports.home();
    expect(data.week).toHaveLength(7);
    expect(data.set_up).toMatchObject({ figures: { products: 0 } });
    for (const role of ['associate', 'inventory_officer']) {
      await as(role);
      expect((await reports.home()).status, role).toBe(403);
      expect((await reports.sales(today)).status, role).toBe(403);
    }
  });

  it('never mix test orders with real ones', async () => {
    const store = await aStore('UTC', 'test');
    await orders.make(sale(700));
    const day = todayIn('UTC');
    const asked = { by: 'channel', from: day, to: day };
    expect((await reports.sales(asked)).data).toMatchObject({
      test: true,
      totals: { net_sales: 700, orders: 1 },
    });
    expect((await reports.home()).data).toMatchObject({ test: true, has_orders: true });
    await query(app.database.superUrl, `update app.stores set mode = 'live' where id = $1`, [store.storeId]);
    expect((await reports.sales(asked)).data).toMatchObject({
      test: false,
      totals: { net_sales: 0, orders: 0 },
      rows: [],
    });
    for (const by of ['product', 'category', 'staff', 'payment_type'])
      expect((await reports.sales({ ...asked, by })).data, by).toMatchObject({ rows: [], total_rows: 0 });
    expect((await reports.vat({ from: day, to: day })).data).toMatchObject({ rows: [], shipping: 0 });
    const home = (await reports.home()).data;
    expect(home).toMatchObject({ test: false, has_orders: false, newest: [] });
    expect(home.week?.every(({ net_sales }) => net_sales === 0)).toBe(true);
  });

  it.each([
    [
      'America/Toronto',
      '2026-11-01',
      '2026-11-01T03:59:59Z',
      '2026-11-01T04:00:00Z',
      '2026-11-02T04:59:59Z',
      '2026-11-02T05:00:00Z',
    ],
    [
      'Europe/London',
      '2026-03-29',
      '2026-03-28T23:59:59Z',
      '2026-03-29T00:00:00Z',
      '2026-03-29T22:59:59Z',
      '2026-03-29T23:00:00Z',
    ],
    [
      'Africa/Nairobi',
      '2026-11-01',
      '2026-10-31T20:59:59Z',
      '2026-10-31T21:00:00Z',
      '2026-11-01T20:59:59Z',
      '2026-11-01T21:00:00Z',
    ],
  ])(
    'have the days of a store in %s, wherever they are read',
    async (timezone, day, before, first, last, after) => {
      await aStore(timezone);
      for (const [amount, instant] of [
        [1, before],
        [20, first],
        [300, last],
        [4000, after],
      ] as const)
        await placedAt((await orders.make(sale(amount))).data.id, instant);
      const { data } = await reports.sales({ by: 'day', from: day, to: day, compare: 'none' });
      expect(data.rows).toMatchObject([{ key: day, net_sales: 320, orders: 2 }]);
      // Somebody in Toronto reads of the store's own today.
      const home = await app.call('GET /marketplace/v1/stores/{id}/home', {
        token: someone.token,
        params: { id: someone.storeId },
        headers: { 'x-timezone': 'America/Toronto' },
      });
      expect(home.data).toMatchObject({ timezone, today: todayIn(timezone) });
      expect(home.data.last_30_days?.at(-1)?.day).toBe(todayIn(timezone));
    },
  );
});
