import { randomUUID } from 'node:crypto';
import { supplierLimits } from '@sokoni/rules/stock/supplier-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftOrder, newItem, newSupplier, place } from '#testing/clients/purchasing-calls.ts';
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
  storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
});

const suppliers = '/marketplace/v1/stores/{id}/suppliers' as const;
const at = (token = owner.token) => ({ token, params: { id: storeId } });
const one = (supplier_id: string, token = owner.token) => ({ token, params: { id: storeId, supplier_id } });
const buyer = () => ({ token: owner.token, storeId });

const add = (body: object, headers: Record<string, string> = {}, token = owner.token) =>
  test.call(`POST ${suppliers}`, { ...at(token), body, headers });
const change = (id: string, body: object, token = owner.token) =>
  test.call(`PUT ${suppliers}/{supplier_id}`, { ...one(id, token), body });
const read = (id: string, token = owner.token) => test.call(`GET ${suppliers}/{supplier_id}`, one(id, token));
const list = async (wanted: Record<string, string> = {}) =>
  (await test.call(`GET ${suppliers}`, { ...at(), query: wanted })).data;

describe('Suppliers', () => {
  it('are kept with how to reach them and how long they take', async () => {
    const fields = {
      name: 'Kilimo Traders',
      contact: 'Wanjiru',
      email: 'orders@kilimo.example',
      phone: '0722 000 111, after 8',
      address: 'Wakulima Market\nNairobi',
      lead_days: 3,
      notes: 'Pays on delivery',
    };
    const added = await add(fields);
    expect(added).toMatchObject({ status: 200, message: 'Kilimo Traders added' });
    expect((await read(added.data.id)).data).toEqual({
      ...fields,
      id: added.data.id,
      archived_at: null,
      open_orders: 0,
    });
    const moved = await change(added.data.id, { phone: '', lead_days: null });
    expect(moved.data).toMatchObject({ ...fields, phone: '', lead_days: null });
  });

  it('are listed by name, found by a part of name or contact, and counted on pages', async () => {
    for (const name of ['zebra', 'Äpfel', 'Bidco', '100% Maji']) await newSupplier(test, buyer(), { name });
    await newSupplier(test, buyer(), { name: 'Unga', contact: 'Otieno the miller' });
    const names = async (wanted: Record<string, string>) =>
      (await list(wanted)).items.map(({ name }) => name);
    expect(await names({})).toEqual(['100% Maji', 'Äpfel', 'Bidco', 'Unga', 'zebra']);
    expect(await names({ search: 'idc' })).toEqual(['Bidco']);
    expect(await names({ search: 'MILLER' })).toEqual(['Unga']);
    expect(await names({ search: '%' })).toEqual(['100% Maji']);
    const second = await list({ page: '2', limit: '2' });
    expect(second.total).toBe(5);
    expect(second.items.map(({ name }) => name)).toEqual(['Bidco', 'Unga']);
  });

  it('are archived, keep what was ordered of them, and take no new order until they are back', async () => {
    const { id } = await newSupplier(test, buyer(), { name: 'Bidco' });
    const rice = await newItem(test, buyer());
    const lines = [{ variant_id: rice.variantId, quantity: 2 }];
    const draft = await draftOrder(test, buyer(), { supplier_id: id, lines });
    const sent = await draftOrder(test, buyer(), { supplier_id: id, lines });
    await place(test, buyer(), sent.id);
    expect((await read(id)).data.open_orders).toBe(1);
    const archived = await change(id, { archived: true });
    expect(archived.data.archived_at).not.toBeNull();
    expect((await change(id, { archived: true })).data.archived_at).toBe(archived.data.archived_at);
    expect([(await list()).total, (await list({ archived: 'true' })).total]).toEqual([0, 1]);

    const orders = '/marketplace/v1/stores/{id}/purchase-orders' as const;
    const order = await test.call(`POST ${orders}`, { ...at(), body: { supplier_id: id } });
    expect(order.error).toBe('supplier_archived');
    const within = (purchase_order_id: string) => ({
      token: owner.token,
      params: { id: storeId, purchase_order_id },
    });
    const placed = await test.call(`POST ${orders}/{purchase_order_id}/placement`, {
      ...within(draft.id),
      body: {},
    });
    expect(placed.error).toBe('supplier_archived');
    const received = await test.call(`POST ${orders}/{purchase_order_id}/receipts`, {
      ...within(sent.id),
      body: { lines: [{ line_id: sent.lines[0]?.id, quantity: 2 }] },
    });
    expect(received.data).toMatchObject({ state: 'received', supplier: { name: 'Bidco' } });
    await change(id, { archived: false });
    expect((await test.call(`POST ${orders}`, { ...at(), body: { supplier_id: id } })).status).toBe(200);
  });
});

describe('suppliers are refused', () => {
  it('without a name, with an address that is none, and beyond their bounds', async () => {
    const { id } = await newSupplier(test, buyer(), { name: 'Bidco' });
    const wrong: [string, object][] = [
      ['name', { name: '' }],
      ['name', { name: '   ' }],
      ['name', { name: 'n'.repeat(supplierLimits.nameLength + 1) }],
      ['email', { email: 'nobody' }],
      ['contact', { contact: 'c'.repeat(supplierLimits.contactLength + 1) }],
      ['phone', { phone: '1'.repeat(supplierLimits.phoneLength + 1) }],
      ['address', { address: 'a'.repeat(supplierLimits.addressLength + 1) }],
      ['notes', { notes: 'n'.repeat(supplierLimits.notesLength + 1) }],
      ...[-1, supplierLimits.maxLeadDays + 1, 1e9, 1.5, '1e3', '3', 'NaN'].map(
        (lead_days): [string, object] => ['lead_days', { lead_days }],
      ),
    ];
    for (const [field, body] of wrong) {
      for (const answer of [await add({ name: 'Unga', ...body }), await change(id, body)]) {
        expect(answer.status, JSON.stringify(body)).toBe(400);
        expect(answer.error, JSON.stringify(body)).toBe('invalid_fields');
        expect(Object.keys(answer.fields ?? {}), JSON.stringify(body)).toEqual([field]);
      }
    }
    expect((await list()).items.map(({ name }) => name)).toEqual(['Bidco']);
  });

  it('with fields that a supplier does not have', async () => {
    const { id } = await newSupplier(test, buyer());
    for (const body of [{ store_id: storeId }, { archived_at: null }, { open_orders: 5 }, { version: 1 }]) {
      expect((await add({ name: 'Unga', ...body })).status, JSON.stringify(body)).toBe(400);
      expect((await change(id, body)).status, JSON.stringify(body)).toBe(400);
    }
    expect((await add({ name: 'Unga', archived: true })).status).toBe(400);
    const queries: Record<string, string>[] = [
      { sort: 'name' },
      { state: 'open' },
      { archived: 'perhaps' },
      { page: '-1' },
    ];
    for (const wanted of queries) {
      const answer = await test.call(`GET ${suppliers}`, { ...at(), query: wanted });
      expect(answer.status, JSON.stringify(wanted)).toBe(400);
    }
  });

  it('to a role that does not keep stock, and to another store', async () => {
    const { id } = await newSupplier(test, buyer(), { name: 'Bidco' });
    const seller = await test.staffMember(owner.token, storeId, 'associate');
    const refused = [
      await test.call(`GET ${suppliers}`, at(seller.token)),
      await add({ name: 'Unga' }, {}, seller.token),
      await read(id, seller.token),
      await change(id, { name: 'Mine' }, seller.token),
    ];
    expect(refused.map(({ error }) => error)).toEqual(Array(4).fill('not_allowed'));
    expect((await read(id)).data.name).toBe('Bidco');

    storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
    expect((await read(id)).error).toBe('not_found');
    expect((await change(id, { name: 'Mine' })).error).toBe('not_found');
    expect((await list()).total).toBe(0);
    // A name that another store has is free here, and so is the id, which tells nobody that it is taken there.
    expect((await add({ id, name: 'Bidco' })).status).toBe(200);
  });

  it('under a name that an active one has, in whatever case, and however many add it at once', async () => {
    const same = ['Bidco', 'bidco', 'BIDCO', 'Bidco ', 'Bidco'];
    const answers = await Promise.all(same.map((name) => add({ name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const unga = await newSupplier(test, buyer(), { name: 'Unga' });
    const ketepa = await newSupplier(test, buyer(), { name: 'Ketepa' });
    expect((await change(unga.id, { name: 'BIDCO' })).error).toBe('supplier_taken');
    const renamed = await Promise.all([unga, ketepa].map(({ id }) => change(id, { name: 'Maji' })));
    expect(renamed.map(({ status, error }) => error ?? status).sort()).toEqual([200, 'supplier_taken']);
    const bidco = (await list({ search: 'bidco' })).items[0];
    await change(bidco?.id ?? '', { archived: true });
    expect((await add({ name: 'Bidco' })).status).toBe(200);
    expect((await change(bidco?.id ?? '', { archived: false })).error).toBe('supplier_taken');
  });

  it('twice for one key or one id, however often they are sent', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const same = await Promise.all(Array.from({ length: 6 }, () => add({ name: 'Bidco' }, headers)));
    expect(new Set(same.map(({ data }) => data.id)).size).toBe(1);
    expect((await list()).total).toBe(1);
    expect((await add({ name: 'Unga' }, headers)).error).toBe('idempotency_key_reused');
    const id = randomUUID();
    expect((await add({ id, name: 'Unga' })).data.id).toBe(id);
    expect((await add({ id, name: 'Ketepa' })).status).toBe(409);
  });

  it('beyond what a store can keep', async () => {
    await query(
      test.database.superUrl,
      `insert into app.suppliers (store_id, id, name, created_at)
       select $1, gen_random_uuid(), 'Supplier ' || n, now() from generate_series(1, 5000) n`,
      [storeId],
    );
    expect((await add({ name: 'One more' })).error).toBe('supplier_limit');
  });
});
