import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
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

const store = '/marketplace/v1/stores/{id}' as const;
const base = `${store}/wholesale` as const;
const at = (params = {}) => ({ token: owner.token, params: { id: storeId, ...params } });
const stranger = '01900000-0000-7000-8000-000000000001';

async function customer(name: string, fields: object = {}): Promise<string> {
  return (await test.call(`POST ${store}/customers`, { ...at(), body: { name, ...fields } })).data.id;
}
async function group(name: string): Promise<string> {
  return (await test.call(`POST ${store}/customer-groups`, { ...at(), body: { name } })).data.id;
}
async function priceList(name: string): Promise<string> {
  return (await test.call(`POST ${store}/price-lists`, { ...at(), body: { name } })).data.id;
}
async function product(title: string, fields: object = {}): Promise<string> {
  const body = { title, status: 'active', variants: [{ price: 1000 }], ...fields };
  return (await test.call(`POST ${store}/products`, { ...at(), body })).data.id;
}
const audited = (action: string) =>
  query(
    test.database.ownerUrl,
    'select subject, before, after from app.audit_log where store_id = $1 and action = $2',
    [storeId, action],
  );

describe('How a store sells to businesses', () => {
  const save = (body: object) => test.call(`PUT ${base}/settings`, { ...at(), body });
  const read = async () => (await test.call(`GET ${base}/settings`, at())).data;

  it('is what the rules say until something is set, and keeps what is left out', async () => {
    const untouched = {
      ...{ listed: false, introduction: '', offers: 'all', minimum_first_order: null, minimum_order: null },
      ...{ payment_terms: 'on_delivery', deposit_percent: null, mails_new_orders: true, version: 0 },
    };
    expect(await read()).toEqual(untouched);
    const saved = await save({ version: 0, listed: true, minimum_order: 5000, deposit_percent: '30.000' });
    expect(saved.message).toBe('Wholesale settings saved');
    const first = { ...untouched, listed: true, minimum_order: 5000, deposit_percent: '30', version: 1 };
    expect(saved.data).toEqual(first);
    expect((await save({ version: 1, payment_terms: 'net_30', deposit_percent: '0' })).data).toEqual({
      ...{ ...first, payment_terms: 'net_30', deposit_percent: null, version: 2 },
    });
    expect(await read()).toMatchObject({ payment_terms: 'net_30', minimum_order: 5000 });
    expect(await audited('update_wholesale_settings')).toContainEqual({
      subject: `store:${storeId}`,
      before: { deposit_percent: '30', payment_terms: 'on_delivery' },
      after: { deposit_percent: null, payment_terms: 'net_30' },
    });
  });

  it('is saved by one of two who looked at the same', async () => {
    const both = await Promise.all([
      save({ version: 0, listed: true }),
      save({ version: 0, offers: 'chosen' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await save({ version: 0 })).error).toBe('changed_meanwhile');
  });

  it('refuses amounts below 1 and percentages above 100', async () => {
    for (const wrong of [{ minimum_order: 0 }, { deposit_percent: '101' }, { deposit_percent: '1.2345' }])
      expect((await save({ version: 0, ...wrong })).status).toBe(400);
  });
});

describe('Products on offer', () => {
  const list = async (asked: object = {}) =>
    (await test.call(`GET ${base}/products`, { ...at(), query: { ...asked } })).data;
  const offer = (product_id: string, fields: object = {}) =>
    test.call(`PUT ${base}/products/{product_id}`, {
      ...at({ product_id }),
      body: {
        ...{ offered: true, minimum_quantity: 1, quantity_step: 1, case_quantity: null, group_ids: [] },
        ...fields,
      },
    });

  it('are all drafts and active ones by title, as the settings say until something is set', async () => {
    const rice = await product('Rice');
    await product('Beans', { status: 'draft' });
    await product('Old stock', { status: 'archived' });
    const titles = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ title }) => title);
    const page = await list();
    expect([titles(page), page.total]).toEqual([['Beans', 'Rice'], 2]);
    expect(page.items[1]).toEqual({
      ...{ product_id: rice, title: 'Rice', image: null, status: 'active', min_price: 1000, max_price: 1000 },
      ...{ offered: true, minimum_quantity: 1, quantity_step: 1, case_quantity: null, group_ids: [] },
    });
    const body = { version: 0, offers: 'chosen' };
    await test.call(`PUT ${base}/settings`, { ...at(), body });
    expect((await list()).items.map(({ offered }) => offered)).toEqual([false, false]);
    await offer(rice);
    expect((await list()).items.map(({ offered }) => offered)).toEqual([false, true]);
    expect(titles(await list({ limit: '1', page: '2' }))).toEqual(['Rice']);
    const found = await list({ search: 'bea' });
    expect([titles(found), found.total]).toEqual([['Beans'], 1]);
  });

  it('have quantities, and groups that alone are offered them', async () => {
    const rice = await product('Rice');
    const [hotels, schools] = [await group('Hotels'), await group('Schools')];
    const first = await offer(rice, {
      minimum_quantity: 12,
      quantity_step: 6,
      case_quantity: 6,
      group_ids: [hotels],
    });
    expect(first).toMatchObject({ status: 200, message: 'Product saved' });
    expect(first.data).toMatchObject({
      minimum_quantity: 12,
      quantity_step: 6,
      case_quantity: 6,
      group_ids: [hotels],
    });
    const second = await offer(rice, { offered: false, group_ids: [schools, schools] });
    expect(second.data).toMatchObject({ offered: false, minimum_quantity: 1, group_ids: [schools] });
    expect((await audited('set_wholesale_product')).length).toBe(2);
    await test.call(`DELETE ${store}/customer-groups/{group_id}`, at({ group_id: schools }));
    expect((await list()).items[0]?.group_ids).toEqual([]);
  });

  it('are refused where product or group are not there', async () => {
    const rice = await product('Rice');
    expect((await offer(stranger)).status).toBe(404);
    expect((await offer(rice, { group_ids: [stranger] })).status).toBe(404);
    for (const wrong of [{ minimum_quantity: 0 }, { quantity_step: 0 }, { case_quantity: 1 }])
      expect((await offer(rice, wrong)).status).toBe(400);
    expect((await list()).items[0]).toMatchObject({ offered: true, group_ids: [] });
  });
});

describe('Companies', () => {
  const add = (customer_id: string, fields: object = {}) =>
    test.call(`POST ${base}/companies`, { ...at(), body: { customer_id, ...fields } });
  const change = (customer_id: string, body: object) =>
    test.call(`PUT ${base}/companies/{customer_id}`, { ...at({ customer_id }), body });
  const read = (customer_id: string) => test.call(`GET ${base}/companies/{customer_id}`, at({ customer_id }));
  const list = async (asked: object = {}) =>
    (await test.call(`GET ${base}/companies`, { ...at(), query: { ...asked } })).data;

  it('are customers with what was agreed', async () => {
    const hotels = await group('Hotels');
    const vip = await priceList('VIP');
    const contact = { email: 'a@hotel.example', phone: '+254722000111' };
    const id = await customer('Amani Hotel', { ...contact, group_id: hotels, credit_limit: 9000 });
    const agreed = { price_list_id: vip, payment_terms: 'net_30', deposit_percent: '0', tax_number: 'P05' };
    const added = await add(id, { ...agreed, tax_exempt: true });
    expect(added.message).toBe('Amani Hotel can now order as a company');
    expect(added.data).toEqual({
      ...{ customer_id: id, name: 'Amani Hotel', ...contact, group: { id: hotels, name: 'Hotels' } },
      ...{ status: 'active', price_list: { id: vip, name: 'VIP' }, payment_terms: 'net_30' },
      ...{ deposit_percent: '0', tax_exempt: true, tax_number: 'P05', buyer_store: null, credit_limit: 9000 },
      ...{ outstanding: 0, order_count: 0, version: 1, created_at: expect.any(String) },
    });
    expect(await add(id)).toMatchObject({ status: 409, error: 'company_exists' });
    const [noted] = await audited('add_company');
    expect(noted).toMatchObject({ subject: `customer:${id}` });
    expect(JSON.stringify(noted)).not.toContain('P05');
  });

  it('are listed by name and searched as customers are', async () => {
    for (const name of ['Zuri Spa', 'Amani Hotel', 'Émile Café']) await add(await customer(name));
    const other = await customer('Nobody in particular');
    const names = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ name }) => name);
    const all = await list();
    expect([names(all), all.total]).toEqual([['Amani Hotel', 'Émile Café', 'Zuri Spa'], 3]);
    expect(names(await list({ limit: '1', page: '2' }))).toEqual(['Émile Café']);
    const found = await list({ search: 'cafe' });
    expect([names(found), found.total]).toEqual([['Émile Café'], 1]);
    expect((await list({ search: 'nobody' })).total).toBe(0);
    const one = await list({ customer_id: all.items[2]?.customer_id ?? '' });
    expect([names(one), one.total]).toEqual([['Zuri Spa'], 1]);
    expect((await list({ customer_id: other })).items).toEqual([]);
  });

  it('change on the version that was looked at, what is given alone', async () => {
    const id = await customer('Amani Hotel');
    const vip = await priceList('VIP');
    await add(id, { payment_terms: 'net_7' });
    const paused = await change(id, { version: 1, status: 'paused', price_list_id: vip });
    expect(paused.data).toMatchObject({
      ...{ status: 'paused', payment_terms: 'net_7', price_list: { id: vip, name: 'VIP' }, version: 2 },
    });
    expect((await change(id, { version: 1, status: 'active' })).error).toBe('changed_meanwhile');
    expect((await change(id, { version: 2, price_list_id: null })).data.price_list).toBeNull();
    expect((await change(id, { version: 3, price_list_id: stranger })).status).toBe(404);
    await change(id, { version: 3, price_list_id: vip });
    await test.call(`DELETE ${store}/price-lists/{price_list_id}`, at({ price_list_id: vip }));
    expect((await read(id)).data.price_list).toBeNull();
  });

  it('are counted by the price list that they buy by', async () => {
    const vip = await priceList('VIP');
    await add(await customer('Amani Hotel'), { price_list_id: vip });
    const { data } = await test.call(`GET ${store}/price-lists/{price_list_id}`, at({ price_list_id: vip }));
    expect(data.company_count).toBe(1);
  });

  it('are refused where the customer is not there, and at the limit of a store', async () => {
    expect((await add(stranger)).status).toBe(404);
    const erased = await customer('Gone');
    await test.call(`DELETE ${store}/customers/{customer_id}`, at({ customer_id: erased }));
    expect((await add(erased)).status).toBe(404);
    expect((await read(await customer('Amani Hotel'))).status).toBe(404);
    await query(
      test.database.ownerUrl,
      `with made as (
         insert into app.customers (store_id, id, name, created_at, updated_at)
         select $1, gen_random_uuid(), 'Company ' || number, now(), now() from generate_series(1, $2) number returning id
       )
       insert into app.wholesale_companies (store_id, customer_id, created_at, updated_at)
       select $1, id, now(), now() from made`,
      [storeId, wholesaleLimits.companies],
    );
    const id = await customer('One too many');
    expect(await add(id)).toMatchObject({ status: 422, error: 'company_limit' });
  });
});
