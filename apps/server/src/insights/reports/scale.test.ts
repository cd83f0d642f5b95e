import { orderFilter } from '@sokoni/contract/sales/order-filter';
import type { SalesReport } from '@sokoni/rules/reports/report-labels';
import type { Period } from '@sokoni/rules/reports/report-period';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionNow } from '#core/action.ts';
import { rebuildSales } from '#insights/sales-summary/fold-sales.ts';
import { countFromFigures } from '#sales/orders/list/count-queries.ts';
import { findOrders } from '#sales/orders/list/list-queries.ts';
import { readFilter } from '#sales/orders/list/read-filter.ts';
import { countOrders } from '#sales/orders/search/order-serials.ts';
import { type AgedDebtor, readDebtors } from '#sales/receivables/read-receivables.ts';
import { rowsRead } from '#testing/checks/rows-read.ts';
import { query } from '#testing/database/query.ts';
import { addCrowd } from '#testing/fixtures/many-orders.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { readSalesReport, type SalesReportData } from './sales-report.ts';
import { readTakings } from './takings.ts';
import { readVatReport, type VatReport } from './vat-report.ts';

let app: TestApp;
let storeId: string;
let sellerId: string;

const orders = 20_000;
/** Every thousandth. */
const rare = orders / 1000;
const year = { from: '2020-01-01', to: '2020-12-30' };
/** Every day has 20, but the first one. */
const ofYear = 365 * 20 - 1;
const byNumber = { key: 'number', direction: 'desc' } as const;
const window = { limit: 1000, offset: 0 };

beforeAll(async () => {
  app = await startTestApp();
  const { token, id } = await app.verifiedUser();
  sellerId = id;
  storeId = (await app.newStore(token)).id;
  await addCrowd(app.database.superUrl, { storeId, sellerId }, orders);
  await query(
    app.database.superUrl,
    `insert into app.order_payments (store_id, id, order_id, kind, method, amount, at, on_day)
     select store_id, gen_random_uuid(), id, 'payment', case serial % 2 when 0 then 'cash' else 'card' end, 100, placed_at, placed_on
     from app.orders where store_id = $1`,
    [storeId],
  );
  const pool = new pg.Pool({ connectionString: app.database.ownerUrl });
  await rebuildSales(pool);
  await pool.query('analyze');
  await pool.end();
}, 120_000);
afterAll(() => app.close());

async function report(
  by: SalesReport,
  { tables, period = year }: { tables?: string[]; period?: Period } = {},
) {
  let data: SalesReportData | undefined;
  const read = await rowsRead(
    app,
    storeId,
    async (db) => {
      data = await readSalesReport(db, {
        ...{ storeId, test: false, ...period, by, compare: 'none', step: 'day', window, role: 'admin' },
        sort: { key: 'net_sales', direction: 'desc' },
      });
    },
    tables,
  );
  return { rows: data?.rows ?? [], totals: data?.totals, read };
}

/** What a link of a report opens: a page of orders and their total, and how many rows were looked at for each. */
async function opened(behind: object) {
  const words = Object.entries({ search: '', ...behind }).map(([name, value]) => [name, String(value)]);
  const asked = orderFilter.parse(Object.fromEntries(words));
  const action = actionNow({ kind: 'staff', userId: sellerId, role: 'admin' }, new Date());
  let [page, total] = [0, 0];
  const read = await rowsRead(app, storeId, async (db) => {
    const filter = await readFilter(db, storeId, asked, action);
    page = (await findOrders(db, storeId, filter, byNumber, { limit: 25, offset: 0 })).length;
  });
  const counted = await rowsRead(app, storeId, async (db) => {
    const filter = await readFilter(db, storeId, asked, action);
    total = (await countFromFigures(db, storeId, filter)) ?? (await countOrders(db, storeId, filter));
  });
  return { page, total, read, counted };
}

const reports = ['day', 'product', 'category', 'channel', 'staff', 'register', 'payment_type'] as const;

/** Few of all, a page of the many, and the many counted: each of their orders and of its lines once. */
const ofFew = rare * 20;
const ofPage = ofYear * 1.2;
const ofMany = orders * 3.2;

describe('Of 20,000 orders', () => {
  it.each(reports)('the report of a year by %s looks at none, only at what is rolled up', async (by) => {
    const { totals, read } = await report(by, {
      tables: ['orders', 'order_lines', 'order_items', 'order_returns'],
    });
    expect(totals?.orders).toBe(ofYear);
    expect(read).toBe(0);
    // By product and category a year has a row for each product and month.
    if (by !== 'product' && by !== 'category') expect((await report(by)).read).toBeLessThan(365 * 12);
  });

  it('takings of a year look at no payment, only at what is rolled up', async () => {
    let taken = 0;
    const read = (tables?: string[]) =>
      rowsRead(
        app,
        storeId,
        async (db) => {
          taken = (await readTakings(db, { storeId, test: false, compare: 'none', ...year })).totals.payments;
        },
        tables,
      );
    expect(await read(['orders', 'order_payments'])).toBe(0);
    expect(taken).toBe(ofYear);
    expect(await read()).toBeLessThan(365 * 6);
  });

  it.each(reports)('those behind a figure by %s are found without a look at the others', async (by) => {
    const { rows } = await report(by);
    for (const row of [rows[0], rows.findLast(({ units }) => units > 0)]) {
      const { page, total, read, counted } = await opened(row?.behind ?? {});
      if (row?.orders) expect(total, row.label).toBe(row.orders);
      expect(total, row?.label).toBeGreaterThan(0);
      expect(page, row?.label).toBe(Math.min(25, total));
      expect(read, row?.label).toBeLessThan(total <= 25 ? ofFew : ofPage);
      expect(counted, row?.label).toBeLessThan(total <= 25 ? ofFew : ofMany);
    }
  });

  it('those behind a rate of VAT are found without a look at the others', async () => {
    let rates: VatReport['rows'] = [];
    const looked = await rowsRead(app, storeId, async (db) => {
      rates = (await readVatReport(db, { storeId, test: false, compare: 'none', ...year })).rows;
    });
    expect(looked).toBeLessThan(365 * 6);
    expect(rates.map(({ vat_percent }) => vat_percent)).toEqual(['16', '8']);
    const [usual, seldom] = [await opened(rates[0]?.behind ?? {}), await opened(rates[1]?.behind ?? {})];
    expect([usual.total, seldom.total]).toEqual([ofYear - 7, 7]);
    expect(usual.read).toBeLessThan(ofPage);
    expect(usual.counted).toBeLessThan(ofMany);
    expect(seldom.read).toBeLessThan(ofFew);
    expect(seldom.counted).toBeLessThan(ofFew);
  });

  it.each(reports)('those of which something came back, by %s, are found so too', async (by) => {
    const { rows } = await report(by, { period: { from: '2020-02-14', to: '2020-02-20' } });
    const { from, to, ...rest } = rows.find(({ returns }) => returns > 0)?.behind ?? { from: '', to: '' };
    const back = await opened({ ...rest, returned_from: from, returned_to: to });
    expect(back.total).toBeGreaterThan(0);
    // By items the lines of what came back are looked at too.
    const most = by === 'product' || by === 'category' ? ofPage : ofFew;
    expect(back.read).toBeLessThan(most);
    // Of a category the count goes through all that was ever sold of it.
    expect(back.counted).toBeLessThan(by === 'category' ? ofMany : most);
  });

  it('those of a debtor are found so too, and so are the debtors', async () => {
    let receivables: AgedDebtor[] = [];
    const read = await rowsRead(app, storeId, async (db) => {
      receivables = (await readDebtors(db, { storeId, test: false, today: '2026-11-22' }, window)).rows;
    });
    expect(read).toBeLessThan(ofFew);
    expect(receivables.map(({ customer }) => customer?.name)).toEqual(['Buyer 1', undefined]);
    for (const { customer, orders: unpaid } of receivables) {
      const outstanding = await opened({ unpaid: true, customer_id: customer?.id ?? 'none', test: false });
      expect([outstanding.page, outstanding.total, unpaid]).toEqual([rare, rare, rare]);
      expect(outstanding.read).toBeLessThan(ofFew);
      expect(outstanding.counted).toBeLessThan(ofFew);
    }
  });
});
