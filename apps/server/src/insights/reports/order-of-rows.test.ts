import { salesSortKeys } from '@sokoni/rules/reports/report-labels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportClient } from '#testing/clients/report-client.ts';
import { type ReportStore, reportStore } from '#testing/fixtures/report-store.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let store: ReportStore;
beforeAll(async () => {
  app = await startTestApp();
  store = await reportStore(app);
});
afterAll(() => app.close());

const reports = reportClient(
  () => app,
  () => store.owner,
);
const now = (more: Record<string, string>) =>
  reports.sales({ by: 'product', from: store.today, to: store.today, compare: 'none', ...more });
type Row = Awaited<ReturnType<typeof now>>['data']['rows'][number];

const figures: Record<(typeof salesSortKeys)[number], (row: Row) => number | string> = {
  gross_sales: ({ gross_sales }) => gross_sales,
  net_sales: ({ net_sales }) => net_sales,
  units: ({ units }) => units,
  orders: ({ orders }) => orders ?? 0,
  discounts: ({ discounts }) => discounts,
  returns: ({ returns }) => returns,
  margin: ({ margin }) => margin ?? 0,
  label: ({ label }) => label.toLowerCase(),
};

describe('The rows of a report', () => {
  it.each(['product', 'category', 'channel'])('by %s come in the order asked for, both ways', async (by) => {
    for (const key of salesSortKeys) {
      const { data } = await now({ by, sort: key });
      const rows = data.rows.map(figures[key]);
      expect(rows.length).toBeGreaterThan(1);
      // The count of orders of a category is nobody's to see: its rows may come in any order.
      const isSeen = by !== 'category' || key !== 'orders';
      const sorted = rows.toSorted((one, other) => (one < other ? -1 : Number(one > other)));
      if (isSeen) expect(rows, key).toEqual(sorted);
      if (isSeen && key !== 'label' && by !== 'channel') expect(new Set(rows).size, key).toBeGreaterThan(1);
      const back = (await now({ by, sort: `-${key}` })).data.rows.map(figures[key]);
      if (isSeen) expect(back, key).toEqual(sorted.toReversed());
    }
  });

  it('are first by another figure each', async () => {
    const first = async (sort: string) => (await now({ sort })).data.rows[0]?.label;
    expect(await first('-net_sales')).toBe('apples');
    expect(await first('')).toBe('apples');
    expect(await first('-units')).toBe('Bread');
    expect(await first('-orders')).toBe('corn');
    expect(await first('-discounts')).toBe('corn');
    expect(await first('-returns')).toBe('Dates');
    expect(await first('-margin')).toBe('Bread');
    expect(await first('label')).toBe('apples');
    expect((await now({ by: 'category', sort: '-orders' })).data.rows[0]?.label).toBe('No category');
  });

  it('name gross sales, discounts and returns without VAT, which come to net sales', async () => {
    const { data } = await now({ sort: '-discounts' });
    expect(data.rows[0]).toMatchObject({
      ...{ label: 'corn', gross_sales: 6000, discounts: 500, returns: 0, net_sales: 5500 },
      ...{ taxes: 880, total_sales: 6380 },
    });
    for (const row of [...data.rows, data.totals]) {
      expect(row.gross_sales - row.discounts - row.returns).toBe(row.net_sales);
      expect(row.net_sales + row.shipping + row.taxes).toBe(row.total_sales);
    }
  });

  it('come in pages, each row once', async () => {
    for (const by of ['product', 'category']) {
      const whole = (await now({ by, sort: 'label' })).data;
      const pages = [];
      for (let page = 1; page <= Math.ceil(whole.rows.length / 2); page += 1)
        pages.push(...(await now({ by, sort: 'label', limit: '2', page: String(page) })).data.rows);
      expect(pages).toEqual(whole.rows);
      const beyond = (await now({ by, sort: 'label', limit: '2', page: '9' })).data;
      expect(beyond).toMatchObject({ rows: [], total_rows: whole.rows.length });
    }
  });

  it('have what came back on a later day on that day, and its cost taken off again', async () => {
    const { data } = await now({ sort: '-returns' });
    const candles = {
      ...{
        orders: 0,
        units: 0,
        gross_sales: 0,
        returned_quantity: 1,
        returns: 1000,
        net_sales: -1000,
        taxes: -160,
        total_sales: -1160,
      },
      ...{ cost: -700, uncosted: 0, margin: -300 },
    };
    expect(data.rows.find(({ label }) => label === 'Candles')).toMatchObject(candles);
    const shelf = (await now({ by: 'category' })).data.rows.find(({ label }) => label === 'Cellar');
    expect(shelf).toMatchObject({ ...candles, orders: null });
    const then = (await reports.sales({ by: 'product', from: store.yesterday, to: store.yesterday })).data;
    expect(then.rows).toMatchObject([
      { label: 'Candles', units: 3, net_sales: 3000, returned_quantity: 0 },
      { label: 'Shipping', units: 0, net_sales: 0, shipping: 250 },
    ]);
    expect(then.totals).toMatchObject({
      orders: 1,
      shipping: 250,
      total_sales: 3000 + 480 + 250,
      margin: 900,
    });
  });

  it('of VAT are the rates of what was sold or came back, and shipping beside them', async () => {
    const today = (await reports.vat({ from: store.today, to: store.today })).data;
    const { sales, vat, returns, returned_vat } = today.totals;
    expect(today).toMatchObject({ shipping: 0, rows: [{ vat_percent: '16', due: vat - returned_vat }] });
    expect([sales, returns]).toEqual([10_000 + 3000 + 5500 + 8000 + 6000, 4000 + 1000]);
    const yesterday = (await reports.vat({ from: store.yesterday, to: store.yesterday })).data;
    expect(yesterday).toMatchObject({
      shipping: 250,
      rows: [{ vat_percent: '16', net_sales: 3000, vat: 480 }],
    });
    expect(today.rows[0]?.behind).toMatchObject({ vat_percent: '16' });
  });

  it('of what was sold in the earlier period alone are there too, with nothing beside it', async () => {
    for (const [by, label] of [
      ['category', 'Cellar'],
      ['product', 'Candles'],
    ] as const) {
      const { data } = await reports.sales({ by, from: store.today, to: store.today, compare: 'before' });
      expect(data.compared).toEqual({ from: store.yesterday, to: store.yesterday });
      expect(data.rows.find((row) => row.label === label)).toMatchObject({
        gross_sales: 0,
        before: { net_sales: 3000, units: 3 },
      });
      const none = data.rows.find((row) => row.label === 'Dates' || row.label === 'Zone');
      expect(none).toMatchObject({ gross_sales: 8000, before: { net_sales: 0, units: 0 } });
    }
    const later = { from: store.today, to: store.today, compare: 'before' };
    const types = (await reports.sales({ by: 'payment_type', ...later })).data.rows;
    expect(types).toMatchObject([{ label: 'Pay on Delivery', before: { net_sales: 3000 } }]);
    const days = (await reports.sales({ by: 'day', ...later })).data.rows;
    expect(days).toMatchObject([{ key: store.today, before: { net_sales: 3000, shipping: 250 } }]);
  });

  it('of stock are the places or the shelves, the most valuable first', async () => {
    const { data } = await reports.stockValue({ by: 'category' });
    const values = data.rows.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(data.rows.at(0)).toMatchObject({
      label: '=Fruit',
      units: 89,
      value: 89 * 9900,
      uncosted_quantity: 0,
    });
    expect(data.rows.at(-1)).toMatchObject({
      label: 'No category',
      units: 84,
      value: 0,
      uncosted_quantity: 84,
    });
    expect(data.totals).toMatchObject({ uncosted_quantity: 84 });
    const places = (await reports.stockValue({ by: 'location' })).data;
    expect(places.rows).toHaveLength(1);
    expect(places.totals).toEqual(data.totals);
  });
});
