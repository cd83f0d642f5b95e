import { randomUUID } from 'node:crypto';
import { mostStockTakeLines } from '@sokoni/rules/stock/stock-take';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stockTakeClient } from '#testing/clients/stock-take-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let shop: string;
let basin: { variantId: string; productId: string; barcode: string };
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
  shop = await firstPlace();
  basin = await newProduct('Basin', 10, { brand: 'Kuku' });
});

const { at, firstPlace, newProduct, start, one, scan, typed, count, read, apply, cancel, started } =
  stockTakeClient(
    () => test,
    () => ({ token: owner.token, storeId, shop }),
  );

describe('A stock-take', () => {
  it('shows what the differences are worth to those who see costs, and to nobody else', async () => {
    const take = await started();
    await count(take, [typed(basin.variantId, 7)]);
    const officer = await test.staffMember(owner.token, storeId, 'inventory_officer');
    const seen = await read(take, officer.token);
    expect(seen.data).toMatchObject({ different: 1, value: null, unknown_costs: null });
    const again = await count(take, [typed(basin.variantId, 7)], officer.token);
    expect(again.data.lines[0]).toMatchObject({ difference: -3, value: null });
    expect(JSON.stringify([seen.data, again.data])).not.toMatch(/"(cost|price)"/);
  });

  it('says of how many differences nobody knows the cost', async () => {
    const bowl = await newProduct('Bowl', 4, { variants: [{ price: 500, opening_stock: 4 }] });
    const take = await started();
    await count(take, [typed(bowl.variantId, 1)]);
    expect((await read(take)).data).toMatchObject({ different: 1, value: 0, unknown_costs: 1 });
    await count(take, [typed(basin.variantId, 7)]);
    expect((await read(take)).data).toMatchObject({ different: 2, value: -900, unknown_costs: 1 });
  });

  it('refuses what is no whole number of pieces, both names at once, and unknown fields', async () => {
    const take = await started();
    for (const units of [-1, 1.5, 1e9, '1e3', 'NaN', null]) {
      const refused = await count(take, [{ ...typed(basin.variantId, 1), units }]);
      expect(Object.keys(refused.fields ?? {}), String(units)).toContain('counts.0.units');
    }
    for (const wrong of [
      { ...scan('x'), variant_id: basin.variantId },
      { id: randomUUID() },
      { ...scan('x'), at: 1 },
    ])
      expect((await count(take, [wrong])).status).toBe(400);
    const most = await count(take, [scan(basin.barcode, 999_999_999), scan(basin.barcode, 1)]);
    expect(most.status).toBe(400);
    expect((await read(take)).data.counted).toBe(0);
  });

  it('knows nothing of another store: in the path, the query and the body', async () => {
    const take = await started();
    const strange = { basin, storeId, shop };
    storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
    shop = await firstPlace();
    for (const { error } of await Promise.all([
      read(take),
      count(take, [scan('x')]),
      apply(take),
      cancel(take),
    ]))
      expect(error).toBe('not_found');
    const lines = await test.call(
      'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/lines',
      one(take),
    );
    expect(lines.error).toBe('not_found');
    expect((await start({ location_id: strange.shop })).error).toBe('not_found');
    expect((await start({ scope: 'list', variant_ids: [strange.basin.variantId] })).status).toBe(400);
    await newProduct('Rice', 1);
    const own = await started();
    expect((await count(own, [typed(strange.basin.variantId, 1)])).error).toBe('not_found');
    expect(
      (await count(own, [scan(strange.basin.barcode)])).data.lines.map(({ variant_id }) => variant_id),
    ).not.toContain(strange.basin.variantId);
    const listed = await test.call('GET /marketplace/v1/stores/{id}/stock-takes', {
      ...at(),
      query: { location_id: strange.shop },
    });
    expect(listed.data.total).toBe(0);
  });

  it('has at most 20,000 lines, and says what to do with more', async () => {
    const add = (howMany: number) =>
      query(
        test.database.superUrl,
        `with made as (
           insert into app.products
             (store_id, id, title, status, search_text, variant_count, min_price, max_price, created_at, updated_at)
           select $1, gen_random_uuid(), 'Bead ' || n, 'active', 'bead ' || n, 1, 0, 0, now(), now()
           from generate_series(1, $2::int) n returning id
         )
         insert into app.variants (store_id, id, product_id, position, name, entries, active, track_quantity, price, on_sales)
         select $1, gen_random_uuid(), id, 0, '', '{}', true, true, 0, false from made`,
        [storeId, howMany],
      );
    // One good is there from the start.
    await add(mostStockTakeLines - 1);
    const full = await start();
    expect(full.data).toMatchObject({ state: 'counting', lines: mostStockTakeLines });
    await cancel(full.data.id);
    await add(1);
    const refused = await start();
    expect(refused).toMatchObject({ status: 400, error: 'invalid_fields' });
    expect(refused.fields?.scope).toBe(
      'A stock-take can have up to 20,000 lines. Count a category, a brand or a tag.',
    );
    const { data } = await test.call('GET /marketplace/v1/stores/{id}/stock-takes', at());
    expect(data.total).toBe(1);
    // A part of it can be counted.
    expect((await start({ scope: 'brand', scope_value: 'Kuku' })).data.lines).toBe(1);
  });
});
