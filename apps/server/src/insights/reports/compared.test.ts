import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Seller } from '#testing/clients/order-client.ts';
import { reportClient } from '#testing/clients/report-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let owner: Seller;

/** Over four years every day has figures of its own, at two rates of VAT. */
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token, { currency_code: 'KES' })).id };
  const { superUrl } = app.database;
  await query(superUrl, `update app.stores set mode = 'live', timezone = 'UTC' where id = $1`, [
    owner.storeId,
  ]);
  await query(
    superUrl,
    `insert into app.sales_by_day (store_id, test, day, channel, payment_type, vat_percent, orders, shipping, units, discounts, net,
       vat, returned_quantity, returned_net, returned_vat, cost, uncosted)
     select $1, false, day, 'web', 'instant', rate, 1, n % 7, 1 + n % 5, n % 11, 1000 + n * n % 9973, 160 + n, n % 3, n % 13, n % 2,
            500 + n, n % 17
     from (select day::date, (row_number() over (order by day))::int as n
           from generate_series(date '2023-01-01', date '2026-12-31', '1 day') day) days
     cross join (values (16.0), (case when false then 0.0 end)) rates (rate)`,
    [owner.storeId],
  );
}, 60_000);
afterAll(() => app.close());

const reports = reportClient(
  () => app,
  () => owner,
);

const measures = [
  'orders',
  'units',
  'gross_sales',
  'discounts',
  'returned_quantity',
  'returns',
  'net_sales',
  'shipping',
  'taxes',
  'returned_taxes',
  'total_sales',
  'cost',
  'uncosted',
  'margin',
] as const;

/** Periods that begin and end within weeks and months, and around the 29th of February. */
const periods = [
  { from: '2026-01-01', to: '2026-04-12' },
  { from: '2026-02-03', to: '2026-03-05' },
  { from: '2026-03-05', to: '2026-03-25' },
  { from: '2024-02-12', to: '2024-03-11' },
  { from: '2024-02-29', to: '2024-05-01' },
  { from: '2025-02-28', to: '2025-11-22' },
] as const;

describe('What a report is compared with', () => {
  it.each(['day', 'week', 'month'])(
    'is, by %s, all of the earlier period, to the minor unit',
    async (step) => {
      for (const period of periods) {
        for (const compare of ['before', 'year']) {
          const { data } = await reports.sales({ by: 'day', step, compare, ...period });
          for (const name of measures) {
            const sum = (of: (row: (typeof data.rows)[number]) => number | null | undefined) =>
              data.rows.reduce((whole, row) => whole + (of(row) ?? 0), 0);
            expect(
              [sum((row) => row[name]), sum(({ before }) => before?.[name])],
              `${name} of ${JSON.stringify(period)} and ${compare}`,
            ).toEqual([data.totals[name], data.totals_before?.[name]]);
          }
          const alone = await reports.sales({
            ...{ by: 'channel', compare: 'none' },
            ...(data.compared ?? { from: '', to: '' }),
          });
          expect(data.totals_before).toEqual(alone.data.totals);
        }
      }
    },
  );

  it('is for VAT the same report of the earlier period, rate by rate', async () => {
    for (const period of periods) {
      for (const compare of ['before', 'year']) {
        const { data } = await reports.vat({ compare, ...period });
        const { data: then } = await reports.vat({
          ...{ compare: 'none' },
          ...(data.compared ?? { from: '', to: '' }),
        });
        expect(data.totals_before).toEqual(then.totals);
        expect(data.shipping_before).toBe(then.shipping);
        expect(data.rows.map(({ vat_percent, name, before }) => ({ vat_percent, name, ...before }))).toEqual(
          then.rows.map(({ behind: _, before: __, ...row }) => row),
        );
        expect([then.compared, then.totals_before, then.shipping_before]).toEqual([null, null, null]);
      }
    }
  });

  it('has a rate of VAT that only the earlier period has', async () => {
    await query(
      app.database.superUrl,
      `update app.sales_by_day set vat_percent = 8 where store_id = $1 and day = '2023-01-05' and vat_percent = 16`,
      [owner.storeId],
    );
    const { data } = await reports.vat({ from: '2023-01-06', to: '2023-01-06', compare: 'before' });
    expect(data.rows).toMatchObject([
      { vat_percent: '16', before: { sales: 0, due: 0 } },
      { vat_percent: '8', sales: 0, due: 0, before: { sales: 1030, due: 164 } },
      { vat_percent: null, before: { sales: 1025 } },
    ]);
  });
});
