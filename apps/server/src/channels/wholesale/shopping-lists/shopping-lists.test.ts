import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyingClient, newWholesale, type Wholesale } from '#testing/clients/wholesale-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

const base = '/marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists' as const;

let app: TestApp;
let two: Wholesale;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  two = await newWholesale(app);
});

const buying = buyingClient(
  () => app,
  () => two,
);
const there = () => ({
  token: two.buyer.token,
  params: { id: two.buyer.storeId, supplier_store_id: two.supplier.storeId },
});
const of = (shopping_list_id: string) => ({
  ...there(),
  params: { ...there().params, shopping_list_id },
});
const save = (body: object) => app.call(`POST ${base}`, { ...there(), body });
const lists = () => app.call(`GET ${base}`, there());

describe('Shopping lists', () => {
  it('are kept under a name, by name, and are filled anew', async () => {
    const { variantId } = await buying.item({ price: 1000 });
    const weekly = await save({ name: 'weekly', lines: [{ variant_id: variantId, quantity: 12 }] });
    expect(weekly).toMatchObject({ status: 200, data: { name: 'weekly', items: 1 } });
    await save({ name: 'Daily', lines: [{ variant_id: variantId, quantity: 1 }] });
    expect((await lists()).data.map(({ name }) => name)).toEqual(['Daily', 'weekly']);
    const { id } = weekly.data;
    const lines = [{ variant_id: variantId, quantity: 24 }];
    await app.call(`PUT ${base}/{shopping_list_id}`, { ...of(id), body: { lines } });
    expect((await app.call(`GET ${base}/{shopping_list_id}`, of(id))).data.lines).toMatchObject([
      { ...lines[0], product: { title: 'Rice', variant_id: variantId, price: 1000 } },
    ]);
    expect((await app.call(`DELETE ${base}/{shopping_list_id}`, of(id))).status).toBe(200);
    expect((await app.call(`GET ${base}/{shopping_list_id}`, of(id))).error).toBe('not_found');
    expect((await lists()).data.map(({ name }) => name)).toEqual(['Daily']);
  });

  it('have names of their own, also where two save at once, and are fifty at most', async () => {
    const { variantId } = await buying.item({ price: 1000 });
    const lines = [{ variant_id: variantId, quantity: 12 }];
    const same = await Promise.all(['Weekly', 'weekly', 'WEEKLY'].map((name) => save({ name, lines })));
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(same.find(({ status }) => status === 409)?.error).toBe('shopping_list_taken');
    await query(
      app.database.superUrl,
      `insert into app.shopping_lists (store_id, id, supplier_store_id, name, lines, created_at, updated_at)
       select $1, gen_random_uuid(), $2, 'List ' || n, '[]', now(), now() from generate_series(2, 50) n`,
      [two.buyer.storeId, two.supplier.storeId],
    );
    expect(await save({ name: 'One more', lines })).toMatchObject({
      status: 422,
      error: 'shopping_list_limit',
    });
  });

  it('are for suppliers that let the store in, and hold something', async () => {
    const { variantId } = await buying.item({ price: 1000 });
    const lines = [{ variant_id: variantId, quantity: 12 }];
    expect((await save({ name: 'Weekly', lines: [] })).error).toBe('invalid_fields');
    expect((await save({ name: ' ', lines })).error).toBe('invalid_fields');
    const unknown = [...lines, { variant_id: randomUUID(), quantity: 1 }];
    expect(await save({ name: 'Weekly', lines: unknown })).toMatchObject({
      error: 'invalid_fields',
      fields: { lines: 'Some items are no longer offered. Remove them from the cart, then save the list.' },
    });
    const stranger = await newWholesale(app);
    const elsewhere = { ...there().params, supplier_store_id: stranger.supplier.storeId };
    const refused = await app.call(`POST ${base}`, {
      ...there(),
      params: elsewhere,
      body: { name: 'Weekly', lines },
    });
    expect(refused.error).toBe('not_found');
  });

  it('are those of the store: the supplier and a third store find none', async () => {
    const { variantId } = await buying.item({ price: 1000 });
    const { data } = await save({ name: 'Weekly', lines: [{ variant_id: variantId, quantity: 12 }] });
    const third = await newWholesale(app);
    for (const { token, storeId } of [third.buyer, two.supplier]) {
      const params = { id: storeId, supplier_store_id: two.supplier.storeId, shopping_list_id: data.id };
      expect((await app.call(`GET ${base}/{shopping_list_id}`, { token, params })).error).toBe('not_found');
      expect((await app.call(`GET ${base}`, { token, params })).error).toBe('not_found');
      expect((await app.call(`DELETE ${base}/{shopping_list_id}`, { token, params })).error).toBe(
        'not_found',
      );
    }
    expect((await lists()).data).toHaveLength(1);
  });
});
