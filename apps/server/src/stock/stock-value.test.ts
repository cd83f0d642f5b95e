import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bulkClient } from '#testing/clients/bulk-edit-client.ts';
import { importClient } from '#testing/clients/import-client.ts';
import { purchaseClient } from '#testing/clients/purchase-client.ts';
import { newItem, newSupplier } from '#testing/clients/purchasing-calls.ts';
import { stockTakeClient } from '#testing/clients/stock-take-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

/** The dearest that a unit can cost, and as many of it as can be recorded. */
const dearest = 100_000_000_000;
const most = 10;

let test: TestApp;
let owner: TestUser;
let storeId: string;
let shop: string;
let supplierId: string;
let gold: { productId: string; variantId: string };
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
  shop = await takes.firstPlace();
  supplierId = (await newSupplier(test, seller())).id;
  gold = await newItem(test, seller(), { cost: dearest, opening_stock: most, sku: 'GOLD' }, 'Gold');
});

const seller = () => ({ token: owner.token, storeId });
const takes = stockTakeClient(
  () => test,
  () => ({ ...seller(), shop }),
);
const client = purchaseClient(
  () => test,
  () => ({ ...seller(), supplierId }),
);
const at = (params: Record<string, string> = {}) => ({
  token: owner.token,
  params: { id: storeId, ...params },
});
const refusal = { status: 422, error: 'stock_value_too_large' };

const make = (fields: object) =>
  test.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: { title: 'Silver', variants: [{ price: 500, ...fields }] },
  });

const saveCells = (cells: object) =>
  test.call('PUT /marketplace/v1/stores/{id}/variant-cells', {
    ...at(),
    body: { location_id: shop, lines: [{ variant_id: gold.variantId, ...cells }] },
  });

const order = (unit_cost: number, quantity: number, fields: object = {}) =>
  test.call('POST /marketplace/v1/stores/{id}/purchase-orders', {
    ...at(),
    body: {
      supplier_id: supplierId,
      lines: [{ variant_id: gold.variantId, quantity, unit_cost }],
      ...fields,
    },
  });

async function standing() {
  const { on_hand, cost } = await client.standing(gold.productId);
  return [on_hand, cost];
}

describe('Stock that would be worth more than a figure can hold', () => {
  it('is refused when a product opens with it', async () => {
    expect(await make({ cost: dearest, opening_stock: most + 1 })).toMatchObject(refusal);
    expect(await make({ cost: 1001, opening_stock: 999_999_999 })).toMatchObject(refusal);
    expect((await make({ cost: 1000, opening_stock: 999_999_999 })).status).toBe(200);
  });

  it('is refused in an adjustment and in a stock-take, over all places', async () => {
    expect(await takes.adjust(gold.variantId, { change: 1 })).toMatchObject(refusal);
    expect(await takes.adjust(gold.variantId, { counted: 11 })).toMatchObject(refusal);
    const { data: kiosk } = await test.call('POST /marketplace/v1/stores/{id}/locations', {
      ...at(),
      body: { name: 'Kiosk' },
    });
    const there = await test.call('POST /marketplace/v1/stores/{id}/stock-adjustments', {
      ...at(),
      body: { lines: [{ variant_id: gold.variantId, location_id: kiosk.id, change: 1 }] },
    });
    expect(there).toMatchObject(refusal);
    const take = await takes.started();
    await takes.count(take, [takes.typed(gold.variantId, 11)]);
    expect(await takes.apply(take)).toMatchObject(refusal);
    expect(await standing()).toEqual([most, dearest]);
    expect((await takes.adjust(gold.variantId, { change: -1 })).status).toBe(200);
  });

  it('is refused where a cost is typed: in the product, in a cell, in a change of many', async () => {
    await takes.adjust(gold.variantId, { counted: 9 });
    const put = (cost: number) => saveCells({ cost: { was: cost, now: dearest } });
    const lead = await newItem(test, seller(), { cost: 100, opening_stock: 999_999_999 }, 'Lead');
    const { data } = await test.call(
      'GET /marketplace/v1/stores/{id}/products/{product_id}',
      at({ product_id: lead.productId }),
    );
    const saved = await test.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
      ...at({ product_id: lead.productId }),
      body: { version: data.version, variants: [{ id: lead.variantId, cost: 1001 }] },
    });
    expect(saved).toMatchObject(refusal);

    const cells = await saveCells({ on_hand: { was: 9, now: 11 } });
    expect(cells.data.problems).toEqual([
      {
        variant_id: gold.variantId,
        field: 'on_hand',
        message: 'The stock value is too large. Check the quantity and the cost.',
      },
    ]);
    // Both at once, as what they come to together.
    const both = await saveCells({ cost: { was: dearest, now: 1 }, on_hand: { was: 9, now: 999 } });
    expect(both.data.problems).toEqual([]);
    expect((await put(1)).data.problems).toMatchObject([{ field: 'cost' }]);

    const edit = { kind: 'cost', change: { kind: 'set', price: 1001, round_to: 1 } };
    await bulkClient(test, owner.token, storeId).change({ ids: [lead.productId] }, edit);
    expect((await client.standing(lead.productId)).cost).toBe(100);
  });

  it('is refused in a file, row by row', async () => {
    const { check, rowsOf, run } = importClient({ app: test, ...seller() });
    const file =
      'Title,SKU,Price,Cost,Quantity\nGold,GOLD,1,1000000000,11\nTin,TIN,1,1000000000,11\nIron,IRON,1,1,5\n';
    const checked = await check(file);
    const message = 'Cost: The stock value is too large. Check the quantity and the cost.';
    expect(await rowsOf(checked.id)).toEqual([
      [2, message],
      [3, message],
    ]);
    await run(checked.id);
    expect(await standing()).toEqual([most, dearest]);
  });

  it('is refused when it comes from a supplier, and when the bill comes late', async () => {
    const cheap = await client.ordered([{ variantId: gold.variantId, quantity: 1, cost: 1 }]);
    const receive = () => client.receive(cheap.id, [{ line_id: cheap.lines[0]?.id, quantity: 1 }]);
    expect(await receive()).toMatchObject(refusal);
    await takes.adjust(gold.variantId, { counted: 0 });
    const { data } = await receive();
    await takes.adjust(gold.variantId, { counted: 999_999_999 });
    const bill = await test.call('PUT /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}', {
      ...at({ purchase_order_id: cheap.id }),
      body: {
        version: data.version,
        costs: [1, 2].map(() => ({ kind: 'freight', amount: dearest })),
      },
    });
    expect(bill.status).toBe(200);
    await takes.adjust(gold.variantId, { counted: 1 });
    const dearer = await test.call('PUT /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}', {
      ...at({ purchase_order_id: cheap.id }),
      body: { version: bill.data.version, costs: [1, 2, 3].map(() => ({ kind: 'duty', amount: dearest })) },
    });
    expect(dearer).toMatchObject(refusal);
  });

  it('is refused over a whole store, where what is light does not count', async () => {
    await query(
      test.database.superUrl,
      `with made as (
         insert into app.variants
           (store_id, id, product_id, position, name, entries, active, track_quantity, price, on_sales, cost)
         select $1, gen_random_uuid(), $2, n, n::text, '{}', true, true, 1, false, 100000000000
         from generate_series(1, 998) n
         returning store_id, id
       )
       insert into app.stock_levels (store_id, variant_id, location_id, on_hand) select store_id, id, $3, 10 from made`,
      [storeId, gold.productId, shop],
    );
    expect((await make({ cost: dearest, opening_stock: most })).status).toBe(200);
    expect(await make({ cost: dearest, opening_stock: 1 })).toMatchObject(refusal);
    expect((await make({ cost: dearest / 10, opening_stock: 1 })).status).toBe(200);
    const { data } = await test.call('GET /marketplace/v1/stores/{id}/reports/stock-value', {
      ...at(),
      query: { by: 'location' },
    });
    expect(JSON.stringify(data)).toContain('1000010000000000');
  });
});

describe('A purchase order that comes to more than a figure can hold', () => {
  it('is refused, goods and what comes on top together, drafted, changed or received', async () => {
    const full = { status: 422, error: 'order_too_large' };
    expect(await order(dearest, 11)).toMatchObject(full);
    const costs = [{ kind: 'freight', amount: 1 }];
    expect(await order(dearest, 10, { costs })).toMatchObject({
      ...full,
      message: 'This order is too large. Split it into several orders.',
    });
    const drafted = await order(dearest, 10);
    expect(drafted.data).toMatchObject({ total: 1_000_000_000_000 });
    const changed = await test.call('PUT /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}', {
      ...at({ purchase_order_id: drafted.data.id }),
      body: { version: drafted.data.version, costs },
    });
    expect(changed).toMatchObject(full);
    await takes.adjust(gold.variantId, { counted: 0 });
    const placed = await client.ordered([{ variantId: gold.variantId, quantity: 9, cost: dearest }], {
      costs: [{ kind: 'freight', amount: dearest }],
    });
    const beyond = await client.receive(placed.id, [{ line_id: placed.lines[0]?.id, quantity: 10 }], {
      more_than_ordered: true,
    });
    expect(beyond).toMatchObject(full);
  });
});
