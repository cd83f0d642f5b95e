import { randomUUID } from 'node:crypto';
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
  storeId = (await test.newStore(owner.token)).id;
});

const customers = '/marketplace/v1/stores/{id}/customers' as const;
const at = (token = owner.token) => ({ token, params: { id: storeId } });
const one = (customer_id: string, token = owner.token) => ({ token, params: { id: storeId, customer_id } });

const add = (body: object, headers: Record<string, string> = {}, token = owner.token) =>
  test.call(`POST ${customers}`, { ...at(token), body, headers });
const read = (id: string, token = owner.token) => test.call(`GET ${customers}/{customer_id}`, one(id, token));
const change = (id: string, body: object, token = owner.token) =>
  test.call(`PUT ${customers}/{customer_id}`, { ...one(id, token), body });
const erase = (id: string, token = owner.token) =>
  test.call(`DELETE ${customers}/{customer_id}`, { ...one(id, token), body: {} });

/** What orders would have written. */
const sold = (id: string, figures: { outstanding?: number; spent?: number; orders?: number }) =>
  query(
    test.database.ownerUrl,
    `update app.customers set outstanding = $2, spent = $3, order_count = $4, last_ordered_at = '2026-03-01T10:00:00Z' where id = $1`,
    [id, figures.outstanding ?? 0, figures.spent ?? 0, figures.orders ?? 1],
  );

const asha = {
  name: 'Asha Mwangi',
  email: 'Asha@Example.com',
  phone: '+254722000111',
  notes: 'Pays on Fridays',
};
const shop = {
  label: 'Shop',
  recipient: 'Asha',
  phone: '+254722000112',
  line1: 'Moi Avenue 12',
  line2: '2nd floor',
  city: 'Nairobi',
  region: '',
  postal_code: '00100',
  country: 'KE',
};
const home = { ...shop, label: 'Home', line1: 'Ngong Road 3', line2: '' };

describe('Customers', () => {
  it('are kept with how to reach them, where goods go, and what they may owe', async () => {
    const added = await add({ ...asha, credit_limit: 500_000, addresses: [shop, home] });
    expect(added).toMatchObject({ status: 200, message: 'Asha Mwangi added' });
    const { data } = await read(added.data.id);
    expect(data).toEqual({
      ...asha,
      id: added.data.id,
      group_id: null,
      language: null,
      credit_limit: 500_000,
      order_count: 0,
      spent: 0,
      outstanding: 0,
      last_ordered_at: null,
      addresses: [
        { id: expect.any(String), ...shop },
        { id: expect.any(String), ...home },
      ],
      version: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      updated_by: expect.any(String),
      erased_at: null,
      merged_into: null,
    });
    expect(data.updated_by).not.toBe('');
  });

  it('keep the ids of their addresses in any order; one that is left out is gone', async () => {
    const { data } = await add({ ...asha, addresses: [shop, home] });
    const [first, second] = data.addresses;
    const turned = await change(data.id, { version: 1, addresses: [second, { line1: 'Kiosk' }] });
    expect(turned.data.addresses).toMatchObject([
      { id: second?.id, line1: 'Ngong Road 3' },
      { line1: 'Kiosk', city: '', country: '' },
    ]);
    expect(JSON.stringify(turned.data)).not.toContain(first?.id);
    const other = await add({ name: 'Juma', addresses: [{ id: second?.id, line1: 'Stolen' }] });
    expect(other).toMatchObject({ status: 409, error: 'id_taken' });
    const twice = await change(data.id, { version: 2, addresses: [second, second] });
    expect(twice).toMatchObject({
      status: 400,
      fields: { addresses: 'Each address can be listed once' },
    });
  });

  it('are saved field by field; what did not differ writes nothing', async () => {
    const { data } = await add({ ...asha, addresses: [shop] });
    const same = await change(data.id, { version: 1, name: asha.name, addresses: data.addresses });
    expect(same.data.version).toBe(1);
    const moved = await change(data.id, { version: 1, phone: '' });
    expect(moved).toMatchObject({ status: 200, message: 'Customer saved' });
    expect(moved.data).toMatchObject({ ...asha, phone: '', version: 2, addresses: [shop] });
  });

  it('tell a save of an older version that somebody was faster, and of two at once keep one', async () => {
    const { data } = await add(asha);
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((notes) => change(data.id, { version: 1, notes })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ error: 'changed_meanwhile' });
    expect((await read(data.id)).data.version).toBe(2);
  });

  it('are added once, however often a request comes', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(asha, headers)));
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
    const total = await test.call(`GET ${customers}/total`, at());
    expect(total.data).toEqual({ total: 1 });
  });

  it('are told to whoever looks at them', async () => {
    const { data } = await add(asha);
    await change(data.id, { version: 1, notes: '' });
    const events = await query<{ ids: string[] }>(
      test.database.ownerUrl,
      "select payload -> 'ids' as ids from app.events where store_id = $1 and kind = 'customer.changed' order by sequence",
      [storeId],
    );
    expect(events.map(({ ids }) => ids)).toEqual([[data.id], [data.id]]);
  });
});

describe('Customers are refused', () => {
  it('without a name, with an address or a number that cannot be, with what is not known', async () => {
    expect(await add({})).toMatchObject({ status: 400, fields: { name: 'Name is required!' } });
    expect(await add({ name: 'Asha', email: 'asha', phone: '0722', addresses: [{}] })).toMatchObject({
      status: 400,
      fields: {
        email: 'Please enter a valid email',
        phone: 'Phone number is incomplete. Choose the country and enter the digits.',
        'addresses.0.line1': 'Enter the street address or directions',
      },
    });
    expect(await add({ name: 'Asha', outstanding: 5 })).toMatchObject({
      status: 400,
      error: 'invalid_fields',
    });
    expect(await add({ name: 'Asha', group_id: randomUUID() })).toMatchObject({ status: 404 });
  });

  it('with a credit limit that is no amount', async () => {
    const { data } = await add(asha);
    for (const credit_limit of [-1, 1.5, '1e3', 1e15, 'NaN']) {
      expect(await add({ name: 'Asha', credit_limit }), String(credit_limit)).toMatchObject({ status: 400 });
      expect(await change(data.id, { version: 1, credit_limit })).toMatchObject({
        status: 400,
        fields: { credit_limit: expect.any(String) },
      });
    }
    expect(await change(data.id, { version: 1, name: ' ' })).toMatchObject({
      fields: { name: expect.any(String) },
    });
    expect(await change(data.id, { name: 'Asha' })).toMatchObject({
      fields: { version: expect.any(String) },
    });
  });

  it('when the id is another one, or nobody', async () => {
    const { data } = await add(asha);
    expect(await add({ ...asha, id: data.id })).toMatchObject({ status: 409, error: 'id_taken' });
    for (const id of [randomUUID(), 'nobody'])
      for (const answer of [await read(id), await change(id, { version: 1 }), await erase(id)])
        expect(answer).toMatchObject({ status: 404, error: 'not_found' });
  });
});

describe('CONTRACT Roles: an associate sees own sales only', () => {
  it('and so no figures of a customer, in no order and through no filter', async () => {
    const associate = await test.staffMember(owner.token, storeId, 'associate');
    const { data } = await add({ ...asha, credit_limit: 900 });
    await sold(data.id, { outstanding: 70, spent: 300, orders: 2 });
    const hidden = {
      outstanding: null,
      spent: null,
      order_count: null,
      credit_limit: null,
      last_ordered_at: null,
    };
    expect((await read(data.id, associate.token)).data).toMatchObject({ name: asha.name, ...hidden });
    const list = await test.call(`GET ${customers}`, at(associate.token));
    expect(list.data.items).toMatchObject([hidden]);
    const telling: Record<string, string>[] = [
      { sort: 'outstanding' },
      { sort: '-spent' },
      { sort: 'last_order' },
      { unpaid: 'true' },
      { unpaid: 'false' },
    ];
    for (const wanted of telling) {
      const asked = { ...at(associate.token), query: wanted };
      expect(await test.call(`GET ${customers}`, asked)).toMatchObject({ status: 403 });
    }
    const counted = await test.call(`GET ${customers}/total`, {
      ...at(associate.token),
      query: { unpaid: 'true' },
    });
    expect(counted).toMatchObject({ status: 403 });
    expect((await read(data.id)).data).toMatchObject({
      outstanding: 70,
      spent: 300,
      order_count: 2,
      credit_limit: 900,
    });
  });

  it('adds and changes customers, and sets no credit limit; a supervisor does', async () => {
    const associate = await test.staffMember(owner.token, storeId, 'associate');
    const supervisor = await test.staffMember(owner.token, storeId, 'supervisor');
    const added = await add(asha, {}, associate.token);
    expect(added.status).toBe(200);
    expect(await add({ name: 'Juma', credit_limit: 5 }, {}, associate.token)).toMatchObject({ status: 403 });
    const limited = { version: 1, credit_limit: 5 };
    expect(await change(added.data.id, limited, associate.token)).toMatchObject({
      status: 403,
      message: 'Your role in this store can’t set credit limits',
    });
    expect(await change(added.data.id, { version: 1, credit_limit: null }, associate.token)).toMatchObject({
      status: 403,
    });
    expect((await change(added.data.id, limited, supervisor.token)).data).toMatchObject({ credit_limit: 5 });
    expect((await change(added.data.id, { version: 2, notes: '' }, associate.token)).status).toBe(200);
    expect((await read(added.data.id)).data.credit_limit).toBe(5);
  });
});
