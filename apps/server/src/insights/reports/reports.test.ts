import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { reportClient } from '#testing/clients/report-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
  owner = await aStore();
});
afterAll(() => app.close());

async function aStore(): Promise<Seller> {
  const { token } = await app.verifiedUser();
  const { id } = await app.newStore(token, { module_inventory: 'active', currency_code: 'KES' });
  await query(
    app.database.superUrl,
    `update app.stores set mode = 'live', apply_vat = true, vat_percent = 16, prices_include_vat = true, timezone = 'UTC' where id = $1`,
    [id],
  );
  return { token, storeId: id };
}

const orders = orderClient(
  () => app,
  () => owner,
);
const reports = reportClient(
  () => app,
  () => owner,
);
const today = () => app.services.clock().toISOString().slice(0, 10);
const period = () => ({ from: today(), to: today() });

const paid = (amount: number, more: object = {}) => ({
  payment_type: 'instant',
  payments: [{ method: 'cash', amount }],
  ...more,
});

describe('Reports', () => {
  it('tell what was sold, with VAT inside the prices, what came back, and what it earned', async () => {
    const item = await newItem(
      app,
      owner,
      {
        price: 1160,
        cost: 700,
        track_quantity: true,
        opening_stock: 10,
      },
      '=Rice',
    );
    const made = await orders.make({
      lines: [
        { variant_id: item.variantId, quantity: 3 },
        { title: 'Repair', unit_price: 500, quantity: 1, exempt_vat: true },
      ],
      shipping: 200,
      settlement: paid(3 * 1160 + 500 + 200, { fulfilled: true }),
    });
    expect(made.message).toMatch(/ placed$/);
    const line = made.data.lines[0]?.id;
    await orders.takeBack(made.data.id, { lines: [{ line_id: line, quantity: 1, restocked: true }] });
    const { data } = await reports.sales({ by: 'product', ...period() });
    expect(data.totals).toEqual({
      orders: 1,
      units: 4,
      gross_sales: 3500,
      discounts: 0,
      returned_quantity: 1,
      returns: 1000,
      net_sales: 2500,
      shipping: 200,
      taxes: 320,
      returned_taxes: 160,
      total_sales: 3020,
      cost: 1400,
      uncosted: 500,
      margin: 600,
    });
    expect(data.rows).toMatchObject([
      {
        key: item.productId,
        label: '=Rice',
        orders: 1,
        units: 3,
        gross_sales: 3000,
        returns: 1000,
        net_sales: 2000,
        margin: 600,
      },
      { key: null, label: 'Other items', orders: 1, units: 1, net_sales: 500, margin: 0, uncosted: 500 },
      {
        key: 'shipping',
        label: 'Shipping',
        orders: null,
        units: 0,
        net_sales: 0,
        shipping: 200,
        total_sales: 200,
      },
    ]);
    expect(data.rows.at(-1)?.behind).toMatchObject({ shipping: true });
    const { data: shelves } = await reports.sales({ by: 'category', ...period() });
    for (const { rows, totals } of [data, shelves])
      expect(rows.reduce((sum, { total_sales }) => sum + total_sales, 0)).toBe(totals.total_sales);
    const vat = await reports.vat(period());
    expect(vat.data).toMatchObject({
      shipping: 200,
      totals: { sales: 3500, vat: 480, returns: 1000, returned_vat: 160, net_sales: 2500, due: 320 },
      rows: [
        { vat_percent: '16', sales: 3000, net_sales: 2000 },
        { vat_percent: null, net_sales: 500, vat: 0 },
      ],
    });
    const home = await reports.home();
    expect(home.data).toMatchObject({
      today: today(),
      test: false,
      has_orders: true,
      sales: { today: { net_sales: 2500 }, week_ago: { net_sales: 0 } },
      to_do: { unfulfilled: 0, unpaid: 0, overdue: 0, drafts: 0, flagged: 0, till_attention: 0, payments: 0 },
      newest: [{ number: '#1001' }],
    });
    const file = await reports.file({ report: 'sales', by: 'product', ...period() });
    expect(file).toEqual([
      'Product,Orders,Units sold,Gross sales,Discounts,Returns,Net sales,Shipping,Taxes,Total sales,Units returned,Cost,Sales without cost,Gross profit',
      "'=Rice,1,3,30.00,0.00,10.00,20.00,0.00,3.20,23.20,1,14.00,0.00,6.00",
      'Other items,1,1,5.00,0.00,0.00,5.00,0.00,0.00,5.00,0,0.00,5.00,0.00',
      'Shipping,,0,0.00,0.00,0.00,0.00,2.00,0.00,2.00,0,0.00,0.00,0.00',
    ]);
  });
});
