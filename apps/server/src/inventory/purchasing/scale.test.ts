import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSupplier } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let supplierId: string;

/** Orders and variants of one store, among those of another one. */
const rows = 100_000;

beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
  storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
  supplierId = (await newSupplier(test, { token: owner.token, storeId })).id;
  await fill();
}, 120_000);
afterAll(() => test.close());

/** Made by SQL: 100,000 orders of a line each, and 100,000 variants of which every tenth runs low. */
async function fill(): Promise<void> {
  const db = test.database.superUrl;
  const id = (kind: string) => `md5('${kind} ' || number)::uuid`;
  await query(
    db,
    `insert into app.products (store_id, id, title, status, search_text, created_at, updated_at)
     select $1, ${id('product')}, 'Goods ' || number, 'active', ' goods ' || number, now(), now()
     from generate_series(1, ${rows}) number`,
    [storeId],
  );
  await query(
    db,
    `insert into app.variants (store_id, id, product_id, position, name, entries, active, track_quantity, price, on_sales,
       low_stock_at)
     select $1, ${id('variant')}, ${id('product')}, 0, '', '{}', true, true, 100, false, 5
     from generate_series(1, ${rows}) number`,
    [storeId],
  );
  await query(
    db,
    `insert into app.low_stock (store_id, variant_id, product_id, state, since)
     select $1, ${id('variant')}, ${id('product')}, case when number % 3 = 0 then 'out' else 'low' end,
            now() - number * interval '1 second'
     from generate_series(1, ${rows}) number`,
    [storeId],
  );
  await query(
    db,
    `insert into app.purchase_orders (store_id, id, number, supplier_id, location_id, state, reference, actor_kind, actor_id,
       actor_user_id, created_at, updated_at)
     select $1, ${id('order')}, number, $2, location.id, case when number % 5 = 0 then 'ordered' else 'received' end,
            'Quote ' || number, 'staff', $3::uuid, $3::uuid, now(), now()
     from generate_series(1, ${rows}) number, app.locations location where location.store_id = $1`,
    [storeId, supplierId, owner.id],
  );
  await query(
    db,
    `insert into app.purchase_order_lines (store_id, id, order_id, position, variant_id, quantity, unit_cost)
     select $1, ${id('line')}, ${id('order')}, 0, ${id('variant')}, 10, 250
     from generate_series(1, ${rows}) number`,
    [storeId],
  );
  await query(
    db,
    `analyze app.products, app.variants, app.low_stock, app.purchase_orders, app.purchase_order_lines`,
  );
}

/** The indexes by which the planner reads, as the application sees the tables. */
async function indexesOf(statement: string): Promise<string[]> {
  const [plan] = await query<{ 'QUERY PLAN': unknown }>(
    test.database.appUrl,
    `explain (format json) ${statement}`,
  );
  return [...JSON.stringify(plan).matchAll(/"Index Name":"(\w+)"/g)].map(([, index]) => index ?? '');
}

const at = () => ({ token: owner.token, params: { id: storeId } });

describe('Lists of buying at 100,000 rows', () => {
  it('shows any page of the orders, with what the filters leave', async () => {
    const list = async (asked: Record<string, string>) =>
      (await test.call('GET /marketplace/v1/stores/{id}/purchase-orders', { ...at(), query: asked })).data;
    expect((await list({})).items[0]?.number).toBe(rows);
    expect(await list({ page: '100' })).toMatchObject({ total: rows, page: 100 });
    expect((await list({ page: '100', limit: '100' })).items[0]?.number).toBe(rows - 9900);
    expect((await list({ state: 'open' })).total).toBe(rows / 5);
    expect((await list({ search: 'PO-77777' })).items.map(({ number }) => number)).toEqual([77_777]);
    expect((await list({ search: 'quote 4242' })).total).toBe(11);
  });

  it('shows any page of what runs low, with what the filters leave', async () => {
    const list = async (asked: Record<string, string>) =>
      (await test.call('GET /marketplace/v1/stores/{id}/low-stock', { ...at(), query: asked })).data;
    const total = async (asked: Record<string, string>) =>
      (await test.call('GET /marketplace/v1/stores/{id}/low-stock/total', { ...at(), query: asked })).data
        .total;
    expect(await total({})).toBe(rows);
    expect((await list({ page: '100' })).items).toHaveLength(10);
    expect((await list({})).items[0]).toMatchObject({ product_title: 'Goods 1', incoming: 0 });
    expect((await list({ page: '2', limit: '5' })).items[4]).toMatchObject({
      product_title: 'Goods 10',
      incoming: 10,
    });
    expect(await total({ state: 'out' })).toBe(Math.floor(rows / 3));
    expect((await list({ search: 'goods 54321' })).items.map(({ product_title }) => product_title)).toEqual([
      'Goods 54321',
    ]);
    const summary = await test.call('GET /marketplace/v1/stores/{id}/low-stock/summary', at());
    expect(summary.data).toMatchObject({ out: Math.floor(rows / 3) });
  });

  it('reads each page from the index that has its order', async () => {
    const ofStore = `store_id = '${storeId}'`;
    const orders = `select id from app.purchase_orders where ${ofStore}`;
    const low = `select variant_id from app.low_stock where ${ofStore}`;
    const newest = 'order by since desc, variant_id desc limit 25';
    const pages = {
      purchase_orders_store_id_number_key: `${orders} order by number desc limit 25 offset 25000`,
      purchase_orders_by_state: `${orders} and state = any ('{cancelled}') order by number desc limit 25`,
      purchase_orders_by_reference: `${orders} and reference_key collate "C" >= 'quote 42'
        and reference_key collate "C" < 'quote 43'`,
      low_stock_newest: `${low} ${newest} offset 25000`,
      low_stock_by_state: `${low} and state = 'out' ${newest}`,
      stock_movements_sold: `select sum(quantity) from app.stock_movements where ${ofStore}
        and variant_id = '${supplierId}' and reason in ('sale', 'return') and at >= now()`,
      purchase_order_lines_by_variant: `select sum(quantity) from app.purchase_order_lines where ${ofStore}
        and variant_id = '${supplierId}'`,
    };
    for (const [index, page] of Object.entries(pages)) expect(await indexesOf(page), page).toContain(index);
  });
});
