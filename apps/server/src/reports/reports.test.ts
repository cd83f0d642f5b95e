import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { orderDesk, type Seller } from '#testing/order-desk.ts';
import { newGood } from '#testing/purchasing.ts';
import { query } from '#testing/query.ts';
import { reportDesk } from '#testing/report-desk.ts';

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

const orders = orderDesk(
  () => app,
  () => owner,
);
const reports = reportDesk(
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
    const good = await newGood(
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
        { variant_id: good.variantId, quantity: 3 },
        { title: 'Repair', unit_price: 500, quantity: 1, exempt_vat: true },
      ],
      shipping: 200,
      placement: paid(3 * 1160 + 500 + 200, { handed_over: true }),
    });
    expect(made.message).toMatch(/is placed/);
    const line = made.data.lines[0]?.id;
    await orders.takeBack(made.data.id, { lines: [{ line_id: line, quantity: 1, restocked: true }] });
    const { data } = await reports.sales({ by: 'product', ...period() });
    expect(data.totals).toEqual({
      orders: 1,
      pieces: 4,
      discounts: 0,
      net_sales: 3500,
      vat: 480,
      shipping: 200,
      total: 4180,
      returned_pieces: 1,
      returns: 1000,
      returned_vat: 160,
      cost: 1400,
      uncosted: 500,
      margin: 600,
    });
    expect(data.rows).toMatchObject([
      {
        key: good.productId,
        label: '=Rice',
        orders: 1,
        pieces: 3,
        net_sales: 3000,
        returns: 1000,
        margin: 600,
      },
      { key: null, label: 'Other goods', orders: 1, pieces: 1, net_sales: 500, margin: 0, uncosted: 500 },
    ]);
    const vat = await reports.vat(period());
    expect(vat.data).toMatchObject({
      shipping: 200,
      totals: { net_sales: 3500, vat: 480, returns: 1000, returned_vat: 160, due: 320 },
      rows: [
        { vat_percent: '16', net_sales: 3000 },
        { vat_percent: null, net_sales: 500, vat: 0 },
      ],
    });
    const home = await reports.home();
    expect(home.data).toMatchObject({
      today: today(),
      test: false,
      has_orders: true,
      sales: { today: { net_sales: 3500 }, week_ago: { net_sales: 0 } },
      to_do: { to_hand_over: 0, owing: 0, overdue: 0, drafts: 0 },
      newest: [{ number: 1001 }],
    });
    const file = await reports.file({ report: 'sales', by: 'product', ...period() });
    expect(file).toEqual([
      'Product,Orders,Pieces,Discounts,Net sales,VAT,Shipping,Total,Returned pieces,Returns,Returned VAT,Cost,Sales without cost,Margin',
      "'=Rice,1,3,0.00,30.00,4.80,0.00,34.80,1,10.00,1.60,14.00,0.00,6.00",
      'Other goods,1,1,0.00,5.00,0.00,0.00,5.00,0,0.00,0.00,0.00,5.00,0.00',
    ]);
  });
});
