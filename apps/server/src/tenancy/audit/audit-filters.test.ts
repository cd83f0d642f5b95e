import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let app: TestApp;
let owner: TestUser;
let params: { id: string };
let productId: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
  params = { id: (await app.newStore(owner.token, { currency_code: 'RWF' })).id };
  const at = { token: owner.token, params };
  await app.call('PUT /marketplace/v1/stores/{id}/update', {
    ...at,
    body: { timezone: 'Africa/Nairobi' },
  });
  const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at,
    body: { title: '=Basin', variants: [{ price: 500, active: true }] },
  });
  productId = made.data.id;
  const variantId = made.data.variants[0]?.id ?? '';
  const manager = await app.staffMember(owner.token, params.id, 'manager');
  await app.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
    token: manager.token,
    params: { ...params, product_id: productId },
    body: { version: 1, variants: [{ id: variantId, price: 650, active: true }] },
  });
});
afterAll(() => app.close());

const log = async (search: Record<string, string> = {}) => {
  const at = { token: owner.token, params };
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/audit-log', { ...at, query: search });
  return data.items;
};

async function exported(body: Record<string, string> = {}): Promise<Record<string, string>[]> {
  const at = { token: owner.token, params };
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/audit-log/exports', { ...at, body });
  const text = await (await fetch(`${app.url}${data.url}`)).text();
  return parse(text, { columns: true, bom: true });
}

describe('The audit log can be narrowed', () => {
  it('to a person, an act, an area and a record, and to what the platform did', async () => {
    expect(await log({ area: 'product' })).toMatchObject([
      { action: 'update_product', subject_name: '=Basin' },
      { action: 'create_product' },
    ]);
    expect(await log({ area: 'product', actor_id: owner.id })).toMatchObject([{ action: 'create_product' }]);
    expect(await log({ action: 'update_product' })).toHaveLength(1);
    expect(await log({ subject: `product:${productId}` })).toHaveLength(2);
    expect(await log({ actor_id: 'platform' })).toEqual([]);
  });

  it('says what it can be narrowed to', async () => {
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/audit-log/filters', {
      token: owner.token,
      params,
    });
    expect(data.actors.map(({ user_id }) => user_id)).toContain(owner.id);
    expect(data.actors).toHaveLength(2);
    expect(data.actions).toEqual(
      expect.arrayContaining(['create_product', 'create_store', 'update_product']),
    );
    expect(data.areas).toEqual(expect.arrayContaining(['product', 'store']));
  });

  it('to days as they begin and end where the store is', async () => {
    // 21:30 UTC on the 9th is 00:30 on the 10th in Nairobi.
    await query(
      app.database.ownerUrl,
      `insert into app.audit_log (store_id, id, at, action, subject, network_address, request_id)
       values ($1, gen_random_uuid(), '2020-03-09T21:30:00Z', 'night_before', '', '', ''),
              ($1, gen_random_uuid(), '2020-03-10T21:00:00Z', 'day_after', '', '', '')`,
      [params.id],
    );
    const actions = async (from: string, to: string) => (await log({ from, to })).map(({ action }) => action);
    expect(await actions('2020-03-10', '2020-03-10')).toEqual(['night_before']);
    expect(await actions('2020-03-09', '2020-03-09')).toEqual([]);
    expect(await actions('2020-03-10', '2020-03-11')).toEqual(['day_after', 'night_before']);
  });

  it('refuses what is no filter', async () => {
    const headers = { authorization: `Bearer ${owner.token}` };
    for (const wrong of ['actor_id=me', 'from=2020-02-30', 'search=x', 'limit=101', 'area=%00', 'after=1']) {
      const answer = await fetch(`${app.url}/marketplace/v1/stores/${params.id}/audit-log?${wrong}`, {
        headers,
      });
      expect(await answer.json(), wrong).toMatchObject({ code: 400, error: 'invalid_fields' });
    }
  });
});

describe('The audit log as a file', () => {
  it('has every entry that the filter leaves, with changes in the currency of the store', async () => {
    const [changed] = await exported({ action: 'update_product' });
    expect(changed).toMatchObject({
      Action: 'Changed product',
      Record: "'=Basin",
      'Record ID': `product:${productId}`,
      Changes: 'Variants / 1 / Price: RWF 500 -> RWF 650',
    });
    expect(changed?.['Time (Africa/Nairobi)']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('is longer than a part of it, and says that it was taken along', async () => {
    await query(
      app.database.ownerUrl,
      `insert into app.audit_log (store_id, id, at, action, subject, network_address, request_id)
       select $1, gen_random_uuid(), '2021-01-01'::timestamptz + n % 7 * interval '1 second', 'many', '', '', ''
       from generate_series(1, 1201) n`,
      [params.id],
    );
    expect(await exported({ action: 'many' })).toHaveLength(1201);
    expect(await log({ action: 'export_audit_log', limit: '1' })).toMatchObject([
      { after: { action: 'many' } },
    ]);
  });
});
