import { discountState } from '@sokoni/rules/discounts/discount';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { halfOff } from '#testing/requests/discount-requests.ts';

const discounts = '/marketplace/v1/stores/{id}/discounts' as const;

let test: TestApp;
let owner: TestUser;
let storeId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token)).id;
});

const at = (discount_id?: string) => ({
  token: owner.token,
  params: { id: storeId, ...(discount_id ? { discount_id } : {}) },
});
const add = (fields: object = {}, headers: Record<string, string> = {}) =>
  test.call(`POST ${discounts}`, { ...at(), body: { ...halfOff, ...fields }, headers });
const read = (id: string) => test.call(`GET ${discounts}/{discount_id}`, at(id));
const change = (id: string, fields: object) =>
  test.call(`PUT ${discounts}/{discount_id}`, { ...at(id), body: { ...halfOff, version: 1, ...fields } });
const turn = (id: string, active: boolean) =>
  test.call(`PUT ${discounts}/{discount_id}/switch`, { ...at(id), body: { active } });
const remove = (id: string) => test.call(`DELETE ${discounts}/{discount_id}`, at(id));
const list = async (wanted: Record<string, string>) => {
  const answer = await test.call(`GET ${discounts}`, { ...at(), query: wanted });
  return answer.data?.items.map(({ title, code }) => title || code) ?? answer.fields;
};
/** As if orders had used it. */
const setUses = (id: string, uses: number) =>
  query(test.database.superUrl, 'update app.discounts set uses = $2 where id = $1', [id, uses]);

async function aProduct(title = 'Rice') {
  const { data } = await test.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: { title, variants: [{}] },
  });
  return data.id;
}

async function aCategory(name = 'Food') {
  const { data } = await test.call('POST /marketplace/v1/stores/{id}/categories', {
    ...at(),
    body: { name },
  });
  return data.id;
}

describe('The discounts of a store', () => {
  it('are added and read as they were said, without what belongs to another kind', async () => {
    const [rice, food] = [await aProduct(), await aCategory()];
    const made = await add({
      ...{ title: ' Rice week ', code: ' rice-7 ', kind: 'buy_get', percent: 9.975, amount: 40 },
      ...{
        buy_quantity: 2,
        get_quantity: 1,
        most_times: 3,
        minimum_spend: 5000,
        use_limit: 9,
        customer_limit: 1,
      },
      ...{ applies_to: 'products', product_ids: [rice.toUpperCase(), rice], category_ids: [food] },
      ...{ channels: ['web', 'web', 'manual'], ends_at: '2126-01-01T00:00:00.000Z' },
    });
    expect(made.message).toBe('Rice week added');
    expect(made.data).toMatchObject({
      ...{ title: 'Rice week', code: 'RICE-7', kind: 'buy_get', percent: 9.975, amount: null },
      ...{
        buy_quantity: 2,
        get_quantity: 1,
        most_times: 3,
        minimum_spend: 5000,
        use_limit: 9,
        customer_limit: 1,
      },
      ...{ applies_to: 'products', product_ids: [rice], category_ids: [], categories: [] },
      products: [{ id: rice, title: 'Rice', image: null }],
      ...{
        channels: ['web', 'manual'],
        state: 'active',
        active: true,
        uses: 0,
        total_discounted: 0,
        version: 1,
      },
    });
    expect((await read(made.data.id)).data).toEqual(made.data);
  });

  it('have each code once, without regard to case', async () => {
    const made = (await add({ code: 'Summer' })).data;
    expect(await add({ code: 'sUMMER ' })).toMatchObject({
      ...{ status: 409, error: 'discount_code_taken' },
      fields: { code: 'A discount with this code already exists' },
    });
    const other = (await add({ code: 'WINTER' })).data;
    expect((await change(other.id, { code: 'summer' })).error).toBe('discount_code_taken');
    expect((await add({ id: made.id })).error).toBe('id_taken');
    storeId = (await test.newStore(owner.token)).id;
    expect((await add({ code: 'SUMMER' })).status).toBe(200);
  });

  it('are made once by 20 sendings with one key, and a code once by 20 people', async () => {
    const headers = { 'idempotency-key': 'one-and-the-same' };
    const sent = await Promise.all(Array.from({ length: 20 }, () => add({ code: 'KEY' }, headers)));
    expect(new Set(sent.map(({ status, data }) => `${status} ${data?.id}`)).size).toBe(1);
    const raced = await Promise.all(Array.from({ length: 20 }, () => add({ code: 'RACE' })));
    expect(raced.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await list({ search: 'race' })).toEqual(['Half off']);
  });

  it('are changed as a whole; a save that knows an older one is told so', async () => {
    const food = await aCategory();
    const { id } = (await add({ code: 'TEN', applies_to: 'categories', category_ids: [food] })).data;
    const changed = await change(id, { title: 'All', kind: 'amount', percent: null, amount: 500 });
    expect(changed.data).toMatchObject({
      ...{ title: 'All', code: null, kind: 'amount', percent: null, amount: 500, version: 2 },
      ...{ applies_to: 'order', category_ids: [] },
    });
    expect(await change(id, {})).toMatchObject({ status: 409, error: 'changed_meanwhile' });
    const parallel = await Promise.all([2, 2, 2].map((version) => change(id, { version, title: 'Mine' })));
    expect(parallel.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('are switched off and on, and deleted while nobody has used them', async () => {
    const { id } = (await add()).data;
    expect(await turn(id, false)).toMatchObject({
      data: { state: 'off', active: false },
      message: 'Half off turned off',
    });
    expect((await turn(id, true)).data.state).toBe('active');
    expect((await remove(id)).data.message).toBe('Half off deleted');
    expect((await read(id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });

  it('end instead of going when orders have used them', async () => {
    const { id } = (await add()).data;
    const later = (await add({ title: 'Later', starts_at: '2126-01-01T00:00:00Z' })).data;
    for (const one of [id, later.id]) {
      await setUses(one, 1);
      expect((await remove(one)).data.message).toMatch(/ ended. Orders use it, so it can’t be deleted.$/);
      expect((await read(one)).data).toMatchObject({ state: 'ended', uses: 1 });
    }
    const { ends_at } = (await read(id)).data;
    await remove(id);
    expect((await read(id)).data.ends_at).toBe(ends_at);
  });

  it('lose a product or category that is deleted, and are then for nothing', async () => {
    const [rice, food] = [await aProduct(), await aCategory()];
    const one = (await add({ applies_to: 'products', product_ids: [rice] })).data;
    const two = (await add({ applies_to: 'categories', category_ids: [food] })).data;
    await test.call('DELETE /marketplace/v1/stores/{id}/products/{product_id}', {
      token: owner.token,
      params: { id: storeId, product_id: rice },
    });
    await test.call('DELETE /marketplace/v1/stores/{id}/categories/{category_id}', {
      token: owner.token,
      params: { id: storeId, category_id: food },
    });
    expect((await read(one.id)).data).toMatchObject({ applies_to: 'products', product_ids: [] });
    expect((await read(two.id)).data).toMatchObject({ applies_to: 'categories', category_ids: [] });
  });
});

describe('The list of discounts', () => {
  beforeEach(async () => {
    await add({ title: 'Old', ends_at: '2026-02-01T00:00:00.000Z' });
    await add({ title: 'Coming', starts_at: '2126-01-01T00:00:00.000Z' });
    await add({ title: '', code: 'EID-10', kind: 'amount', percent: null, amount: 10 });
    const off = (await add({ title: 'Résumé' })).data;
    await turn(off.id, false);
    await setUses((await add({ title: 'Spent', use_limit: 2 })).data.id, 2);
    await setUses((await add({ title: 'Always', ends_at: '2126-01-01T00:00:00.000Z' })).data.id, 1);
  });

  it('is found by state, kind and words', async () => {
    expect(await list({})).toEqual(['Always', 'Spent', 'Résumé', 'EID-10', 'Coming', 'Old']);
    expect(await list({ state: 'active' })).toEqual(['Always', 'EID-10']);
    expect(await list({ state: 'scheduled' })).toEqual(['Coming']);
    expect(await list({ state: 'ended' })).toEqual(['Spent', 'Old']);
    expect(await list({ state: 'off' })).toEqual(['Résumé']);
    expect(await list({ kind: 'amount' })).toEqual(['EID-10']);
    expect(await list({ search: 'resume' })).toEqual(['Résumé']);
    expect(await list({ search: 'd-1' })).toEqual(['EID-10']);
    expect(await list({ search: '%' })).toEqual([]);
  });

  it('says the same state as the rules do', async () => {
    const { data } = await test.call(`GET ${discounts}`, at());
    for (const row of data.items) {
      expect(await list({ state: row.state })).toContain(row.title || row.code);
      expect(discountState(row, test.services.clock().toISOString())).toBe(row.state);
    }
  });

  it('is sorted and paged', async () => {
    expect(await list({ sort: 'title' })).toEqual(['Always', 'Coming', 'EID-10', 'Old', 'Résumé', 'Spent']);
    expect(await list({ sort: '-uses', limit: '2' })).toEqual(['Spent', 'Always']);
    expect(await list({ sort: 'starts_at', page: '2', limit: '5' })).toEqual(['Coming']);
    expect(await list({ sort: 'ends_at', limit: '2' })).toEqual(['Old', 'Always']);
    expect(await list({ sort: 'price' })).toEqual({
      sort: 'Sort by created_at, title, starts_at, ends_at, uses',
    });
    const { data } = await test.call(`GET ${discounts}`, { ...at(), query: { page: '3', limit: '2' } });
    expect(data).toMatchObject({ total: 6, page: 3 });
  });
});

describe('What a discount cannot be', () => {
  it.each<[object, string]>([
    [{ percent: -1 }, 'percent'],
    [{ percent: 1e9 }, 'percent'],
    [{ percent: '1e3' }, 'percent'],
    [{ percent: 1.2345 }, 'percent'],
    [{ percent: null }, 'percent'],
    [{ kind: 'amount', amount: 1.5 }, 'amount'],
    [{ kind: 'amount', amount: -1 }, 'amount'],
    [{ kind: 'amount', amount: 1e13 }, 'amount'],
    [{ kind: 'buy_get', buy_quantity: 1e9, get_quantity: 1 }, 'buy_quantity'],
    [{ kind: 'buy_get', buy_quantity: 1, get_quantity: '1' }, 'get_quantity'],
    [{ kind: 'gift' }, 'kind'],
    [{ applies_to: 'products' }, 'product_ids'],
    [{ applies_to: 'categories', category_ids: ['food'] }, 'category_ids.0'],
    [{ channels: [] }, 'channels'],
    [{ channels: ['market'] }, 'channels.0'],
    [{ starts_at: '2026-01-01' }, 'starts_at'],
    [{ ends_at: '2025-01-01T00:00:00Z' }, 'ends_at'],
    [{ use_limit: 0 }, 'use_limit'],
    [{ use_limit: 2e9 }, 'use_limit'],
    [{ customer_limit: 0.5 }, 'customer_limit'],
    [{ minimum_spend: 0 }, 'minimum_spend'],
    [{ minimum_spend: 5, minimum_quantity: 1 }, 'minimum_quantity'],
    [{ title: '', code: null }, 'title'],
    [{ code: 'TEN OFF' }, 'code'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ uses: 3 }, 'uses'],
  ])('%j', async (fields, field) => {
    const { status, fields: told } = await add(fields);
    expect([status, Object.keys(told ?? {})]).toEqual([400, [field]]);
  });

  it('for what another store has', async () => {
    const [rice, food] = [await aProduct(), await aCategory()];
    storeId = (await test.newStore(owner.token)).id;
    const { id } = (await add()).data;
    const forms: [object, object][] = [
      [
        { applies_to: 'products', product_ids: [rice] },
        { product_ids: expect.stringMatching(/no longer exists/) },
      ],
      [
        { applies_to: 'categories', category_ids: [food] },
        { category_ids: expect.stringMatching(/no longer exists/) },
      ],
    ];
    for (const [form, fields] of forms) {
      expect(await add(form)).toMatchObject({ status: 400, fields });
      expect(await change(id, form)).toMatchObject({ status: 400, fields });
    }
    expect((await read(id)).data.version).toBe(1);
  });
});
