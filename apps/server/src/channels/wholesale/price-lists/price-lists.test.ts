import { priceListLimits } from '@sokoni/rules/wholesale/price-breaks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token, { module_wholesale: 'active' })).id;
});

const base = '/marketplace/v1/stores/{id}/price-lists' as const;
const at = (params = {}) => ({ token: owner.token, params: { id: storeId, ...params } });
const add = (body: object) => test.call(`POST ${base}`, { ...at(), body: { name: 'Hotels', ...body } });
const list = async (search = '') => (await test.call(`GET ${base}`, { ...at(), query: { search } })).data;
const read = async (price_list_id: string) =>
  (await test.call(`GET ${base}/{price_list_id}`, at({ price_list_id }))).data;
const change = (price_list_id: string, body: object) =>
  test.call(`PUT ${base}/{price_list_id}`, { ...at({ price_list_id }), body });
const remove = (price_list_id: string) => test.call(`DELETE ${base}/{price_list_id}`, at({ price_list_id }));
const prices = async (price_list_id: string, asked: object = {}) =>
  (await test.call(`GET ${base}/{price_list_id}/prices`, { ...at({ price_list_id }), query: { ...asked } }))
    .data;
const set = (price_list_id: string, given: object[]) =>
  test.call(`PUT ${base}/{price_list_id}/prices`, { ...at({ price_list_id }), body: { prices: given } });

async function group(name: string): Promise<string> {
  const body = { name };
  return (await test.call('POST /marketplace/v1/stores/{id}/customer-groups', { ...at(), body })).data.id;
}

/** The ids of its variants. */
async function product(title: string, fields: object = {}): Promise<string[]> {
  const body = { title, status: 'active', variants: [{ price: 1000 }], ...fields };
  const { data } = await test.call('POST /marketplace/v1/stores/{id}/products', { ...at(), body });
  return data.variants.map(({ id }) => id);
}

describe('Price lists', () => {
  it('are kept by name, with who buys by them', async () => {
    const hotels = await group('Hotels');
    const { data, message } = await add({ percent_off: '12.500', group_ids: [hotels] });
    expect(message).toBe('Hotels added');
    expect(data).toMatchObject({
      ...{ name: 'Hotels', percent_off: '12.5', group_ids: [hotels] },
      ...{ company_count: 0, price_count: 0, version: 1 },
    });
    await add({ name: 'Cafés' });
    expect((await list()).items.map(({ name }) => name)).toEqual(['Cafés', 'Hotels']);
    expect((await list('cafe')).items.map(({ name }) => name)).toEqual(['Cafés']);
    expect((await list('cafe')).total).toBe(1);
  });

  it('have one name each, whatever its case, and take 0 % for nothing', async () => {
    const first = (await add({ percent_off: '0' })).data;
    expect(first.percent_off).toBeNull();
    expect(await add({ name: 'hotels' })).toMatchObject({ status: 409, error: 'price_list_taken' });
    const other = (await add({ name: 'Cafés' })).data;
    const renamed = await change(other.id, { version: 1, name: 'HOTELS' });
    expect(renamed).toMatchObject({ status: 409, error: 'price_list_taken' });
    expect(Object.keys(renamed.fields ?? {})).toEqual(['name']);
    expect(await add({ id: first.id, name: 'Other' })).toMatchObject({ status: 409, error: 'id_taken' });
  });

  it('end at the limit of a store', async () => {
    await query(
      test.database.ownerUrl,
      `insert into app.price_lists (store_id, id, name, created_at, updated_at)
       select $1, gen_random_uuid(), 'List ' || number, now(), now() from generate_series(1, $2) number`,
      [storeId, priceListLimits.perStore],
    );
    expect(await add({})).toMatchObject({ status: 422, error: 'price_list_limit' });
  });

  it('change what is given, on the version that was looked at', async () => {
    const [hotels, schools] = [await group('Hotels'), await group('Schools')];
    const { id } = (await add({ percent_off: '10', group_ids: [hotels] })).data;
    const changed = await change(id, { version: 1, name: 'Lodges', group_ids: [schools] });
    expect(changed.data).toMatchObject({
      ...{ name: 'Lodges', percent_off: '10', group_ids: [schools], version: 2 },
    });
    expect(await change(id, { version: 1, name: 'Inns' })).toMatchObject({ error: 'changed_meanwhile' });
    expect((await change(id, { version: 2, percent_off: null })).data).toMatchObject({
      ...{ percent_off: null, group_ids: [schools] },
    });
  });

  it('take a group over from another list', async () => {
    const hotels = await group('Hotels');
    const first = (await add({ group_ids: [hotels] })).data;
    const second = (await add({ name: 'Lodges', group_ids: [hotels] })).data;
    expect((await read(first.id)).group_ids).toEqual([]);
    expect((await read(second.id)).group_ids).toEqual([hotels]);
    const stranger = { group_ids: ['01900000-0000-7000-8000-000000000001'] };
    expect(await add({ name: 'Inns', ...stranger })).toMatchObject({ status: 404, error: 'not_found' });
  });

  it('are deleted with their prices; who bought by them has none', async () => {
    const hotels = await group('Hotels');
    const [rice = ''] = await product('Rice');
    const { id } = (await add({ group_ids: [hotels] })).data;
    await set(id, [{ variant_id: rice, breaks: [{ minimum: 1, unit_price: 900 }] }]);
    expect((await remove(id)).data.message).toBe('Hotels deleted');
    expect((await remove(id)).status).toBe(404);
    const rows = await query(
      test.database.ownerUrl,
      `select (select count(*)::int from app.price_list_prices where store_id = $1) as prices,
              (select count(*)::int from app.customer_groups where store_id = $1 and price_list_id is not null) as groups`,
      [storeId],
    );
    expect(rows).toEqual([{ prices: 0, groups: 0 }]);
  });

  it('are the business of managers of a store that sells to businesses', async () => {
    const supervisor = await test.staffMember(owner.token, storeId, 'supervisor');
    expect((await test.call(`GET ${base}`, { ...at(), token: supervisor.token })).status).toBe(403);
    const other = await test.newStore(owner.token);
    const refused = await test.call(`GET ${base}`, { token: owner.token, params: { id: other.id } });
    expect(refused.error).toBe('module_disabled');
  });
});

describe('Prices of a list', () => {
  it('stand beside what the store asks, by title, sorted by quantity', async () => {
    const [tea = ''] = await product('Tea', { variants: [{ price: 700, sales_price: 600, on_sales: true }] });
    const [rice = ''] = await product('Rice');
    await product('Old stock', { status: 'archived' });
    await product('Draft beans', { status: 'draft' });
    const { id } = (await add({})).data;
    const breaks = [
      { minimum: 48, unit_price: 800 },
      { minimum: 12, unit_price: 900 },
    ];
    const saved = await set(id, [{ variant_id: rice, breaks }]);
    expect(saved.data).toEqual({ changed: 1, message: '1 price saved' });
    const page = await prices(id);
    expect(page.items.map(({ product_title }) => product_title)).toEqual(['Draft beans', 'Rice', 'Tea']);
    expect(page.total).toBe(3);
    expect(page.items[1]).toMatchObject({ variant_id: rice, price: 1000, breaks: breaks.toReversed() });
    expect(page.items[2]).toMatchObject({ variant_id: tea, price: 600, breaks: [] });
  });

  it('are paged through products with several variants, searched, and narrowed to what is listed', async () => {
    const options = [{ name: 'Size', entries: ['S', 'M', 'L'] }];
    const variants = ['S', 'M', 'L'].map((size) => ({ entries: [size], price: 500 }));
    const shirts = await product('Shirt', { options, variants });
    await product('Apron');
    await product('Zip');
    const { id } = (await add({})).data;
    await set(id, [{ variant_id: shirts[2] ?? '', breaks: [{ minimum: 1, unit_price: 400 }] }]);
    const names = (page: Awaited<ReturnType<typeof prices>>) =>
      page.items.map(({ product_title, variant_name }) => [product_title, variant_name].join(' ').trim());
    expect(names(await prices(id, { limit: '2', page: '2' }))).toEqual(['Shirt M', 'Shirt L']);
    const found = await prices(id, { search: 'shi', limit: '2', page: '2' });
    expect([names(found), found.total]).toEqual([['Shirt L'], 3]);
    const listed = await prices(id, { listed: 'true' });
    expect([names(listed), listed.total]).toEqual([['Shirt L'], 1]);
    const both = await prices(id, { listed: 'true', search: 'apron' });
    expect([names(both), both.total]).toEqual([[], 0]);
  });

  it('replace what was there; none leaves the price of the store', async () => {
    const [rice = ''] = await product('Rice');
    const [tea = ''] = await product('Tea');
    const { id } = (await add({})).data;
    const cheap = [{ minimum: 1, unit_price: 500 }];
    const twoSteps = [...cheap, { minimum: 5, unit_price: 400 }];
    await set(id, [
      { variant_id: rice, breaks: twoSteps },
      { variant_id: tea, breaks: cheap },
    ]);
    expect((await read(id)).price_count).toBe(2);
    await set(id, [{ variant_id: rice, breaks: [{ minimum: 10, unit_price: 300 }] }]);
    expect((await read(id)).price_count).toBe(2);
    await set(id, [{ variant_id: tea, breaks: [] }]);
    expect((await read(id)).price_count).toBe(1);
    const { items } = await prices(id);
    expect(items.map(({ breaks }) => breaks)).toEqual([[{ minimum: 10, unit_price: 300 }], []]);
  });

  it('go with their variant', async () => {
    const [rice = ''] = await product('Rice');
    const { id } = (await add({})).data;
    await set(id, [{ variant_id: rice, breaks: [{ minimum: 1, unit_price: 1 }] }]);
    await query(test.database.ownerUrl, 'delete from app.variants where store_id = $1 and id = $2', [
      storeId,
      rice,
    ]);
    expect((await read(id)).price_count).toBe(0);
  });

  it('refuses a quantity or a variant twice, and what the store does not have', async () => {
    const [rice = ''] = await product('Rice');
    const { id } = (await add({})).data;
    const one = { minimum: 3, unit_price: 5 };
    const twice = await set(id, [{ variant_id: rice, breaks: [one, { ...one, unit_price: 4 }] }]);
    expect(twice).toMatchObject({ status: 400, error: 'invalid_fields' });
    expect(Object.keys(twice.fields ?? {})).toEqual(['prices.0.breaks']);
    const same = { variant_id: rice, breaks: [one] };
    expect((await set(id, [same, { ...same, variant_id: rice.toUpperCase() }])).error).toBe('invalid_fields');
    const stranger = { variant_id: '01900000-0000-7000-8000-000000000001', breaks: [one] };
    expect((await set(id, [same, stranger])).status).toBe(404);
    expect((await prices(id, { listed: 'true' })).total).toBe(0);
  });

  it('takes 500 variants at once, in the audit log by their number', async () => {
    const { id } = (await add({})).data;
    await query(
      test.database.ownerUrl,
      `with made as (
         insert into app.products (store_id, id, title, status, search_text, variant_count, created_at, updated_at)
         select $1, gen_random_uuid(), 'Item ' || number, 'active', ' item', 1, now(), now() from generate_series(1, 500) number
         returning id
       )
       insert into app.variants (store_id, id, product_id, position, name, entries, active, track_quantity, price, on_sales)
       select $1, id, id, 0, '', '{}', true, true, 100, false from made`,
      [storeId],
    );
    const ids = await query<{ id: string }>(
      test.database.ownerUrl,
      'select id from app.variants where store_id = $1',
      [storeId],
    );
    const breaks = Array.from({ length: 10 }, (_, step) => ({ minimum: step + 1, unit_price: 90 - step }));
    const saved = await set(
      id,
      ids.map((variant) => ({ variant_id: variant.id, breaks })),
    );
    expect(saved.data.changed).toBe(500);
    expect((await prices(id, { listed: 'true' })).total).toBe(500);
    const [noted] = await query(
      test.database.ownerUrl,
      `select subject, after from app.audit_log where store_id = $1 and action = 'set_list_prices'`,
      [storeId],
    );
    expect(noted).toEqual({ subject: `price_list:${id}`, after: { variants: 500 } });
  });
});
