import { productTypes } from '@sokoni/rules/stores/product-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let app: TestApp;
let amina: TestUser;
let bola: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  amina = await app.verifiedUser();
  bola = await app.verifiedUser({ first_name: 'Bola' });
  for (const name of ['Shelf 10', 'Éclair', 'Shelf 9', 'eagle']) await app.newStore(amina.token, { name });
  await app.newStore(bola.token, { name: 'Bola’s' });
});

afterAll(() => app.close());

const start = (token: string) => app.call('GET /marketplace/v1/user/start', { token });

describe('SPEC 4, 7: the start call', () => {
  test("answers the user's own stores by name, the product types and the account", async () => {
    const { status, data } = await start(amina.token);
    expect(status).toBe(200);
    expect(data.stores.map((store) => store.name)).toEqual(['eagle', 'Éclair', 'Shelf 9', 'Shelf 10']);
    expect(data.product_types).toMatchObject(productTypes.map(({ stocked: _, ...shown }) => shown));
    expect(data.product_types[0]).toMatchObject({
      title: 'Fashion',
      description: 'Clothes, shoes, bags and jewellery.',
    });
    expect(data.account).toEqual({ contract_type: 'basic', trial_ends_at: null, can_start_trial: true });
  });

  test('stands at both paths with the same answer', async () => {
    const [one, other] = await Promise.all([
      start(amina.token),
      app.call('GET /accounts/api/v1/users/start', { token: amina.token }),
    ]);
    expect(other.data).toEqual(one.data);
  });

  test('carries what SPEC 3 and CONTRACT name of a store', async () => {
    const { data } = await start(bola.token);
    expect(data.stores).toEqual([
      expect.objectContaining({
        id: expect.any(String),
        name: 'Bola’s',
        logo_key: null,
        base_url: '/uploads/',
        currency_code: 'KES',
        stats: { product_count: 0 },
        default_theme: null,
        business_token: expect.stringMatching(/^b1\./),
        business_code: expect.stringMatching(/^SK/),
        sub_domain: expect.any(String),
        mode: 'test',
        store_module: 'general_store',
        account: {
          contract_type: 'basic',
          apply_vat: false,
          vat_percent: 0,
          prices_include_vat: false,
          shipping_vat_percent: null,
          vat_decided: false,
          trial_ends_at: null,
          can_start_trial: true,
        },
      }),
    ]);
  });

  test('CONTRACT "Security": a business token is the same each time, and opens its own store only', async () => {
    const [first, again] = [await start(amina.token), await start(amina.token)];
    expect(again.data.stores).toEqual(first.data.stores);
    const [mine, other] = first.data.stores;
    const token = mine?.business_token ?? '';
    const see = (id = '') => app.call('GET /marketplace/v1/stores/{id}', { token, params: { id } });
    expect(await see(mine?.id)).toMatchObject({ status: 200, data: { id: mine?.id } });
    expect(await see(other?.id)).toMatchObject({ status: 403, error: 'not_allowed' });
    expect((await start(token)).data.stores).toEqual(first.data.stores);
  });

  test('CONTRACT "The wire": a user who is not verified may read it; nobody may without a session', async () => {
    const newcomer = await app.signUp();
    expect(await start(newcomer.token)).toMatchObject({ status: 200, data: { stores: [] } });
    expect(await start('')).toMatchObject({ status: 401 });
  });

  test('is one query for the stores, however many there are', async () => {
    const statements: string[] = [];
    const { pool } = app.services;
    const client = await pool.connect();
    const prototype = Object.getPrototypeOf(client);
    client.release();
    const original = prototype.query;
    prototype.query = function (text: unknown, ...rest: unknown[]) {
      statements.push(typeof text === 'string' ? text : String((text as { text?: string }).text));
      return original.call(this, text, ...rest);
    };
    try {
      await start(amina.token);
    } finally {
      prototype.query = original;
    }
    expect(statements.filter((text) => /\bfrom stores\b/.test(text))).toHaveLength(1);
    expect(statements).toHaveLength(5);
  });
});

describe('SPEC 7: GET /marketplace/v1/stores/all', () => {
  const all = (search: Record<string, string>) =>
    app.call('GET /marketplace/v1/stores/all', { token: amina.token, query: search });
  const names = async (search: Record<string, string>) =>
    (await all(search)).data.items.map((store) => store.name);

  test('SPEC 9: lists 10 a page, by name', async () => {
    const { data } = await all({});
    expect(data).toMatchObject({ page: 1, limit: 10, total: 4 });
    expect(data.items.map((store) => store.name)).toEqual(['eagle', 'Éclair', 'Shelf 9', 'Shelf 10']);
  });

  test('pages, sorts and searches', async () => {
    expect((await all({ page: '2', limit: '3' })).data).toMatchObject({
      page: 2,
      limit: 3,
      total: 4,
      items: [{ name: 'Shelf 10' }],
    });
    expect(await names({ sort: '-name', limit: '1' })).toEqual(['Shelf 10']);
    expect(await names({ sort: 'created_at' })).toEqual(['Shelf 10', 'Éclair', 'Shelf 9', 'eagle']);
    expect(await names({ search: 'ECLAIR' })).toEqual(['Éclair']);
    expect(await names({ search: '%' })).toEqual([]);
  });

  test('refuses a page of more than 100 and an order that it does not know', async () => {
    expect(await all({ limit: '101' })).toMatchObject({ status: 400 });
    expect(await all({ sort: 'account_id' })).toMatchObject({
      status: 400,
      fields: { sort: 'Sort by name, created_at' },
    });
  });
});

describe('SPEC 7: GET /marketplace/v1/stores/{id}', () => {
  test('answers the store of a member and nobody else', async () => {
    const [store] = (await start(amina.token)).data.stores;
    const see = (token: string, id = store?.id ?? '') =>
      app.call('GET /marketplace/v1/stores/{id}', { token, params: { id } });
    expect((await see(amina.token)).data).toEqual(store);
    expect(await see(bola.token)).toMatchObject({ status: 404, error: 'not_found' });
    expect(await see(amina.token, 'no-id')).toMatchObject({ status: 404 });
  });

  test('vat_percent is a number, exactly', async () => {
    const [store] = (await start(bola.token)).data.stores;
    const id = store?.id ?? '';
    await query(app.database.ownerUrl, 'update app.stores set vat_percent = 9.975 where id = $1', [id]);
    const { data } = await app.call('GET /marketplace/v1/stores/{id}', {
      token: bola.token,
      params: { id },
    });
    expect(data.account.vat_percent).toBe(9.975);
  });
});

describe('PUT /marketplace/v1/stores/{id}/guide', () => {
  test('keeps what is skipped with the store, for everybody who sets it up', async () => {
    const { id } = await app.newStore(amina.token);
    const params = { id };
    const change = async (body: { step?: 'go_live' | 'set_vat'; skipped?: boolean; hidden?: boolean }) =>
      (await app.call('PUT /marketplace/v1/stores/{id}/guide', { token: amina.token, params, body })).data;
    expect(await change({ step: 'go_live' })).toEqual({ skipped: ['go_live'], hidden: false });
    expect(await change({ step: 'go_live' })).toEqual({ skipped: ['go_live'], hidden: false });
    await Promise.all([change({ step: 'set_vat' }), change({ hidden: true })]);
    const manager = await app.staffMember(amina.token, id, 'manager');
    const seen = await app.call('GET /marketplace/v1/stores/{id}/overview', { token: manager.token, params });
    expect(seen.data.guide).toEqual({ skipped: ['set_vat', 'go_live'], hidden: true });
    expect(await change({ step: 'set_vat', skipped: false })).toEqual({ skipped: ['go_live'], hidden: true });
    const refused = await app.call('PUT /marketplace/v1/stores/{id}/guide', {
      ...{ token: amina.token, params },
      body: { step: 'sleep' } as never,
    });
    expect(refused.code).toBe(400);
  });
});

describe('GET /marketplace/v1/stores/{id}/overview', () => {
  test('counts staff, open invites, active modules and products, and says what a buyer would miss', async () => {
    const { id } = await app.newStore(amina.token);
    const params = { id };
    await app.staffMember(amina.token, id, 'associate');
    const body = { email: 'new@example.com', role: 'manager' };
    await app.call('POST /marketplace/v1/stores/{id}/invites', { token: amina.token, params, body });
    const see = async () =>
      (await app.call('GET /marketplace/v1/stores/{id}/overview', { token: amina.token, params })).data;
    const home = () => app.call('GET /marketplace/v1/stores/{id}/home', { token: amina.token, params });
    expect((await home()).data.set_up).toEqual(await see());
    expect(await see()).toMatchObject({
      figures: { staff: 2, open_invites: 1, active_modules: 4, products: 0 },
      readiness: [
        { key: 'product', done: false, message: expect.any(String) },
        { key: 'business_email', done: false },
        { key: 'payment', done: false },
        { key: 'delivery', done: false },
        { key: 'theme', done: false },
        { key: 'policies', done: false },
      ],
    });

    const update = { email: 'shop@example.com' };
    await app.call('PUT /marketplace/v1/stores/{id}/update', { token: amina.token, params, body: update });
    const rice = { title: 'Rice', variants: [{ price: 19900, opening_stock: 5 }] };
    await app.call('POST /marketplace/v1/stores/{id}/products', { token: amina.token, params, body: rice });
    expect(await see()).toMatchObject({
      figures: { products: 1 },
      readiness: [
        { key: 'product', done: true },
        { key: 'business_email', done: true },
        { key: 'payment', done: false },
        { key: 'delivery', done: false },
        { key: 'theme', done: false },
        { key: 'policies', done: false },
      ],
    });
  });
});
