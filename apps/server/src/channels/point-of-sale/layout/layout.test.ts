import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aRegister, type TestRegister } from '#testing/requests/register-requests.ts';

let app: TestApp;
let owner: { token: string; storeId: string };
let till: TestRegister;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function newStore() {
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
  till = await aRegister(app, token, owner.storeId);
}

const at = (token = owner.token) => ({ token, params: { id: owner.storeId } });
const read = async () => (await app.call('GET /marketplace/v1/stores/{id}/point-of-sale/layout', at())).data;
const put = (body: object, token?: string) =>
  app.call('PUT /marketplace/v1/stores/{id}/point-of-sale/layout', {
    ...at(token),
    body: { version: 0, barcode_rules: [], pages: [], ...body },
  });
const setup = async () =>
  (await app.call('GET /marketplace/v1/stores/{id}/point-of-sale/setup', at(till.token))).data;
const changes = async (since: number) =>
  (
    await app.call('GET /marketplace/v1/stores/{id}/point-of-sale/changes', {
      ...at(till.token),
      query: { since: String(since) },
    })
  ).data;
const page = (product_ids: string[], name = 'Favourites') => ({ name, tint: 150 as const, product_ids });

async function addProduct(title: string): Promise<{ id: string; version: number }> {
  const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: { title, status: 'active', variants: [{ price: 500 }] },
  });
  return made.data;
}

describe('How the tills of a store are laid out', () => {
  it('is plain at first, in full what was saved last, and comes with the set-up of each till', async () => {
    await newStore();
    expect(await read()).toEqual({ version: 0, barcode_rules: [], pages: [] });
    const { sequence, layout } = await setup();
    expect(layout).toEqual({ barcode_rules: [], pages: [] });
    const [bread, milk] = [await addProduct('Bread'), await addProduct('Milk')];
    const rules = [{ prefix: '21', says: 'weight', decimals: 3 }];
    const saved = await put({
      barcode_rules: rules,
      pages: [page([milk.id, bread.id.toUpperCase(), milk.id]), page([], 'Drinks')],
    });
    expect(saved.data).toMatchObject({
      version: 1,
      barcode_rules: rules,
      pages: [
        { name: 'Favourites', tint: 150, products: [{ id: milk.id, title: 'Milk' }, { title: 'Bread' }] },
        { name: 'Drinks', products: [] },
      ],
    });
    expect((await changes(sequence)).setup).toBe(true);
    expect((await setup()).layout).toEqual({
      barcode_rules: rules,
      pages: [page([milk.id, bread.id]), page([], 'Drinks')],
    });
    expect((await put({ version: 1 })).data).toEqual({ version: 2, barcode_rules: [], pages: [] });
    expect(
      await query(
        app.database.superUrl,
        `select count(*)::int from app.audit_log where action = 'lay_out_tills'`,
      ),
    ).toEqual([{ count: 2 }]);
  });

  it('loses a product that is deleted, and is saved without one that is gone', async () => {
    await newStore();
    const [bread, milk] = [await addProduct('Bread'), await addProduct('Milk')];
    await put({ pages: [page([bread.id, milk.id])] });
    await app.call('DELETE /marketplace/v1/stores/{id}/products/{product_id}', {
      ...at(),
      params: { id: owner.storeId, product_id: bread.id },
    });
    expect((await read()).pages[0]?.products).toMatchObject([{ id: milk.id }]);
    await put({ version: 1, pages: [page([randomUUID(), milk.id, bread.id])] });
    expect((await setup()).layout.pages).toEqual([page([milk.id])]);
  });

  it('is not what somebody else has changed meanwhile', async () => {
    await newStore();
    const both = await Promise.all([put({ pages: [page([], 'A')] }), put({ pages: [page([], 'B')] })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await put({ pages: [] })).toMatchObject({ status: 409, error: 'changed_meanwhile' });
    expect((await put({ version: 1 })).status).toBe(200);
    expect((await put({ version: 1 })).status).toBe(409);
  });

  it('has what fits', async () => {
    await newStore();
    const rule = { prefix: '21', says: 'price', decimals: 2 };
    for (const body of [
      { barcode_rules: [rule, rule] },
      { barcode_rules: [{ ...rule, prefix: '30' }] },
      { barcode_rules: [{ ...rule, decimals: 1 }] },
      { pages: [page([], '')] },
      { pages: [{ ...page([]), tint: 7 }] },
      { pages: [page(Array.from({ length: 61 }, () => randomUUID()))] },
      { pages: Array.from({ length: 21 }, () => page([])) },
    ])
      expect(await put(body), JSON.stringify(body)).toMatchObject({ status: 400, error: 'invalid_fields' });
    expect((await read()).version).toBe(0);
  });

  it('is for supervisors and up', async () => {
    await newStore();
    const { token } = await app.staffMember(owner.token, owner.storeId, 'associate');
    expect((await put({}, token)).status).toBe(403);
    const supervisor = await app.staffMember(owner.token, owner.storeId, 'supervisor');
    expect((await put({}, supervisor.token)).status).toBe(200);
  });
});
