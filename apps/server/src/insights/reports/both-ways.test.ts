import { randomUUID } from 'node:crypto';
import { shippingKey } from '@sokoni/rules/reports/report-labels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { reportClient } from '#testing/clients/report-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { anEmptyRegister } from '#testing/requests/register-requests.ts';

let app: TestApp;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
  await query(
    app.database.superUrl,
    `update app.stores set mode = 'live', timezone = 'UTC', apply_vat = true, vat_percent = 7.5 where id = $1`,
    [owner.storeId],
  );
  await tradeForAMonth();
});
afterAll(() => app.close());

const client = orderClient(
  () => app,
  () => owner,
);
const reports = reportClient(
  () => app,
  () => owner,
);

async function aCategory(name: string): Promise<string> {
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/categories', {
    token: owner.token,
    params: { id: owner.storeId },
    body: { name },
  });
  return data.id;
}

/** Orders of several days, channels, sellers and settlements; some edited, cancelled, or with items that came back. */
async function tradeForAMonth(): Promise<void> {
  const soldItems = await Promise.all(
    [333, 1250, 78].map((price, index) =>
      newItem(
        app,
        owner,
        { price, track_quantity: false, ...(index > 0 && { cost: 50 * index }) },
        `Good ${index}`,
      ),
    ),
  );
  const registers = [
    await anEmptyRegister(app, owner.token, owner.storeId),
    await anEmptyRegister(app, owner.token, owner.storeId),
  ];
  const food = await aCategory('Food');
  await query(app.database.superUrl, 'update app.products set category_id = $2 where id = $1', [
    soldItems[0]?.productId,
    food,
  ]);
  for (let sale = 0; sale < 12; sale += 1) {
    const lines = soldItems
      .filter((_, index) => (sale + index) % 3 > 0)
      .map(({ variantId }, index) => ({
        variant_id: variantId,
        quantity: 1 + ((sale * 5 + index) % 4),
        discount: sale % 2,
      }));
    const { data } = await client.make({
      channel: sale % 2 ? 'manual' : 'in_person',
      lines:
        sale % 4 ? lines : [...lines, { title: 'Repair', unit_price: 1999, quantity: 1, exempt_vat: true }],
      shipping: sale * 10,
      ...(sale % 5 === 0 && { discount_percent: '12.5' }),
      settlement: { payment_type: 'pod', fulfilled: sale % 3 === 0 },
    });
    const line = data.lines[0];
    if (sale % 6 === 0)
      await client.takeBack(data.id, { lines: [{ line_id: line?.id, quantity: 1, restocked: true }] });
    if (sale % 6 === 1) await client.cancel(data.id, {});
    if (sale % 6 === 2) await client.change(data.id, { version: data.version, shipping: 77 });
    await query(
      app.database.superUrl,
      `update app.orders set placed_on = placed_on - $2::int, due_on = case when $2 % 4 > 0 then placed_on - $2::int * 25 end, sold_by = case when $2 % 3 = 0 then null else sold_by end,
         register_id = case $2 % 3 when 0 then $3::uuid when 1 then $4::uuid end where id = $1`,
      [data.id, sale % 7, ...registers],
    );
  }
}

const today = () => app.services.clock().toISOString().slice(0, 10);
const monthAgo = () => new Date(app.services.clock().getTime() - 30 * 86_400_000).toISOString().slice(0, 10);

function filterOf(behind: object): Record<string, string> {
  const asked = Object.entries(behind).filter(([, value]) => value !== undefined);
  return Object.fromEntries(asked.map(([key, value]) => [key, String(value)]));
}

/** What the orders behind a row come to, one by one, as the list finds them. */
async function ordersBehind(behind: object, at = client) {
  const filter = filterOf(behind);
  const { data, message } = await at.list({ ...filter, limit: '100' });
  if (!data) throw new Error(message);
  const counted = await at.count(filter);
  expect(counted.data.total).toBe(data.items.length);
  return Promise.all(data.items.map(async ({ id }) => (await at.read(id)).data));
}

/** What was asked for delivery: nothing of it comes back. */
function isShipping(row: object): boolean {
  return 'key' in row && row.key === shippingKey;
}

describe('The figures of reports', () => {
  it.each(['day', 'channel', 'staff', 'register', 'payment_type'])(
    'by %s are those of the orders that each row leads to, and of all of them together',
    async (by) => {
      const { data } = await reports.sales({ by, from: monthAgo(), to: today() });
      expect(data.rows.length).toBeGreaterThan(by === 'payment_type' ? 0 : 1);
      for (const row of data.rows) {
        const behind = await ordersBehind(row.behind);
        const sum = (of: (order: (typeof behind)[number]) => number | null) =>
          behind.reduce((whole, order) => whole + (of(order) ?? 0), 0);
        const { total_sales, taxes, returns, returned_taxes } = row;
        const sold = { total: total_sales + returns + returned_taxes, vat: taxes + returned_taxes };
        expect({ ...row, ...sold }, row.label).toMatchObject({
          orders: behind.length,
          units: sum(({ units }) => units),
          total: sum(({ ordered_total }) => ordered_total),
          vat: sum(({ vat_total }) => vat_total),
          discounts: sum(({ discount_total }) => discount_total),
          shipping: sum(({ shipping }) => shipping),
        });
      }
      const measures = [
        'orders',
        'units',
        'gross_sales',
        'net_sales',
        'taxes',
        'shipping',
        'total_sales',
        'returns',
        'margin',
        'cost',
      ] as const;
      for (const name of measures)
        expect(
          data.rows.reduce((whole, row) => whole + (row[name] ?? 0), 0),
          name,
        ).toBe(data.totals[name]);
    },
  );

  it.each(['day', 'product', 'category', 'staff', 'payment_type'])(
    'by %s of one register are those of its row, and lead to its orders alone',
    async (by) => {
      const period = { from: monthAgo(), to: today() };
      const all = await reports.sales({ by: 'register', ...period });
      const rung = all.data.rows.filter(({ key }) => key !== null);
      expect(rung.length).toBe(2);
      for (const { key, label, before: _, behind, ...figures } of rung) {
        const register_id = key ?? '';
        const { data } = await reports.sales({ by, ...period, register_id: register_id.toUpperCase() });
        expect(data.totals, label).toEqual(figures);
        expect(data.rows.reduce((sum, { net_sales }) => sum + net_sales, 0)).toBe(figures.net_sales);
        for (const row of data.rows)
          expect((await ordersBehind(row.behind)).map(({ register }) => register?.id)).toEqual(
            Array.from(
              { length: row.orders ?? (await client.count(filterOf(row.behind))).data.total },
              () => register_id,
            ),
          );
        const [, ...lines] = await reports.file({ report: 'sales', by, ...period, register_id });
        expect(lines).toHaveLength(data.rows.length);
        const home = (await reports.home({ register_id })).data;
        expect(home.registers.map(({ id }) => id)).toContain(register_id);
        expect(home.sales.behind).toMatchObject({ register_id: behind.register_id });
        const month = home.last_30_days?.reduce((sum, { net_sales }) => sum + net_sales, 0);
        expect(month).toBe(figures.net_sales);
      }
    },
  );

  it.each(['channel', 'register'])('by %s are those of all registers', async (by) => {
    const asked = { by, from: monthAgo(), to: today(), register_id: randomUUID() };
    expect(await reports.sales(asked)).toMatchObject({
      status: 400,
      fields: { register_id: 'Sales by channel and by register are those of all registers' },
    });
  });

  it.each(['product', 'category'])(
    'by %s add up to the same, and lead to the orders that sold it',
    async (by) => {
      const { data } = await reports.sales({ by, from: monthAgo(), to: today() });
      expect(data.rows.length).toBeGreaterThan(1);
      for (const row of data.rows) {
        const behind = await ordersBehind(row.behind);
        expect(behind.length, row.label).toBeGreaterThan(0);
        if (by === 'product' && row.key !== shippingKey) {
          const lines = behind.flatMap((order) =>
            order.lines.filter(({ product_id }) => product_id === row.key),
          );
          expect(row.orders, row.label).toBe(behind.length);
          expect(row.gross_sales - row.discounts + row.taxes + row.returned_taxes).toBe(
            lines.reduce((sum, { total }) => sum + (total ?? 0), 0),
          );
          expect(row.units).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
        }
      }
      for (const name of [
        'units',
        'gross_sales',
        'net_sales',
        'taxes',
        'shipping',
        'total_sales',
        'returns',
        'margin',
        'cost',
        'uncosted',
        'discounts',
      ] as const)
        expect(
          data.rows.reduce((whole, row) => whole + (row[name] ?? 0), 0),
          name,
        ).toBe(data.totals[name]);
    },
  );

  it.each(['day', 'channel', 'staff', 'register', 'payment_type', 'product', 'category', 'vat'])(
    'of what came back, by %s, are those of the orders of which it did, on the days on which it did',
    async (by) => {
      const period = { from: monthAgo(), to: today() };
      const { data } = by === 'vat' ? await reports.vat(period) : await reports.sales({ by, ...period });
      const back = data.rows.filter(({ returns }) => returns > 0);
      expect(back.length).toBeGreaterThan(0);
      const categories = await query<{ id: string; category_id: string | null }>(
        app.database.superUrl,
        'select id, category_id from app.products where store_id = $1',
        [owner.storeId],
      );
      const categoryOf = (productId: string | null) =>
        categories.find(({ id }) => id === productId)?.category_id ?? 'none';
      for (const row of data.rows.filter((one) => !isShipping(one))) {
        const { returns, behind } = row;
        const returnedTaxes = 'returned_vat' in row ? row.returned_vat : row.returned_taxes;
        const { from, to, ...rest } = behind;
        const orders = await ordersBehind({ ...rest, returned_from: from, returned_to: to });
        const isMeant = (line: (typeof orders)[number]['lines'][number]) =>
          (rest.product_id ?? line.product_id ?? 'none') === (line.product_id ?? 'none') &&
          (rest.category_id ?? categoryOf(line.product_id)) === categoryOf(line.product_id) &&
          (rest.vat_percent === undefined || (rest.vat_percent === 'none') === line.exempt_vat);
        const amounts = orders.map((order) => {
          const meant = order.lines.filter(isMeant).map(({ id }) => id);
          return order.returns
            .flatMap(({ lines }) => lines)
            .filter(({ line_id }) => meant.includes(line_id))
            .reduce((sum, { value }) => sum + (value ?? 0), 0);
        });
        expect(Math.min(...amounts, 1), 'no order of which nothing came back').toBe(1);
        expect(amounts.reduce((sum, value) => sum + value, 0)).toBe(returns + returnedTaxes);
      }
      const [row] = back;
      const tomorrow = { returned_from: '2199-01-01', returned_to: '2199-01-02' };
      const { from: _, to: __, ...rest } = row?.behind ?? { from: '', to: '' };
      expect(await ordersBehind({ ...rest, ...tomorrow })).toEqual([]);
    },
  );

  it('by product come page by page, all of them once, sorted as asked', async () => {
    const asked = { by: 'product', from: monthAgo(), to: today(), sort: '-units', limit: '2' };
    const pages = [await reports.sales(asked), await reports.sales({ ...asked, page: '2' })];
    const rows = pages.flatMap(({ data }) => data.rows);
    expect(pages.map(({ data }) => data.total_rows)).toEqual([5, 5]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
    expect(rows.map(({ units }) => units)).toEqual(rows.map(({ units }) => units).toSorted((a, b) => b - a));
    expect((await reports.sales({ ...asked, page: '9' })).data).toMatchObject({ rows: [], total_rows: 5 });
  });

  it('of VAT are those of the sales, by rate', async () => {
    const { data } = await reports.vat({ from: monthAgo(), to: today() });
    const sales = await reports.sales({ by: 'channel', from: monthAgo(), to: today() });
    expect(data.rows.map(({ vat_percent }) => vat_percent)).toEqual(['7.5', null]);
    const { net_sales, taxes, returns, returned_taxes, shipping } = sales.data.totals;
    expect(data).toMatchObject({
      shipping,
      totals: { net_sales, returns, returned_vat: returned_taxes, due: taxes },
    });
    for (const row of data.rows) expect((await ordersBehind(row.behind)).length).toBeGreaterThan(0);
  });

  it('of shipping are those of the orders for which it is charged, and of no others', async () => {
    const { data } = await reports.sales({ by: 'channel', from: monthAgo(), to: today() });
    const { behind } = data.rows[0] ?? { behind: { from: '', to: '', test: false, sold: true } };
    const orders = await ordersBehind({ ...behind, channel: undefined, shipping: true });
    expect(orders.length).toBeLessThan(data.totals.orders ?? 0);
    const charged = orders.map(({ shipping }) => shipping ?? 0);
    expect(Math.min(...charged)).toBeGreaterThan(0);
    expect(charged.reduce((sum, one) => sum + one, 0)).toBe(data.totals.shipping);
  });

  it('of VAT at 0 % are those of the orders that bear it, and not of those that bear none', async () => {
    const { token } = await app.verifiedUser();
    const storeId = (await app.newStore(token)).id;
    await query(
      app.database.superUrl,
      `update app.stores set mode = 'live', timezone = 'UTC', apply_vat = true, vat_percent = 0 where id = $1`,
      [storeId],
    );
    const who = () => ({ token, storeId });
    const at = orderClient(() => app, who);
    const sell = (exempt_vat: boolean) =>
      at.make({
        lines: [{ title: 'Visit', unit_price: 1000, quantity: 1, exempt_vat }],
        settlement: { payment_type: 'pod' },
      });
    const [zero, none] = [await sell(false), await sell(true)];
    const { data } = await reportClient(() => app, who).vat({ from: today(), to: today() });
    expect(data.rows).toMatchObject([
      { vat_percent: '0', net_sales: 1000, vat: 0 },
      { vat_percent: null, net_sales: 1000, vat: 0 },
    ]);
    const [ofZero, ofNone] = data.rows;
    expect(await ordersBehind(ofZero?.behind ?? {}, at)).toMatchObject([{ id: zero.data.id }]);
    expect(await ordersBehind(ofNone?.behind ?? {}, at)).toMatchObject([{ id: none.data.id }]);
  });

  it('are compared with the same of the period before', async () => {
    const { data } = await reports.sales({ by: 'channel', from: today(), to: today() });
    const yesterday = await reports.sales({
      by: 'channel',
      compare: 'none',
      from: data.compared?.from ?? '',
      to: data.compared?.to ?? '',
    });
    expect(yesterday.data.totals.orders).toBeGreaterThan(0);
    expect(data.totals_before).toEqual(yesterday.data.totals);
    for (const row of yesterday.data.rows)
      expect(data.rows.find(({ key }) => key === row.key)?.before).toMatchObject({
        net_sales: row.net_sales,
      });
  });

  it('of debts are what the orders owe, and home says the same', async () => {
    const { data } = await reports.ageing();
    const [row] = await query<{ outstanding: number; orders: number }>(
      app.database.superUrl,
      'select sum(outstanding)::float8 as outstanding, count(*)::int as orders from app.orders where store_id = $1 and outstanding > 0',
      [owner.storeId],
    );
    expect(data.totals).toMatchObject({ total: row?.outstanding, orders: row?.orders });
    expect(data.rows).toMatchObject([{ customer: null, total: row?.outstanding }]);
    const home = await reports.home();
    expect(home.data.outstanding).toEqual(data.totals);
    expect(home.data.to_do.unpaid).toBe(row?.orders);
    expect(home.data.to_do.overdue).toBeGreaterThan(0);
    expect(home.data.to_do.overdue).toBeLessThan(home.data.to_do.unpaid);
    const overdue = await ordersBehind({ ageing: 'overdue' });
    expect(overdue.length).toBe(home.data.to_do.overdue);
    for (const age of ['not_due', 'to_30', 'to_60', 'to_90', 'over_90'] as const) {
      const aged = await ordersBehind({ ageing: age });
      expect(aged.length, age).toBeGreaterThan(0);
      expect(
        aged.reduce((sum, order) => sum + (order.outstanding ?? 0), 0),
        age,
      ).toBe(data.totals[age]);
    }
    const later = await reports.file({ report: 'ageing' });
    expect(later).toHaveLength(2);
  });

  it('of stock are what lies there at what it cost', async () => {
    await newItem(app, owner, { price: 900, cost: 300, track_quantity: true, opening_stock: 7 });
    await newItem(app, owner, { price: 900, track_quantity: true, opening_stock: 2 });
    const [oversold, uncounted] = [
      await newItem(app, owner, { price: 900, cost: 300, track_quantity: true, opening_stock: 4 }),
      await newItem(app, owner, { price: 900, cost: 300, track_quantity: true, opening_stock: 4 }),
    ];
    await query(app.database.superUrl, 'update app.stock_levels set on_hand = -3 where variant_id = $1', [
      oversold.variantId,
    ]);
    await query(app.database.superUrl, 'update app.variants set track_quantity = false where id = $1', [
      uncounted.variantId,
    ]);
    for (const by of ['location', 'category']) {
      const { data } = await reports.stockValue({ by });
      expect(data.totals).toEqual({ units: 9, value: 2100, uncosted_quantity: 2 });
      expect(data.rows).toHaveLength(1);
    }
    expect(await reports.file({ report: 'stock_value', by: 'category' })).toHaveLength(2);
  });
});
