import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '#core/database/access/connect.ts';
import { silentLog } from '#core/database/access/log.ts';
import { foldSales, rebuildSales } from '#insights/sales-summary/fold-sales.ts';
import { summaryDifferences } from '#testing/checks/sales-summary-differences.ts';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { reportClient } from '#testing/clients/report-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let owner: Seller;
let ownerPool: pg.Pool;
let eye: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
  eye = new pg.Client({ connectionString: app.database.superUrl });
  await eye.connect();
  ownerPool = openPool(app.database.ownerUrl, { max: 4, applicationName: 'folds', log: silentLog });
});
afterAll(async () => {
  await eye.end();
  await ownerPool.end();
  await app.close();
});

const client = orderClient(
  () => app,
  () => owner,
);

/** An order of two items, of which one came back, edited or cancelled in between. */
async function someSales(): Promise<string> {
  const rice = await newItem(app, owner, { price: 700, cost: 400, track_quantity: false });
  const soap = await newItem(app, owner, { price: 333, track_quantity: false });
  const cash = (amount: number) => ({ payment_type: 'instant', payments: [{ method: 'cash', amount }] });
  const lines = [
    { variant_id: rice.variantId, quantity: 3, discount: 100 },
    { variant_id: soap.variantId, quantity: 2 },
  ];
  const sold = await client.make({ lines, shipping: 50, settlement: { ...cash(2716), fulfilled: true } });
  expect(sold.message).toMatch(/ placed$/);
  const line_id = sold.data.lines[0]?.id;
  await client.takeBack(sold.data.id, { lines: [{ line_id, quantity: 1, restocked: true }] });
  await client.takeBack(sold.data.id, { lines: [{ line_id, quantity: 1, restocked: false }] });
  const open = await client.make({ lines, settlement: { payment_type: 'pod' } });
  await client.change(open.data.id, {
    version: open.data.version,
    lines: [
      { id: open.data.lines[0]?.id, variant_id: rice.variantId, quantity: 1 },
      { title: 'Repair', unit_price: 999, quantity: 1 },
    ],
  });
  const gone = await client.make({ lines, settlement: { payment_type: 'pod' } });
  await client.cancel(gone.data.id, {});
  return rice.productId;
}

const reports = reportClient(
  () => app,
  () => owner,
);
const astray = () => summaryDifferences(eye, owner.storeId);

async function changesLeft(): Promise<number> {
  const [row] = await query<{ left: number }>(
    app.database.superUrl,
    'select count(*)::int as left from app.sale_changes',
  );
  return row?.left ?? 0;
}

describe('The figures of sales', () => {
  it('are what the orders come to, before and after they are folded', async () => {
    await someSales();
    expect(await changesLeft()).toBeGreaterThan(0);
    expect(await astray()).toEqual([]);
    await foldSales(ownerPool, silentLog);
    expect(await changesLeft()).toBe(0);
    expect(await astray()).toEqual([]);
    await someSales();
    expect(await astray()).toEqual([]);
  });

  it('are found wrong by this test when a roll-up is', async () => {
    await foldSales(ownerPool, silentLog);
    const put = (by: number) =>
      query(
        app.database.superUrl,
        'update app.sales_by_day set net = net + $2 where store_id = $1 and units > 0',
        [owner.storeId, by],
      );
    await put(1);
    expect((await astray()).length).toBeGreaterThan(0);
    await put(-1);
    expect(await astray()).toEqual([]);
  });

  it('survive a fold that breaks off, and many folds at once while more is sold', async () => {
    await someSales();
    const client = new pg.Client({ connectionString: app.database.ownerUrl });
    await client.connect();
    await client.query('begin');
    await client.query('select app.fold_sales($1, 5)', [owner.storeId]);
    // As if the worker died: the server takes back what was not committed.
    await client.end();
    expect(await astray()).toEqual([]);
    const before = await changesLeft();
    expect(before).toBeGreaterThan(5);
    const fold = () => ownerPool.query('select app.fold_sales($1, 3)', [owner.storeId]);
    await Promise.all([fold(), someSales(), fold(), fold(), someSales(), fold()]);
    expect(await astray()).toEqual([]);
    await Promise.all([foldSales(ownerPool, silentLog), foldSales(ownerPool, silentLog)]);
    expect(await changesLeft()).toBe(0);
    expect(await astray()).toEqual([]);
  });

  it('of a store that cannot be folded keep no other store waiting, and are tried again', async () => {
    const { id: broken } = await app.newStore(owner.token);
    const change = `insert into app.sale_changes (store_id, kind, test, day, channel, payment_type, cost)
      values ($1, 'items', false, '2026-01-05', 'in_person', 'instant', $2)`;
    for (const cost of [2n ** 62n, 2n ** 62n]) await query(app.database.superUrl, change, [broken, cost]);
    await someSales();
    await expect(foldSales(ownerPool, silentLog)).rejects.toThrow('fold_sales failed in 1 stores');
    expect(await changesLeft()).toBe(2);
    expect(await astray()).toEqual([]);
    await query(app.database.superUrl, 'update app.sale_changes set cost = 1 where store_id = $1', [broken]);
    await foldSales(ownerPool, silentLog);
    expect(await changesLeft()).toBe(0);
    await query(app.database.ownerUrl, 'select app.rebuild_sales($1)', [broken]);
  });

  it('are the same when they are reckoned anew, also while something is sold', async () => {
    await query(app.database.superUrl, 'delete from app.sales_by_day');
    await query(app.database.superUrl, 'update app.order_counts set orders = orders + 3');
    expect(await astray()).not.toEqual([]);
    await Promise.all([rebuildSales(ownerPool), someSales()]);
    expect(await astray()).toEqual([]);
  });

  it('of a product in any period are those of its days, whatever of its months is added or taken off', async () => {
    const { productId, variantId } = await newItem(app, owner, { price: 100, track_quantity: false });
    const sold = [
      ['2025-01-02', 1],
      ['2025-01-20', 10],
      ['2025-01-30', 100],
      ['2025-02-10', 1000],
      ['2025-03-05', 10_000],
    ] as const;
    for (const [day, quantity] of sold) {
      const { data } = await client.make({
        lines: [{ variant_id: variantId, quantity }],
        settlement: { payment_type: 'pod' },
      });
      await query(app.database.superUrl, 'update app.orders set placed_on = $2 where id = $1', [
        data.id,
        day,
      ]);
    }
    const unitsOf = async (from: string, to: string) => {
      const { data } = await reports.sales({ by: 'product', from, to, compare: 'none' });
      return data.rows.find(({ key }) => key === productId)?.units ?? 0;
    };
    for (const isFolded of [false, true]) {
      if (isFolded) await foldSales(ownerPool, silentLog);
      for (const [from, to] of [
        ['2025-01-01', '2025-03-31'],
        ['2025-01-03', '2025-01-31'],
        ['2025-01-01', '2025-01-29'],
        ['2025-01-03', '2025-01-29'],
        ['2025-01-15', '2025-01-25'],
        ['2025-01-03', '2025-02-28'],
        ['2025-01-25', '2025-03-04'],
        ['2025-02-01', '2025-03-20'],
        ['2025-01-02', '2025-01-02'],
      ] as const) {
        const units = sold.filter(([day]) => from <= day && day <= to).reduce((sum, [, one]) => sum + one, 0);
        expect(await unitsOf(from, to), `${from} to ${to}`).toBe(units);
      }
    }
  });

  it('keep what was sold of a product that is deleted, under other goods', async () => {
    const productId = await someSales();
    await foldSales(ownerPool, silentLog);
    // What the key to the products does when one is deleted.
    await query(app.database.superUrl, 'update app.order_lines set product_id = null where product_id = $1', [
      productId,
    ]);
    expect(await changesLeft()).toBeGreaterThan(0);
    expect(await astray()).toEqual([]);
  });

  it('of one store are seen by no other one, and changed by no session', async () => {
    await someSales();
    await foldSales(ownerPool, silentLog);
    await someSales();
    const client = new pg.Client({ connectionString: app.database.appUrl });
    await client.connect();
    const views = ['sales_of_days', 'counts_of_orders', 'debts_of_days', 'takings_of_days', 'sale_facts'];
    const rowsOf = async (view: string) => (await client.query(`select from app.${view}`)).rowCount;
    for (const view of views) expect(await rowsOf(view), view).toBe(0);
    await client.query("select set_config('app.store_id', $1, false)", [owner.storeId]);
    for (const view of views) expect(await rowsOf(view), view).toBeGreaterThan(0);
    for (const statement of [
      'update app.sales_by_day set net = 0',
      'delete from app.sale_changes',
      `select app.fold_sales('${owner.storeId}', 1)`,
      `select app.rebuild_sales('${owner.storeId}')`,
    ])
      await expect(client.query(statement), statement).rejects.toThrow(/permission denied/);
    await client.end();
  });
});
