import { verify } from '@node-rs/argon2';
import type { Calls } from '@sokoni/contract/calls';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aRegister, type TestRegister, tillAtWork } from '#testing/requests/register-requests.ts';

let app: TestApp;
let owner: { token: string; storeId: string };
let till: TestRegister;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser({ first_name: 'Amina', last_name: 'Bello' });
  owner = { token, storeId: (await app.newStore(token, { mode: 'live', currency_code: 'KES' })).id };
  till = await aRegister(app, token, owner.storeId);
});
afterAll(() => app.close());

const at = () => ({ token: till.token, params: { id: owner.storeId } });
const setup = async () => (await app.call('GET /marketplace/v1/stores/{id}/point-of-sale/setup', at())).data;

describe('The set-up of a till', () => {
  it('has the store, the register with its block, who sells, and nothing that opens the back office', async () => {
    const associate = await app.staffMember(owner.token, owner.storeId, 'associate');
    await app.staffMember(owner.token, owner.storeId, 'inventory_officer');
    const data = await setup();
    expect(data).toMatchObject({
      store: { id: owner.storeId, currency_code: 'KES', mode: 'live', vat: { apply_vat: false } },
      register: { id: till.id },
      ...{ block: 1, last_figure: 0, parked: [], shift: null, categories: [], discounts: [] },
    });
    expect(data.staff.map(({ role }) => role).sort()).toEqual(['associate', 'super_admin']);
    expect(Object.keys(data.staff[0] ?? {}).sort()).toEqual(['id', 'name', 'pin_hash', 'role']);
    expect(JSON.stringify(data)).not.toContain(associate.email);
  });
});

type Product = Calls['GET /marketplace/v1/stores/{id}/point-of-sale/products']['data']['items'][number];

async function addProduct(fields: object = {}): Promise<{ id: string; version: number; variantId: string }> {
  const { title = 'Mug', ...variant } = fields as { title?: string };
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/products', {
    token: owner.token,
    params: { id: owner.storeId },
    body: {
      title,
      status: 'active',
      variants: [{ price: 500, track_quantity: true, opening_stock: 7, ...variant }],
    },
  });
  return { id: data.id, version: data.version, variantId: data.variants[0]?.id ?? '' };
}

const archive = ({ id, version }: { id: string; version: number }) =>
  app.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
    token: owner.token,
    params: { id: owner.storeId, product_id: id },
    body: { version, status: 'archived' },
  });

const addCustomer = async (name: string) =>
  (
    await app.call('POST /marketplace/v1/stores/{id}/customers', {
      token: owner.token,
      params: { id: owner.storeId },
      body: { name },
    })
  ).data;

const changesSince = async (since: number) =>
  (
    await app.call('GET /marketplace/v1/stores/{id}/point-of-sale/changes', {
      ...at(),
      query: { since: String(since) },
    })
  ).data;

async function allProducts(limit: number): Promise<Product[]> {
  const found: Product[] = [];
  let after: string | null = null;
  do {
    const query: Record<string, string> = { limit: String(limit), ...(after ? { after } : {}) };
    const page = await app.call('GET /marketplace/v1/stores/{id}/point-of-sale/products', { ...at(), query });
    found.push(...page.data.items);
    after = page.data.next;
  } while (after !== null);
  return found;
}

describe('The PIN of a member of staff', () => {
  const pinOf = async (userId: string) => (await setup()).staff.find(({ id }) => id === userId)?.pin_hash;
  const setPin = (token: string, pin: unknown) =>
    app.call('PUT /marketplace/v1/stores/{id}/till-pin', {
      token,
      params: { id: owner.storeId },
      body: { pin },
    });

  it('is compared at the till by its hash, is changed and removed by its owner, and stands nowhere else', async () => {
    const sue = await app.staffMember(owner.token, owner.storeId, 'supervisor');
    const { sequence } = await setup();
    expect(await setPin(sue.token, '2580')).toMatchObject({ status: 200, message: 'PIN saved' });
    expect(await changesSince(sequence)).toMatchObject({ setup: true });
    const hash = (await pinOf(sue.id)) ?? '';
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect([await verify(hash, '2580'), await verify(hash, '2581')]).toEqual([true, false]);
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/audit-log', {
      token: owner.token,
      params: { id: owner.storeId },
    });
    expect(JSON.stringify(data)).not.toMatch(/2580|argon2/);
    await setPin(sue.token, null);
    expect(await pinOf(sue.id)).toBeNull();
  });

  it.each(['258', '123456789', 'abcd', 2580, ''])('is no %s', async (pin) => {
    expect(await setPin(owner.token, pin)).toMatchObject({ status: 400 });
  });
});

describe('The copy of a till', () => {
  it('has all products for sale, page by page, with what is left at its location', async () => {
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push((await addProduct({ title: `Mug ${count}` })).id);
    const gone = await addProduct({ title: 'Gone' });
    await archive(gone);
    const products = await allProducts(2);
    expect(products.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(products.map(({ id }) => id)).not.toContain(gone.id);
    expect(products[0]).toMatchObject({ variants: [{ price: 500, available: 7, track_quantity: true }] });
    expect(await allProducts(500)).toEqual(products);
  });

  it('has all customers, with what they owe', async () => {
    const asha = await addCustomer('Asha');
    const item = await addProduct();
    await app.call('POST /marketplace/v1/stores/{id}/orders', {
      token: owner.token,
      params: { id: owner.storeId },
      body: {
        customer_id: asha.id,
        lines: [{ variant_id: item.variantId, quantity: 2 }],
        settlement: { payment_type: 'credit', due_on: '2199-01-01' },
      },
    });
    const page = await app.call('GET /marketplace/v1/stores/{id}/point-of-sale/customers', at());
    expect(page.data).toMatchObject({
      items: [{ id: asha.id, name: 'Asha', outstanding: 1000, overdue: 0 }],
      next: null,
    });
  });
});

describe('The changes since a copy', () => {
  it('say up to which of its commands the device was heard out', async () => {
    const { sequence } = await setup();
    const other = await aRegister(app, owner.token, owner.storeId);
    const heardBy = async ({ token }: TestRegister) => {
      const { data } = await app.call('GET /marketplace/v1/stores/{id}/point-of-sale/changes', {
        ...{ token, params: { id: owner.storeId } },
        query: { since: String(sequence) },
      });
      return data.heard;
    };
    expect(await heardBy(other)).toBe(0);
    await tillAtWork(app, owner.storeId, other);
    expect([await heardBy(other), await heardBy(till)]).toEqual([1, 0]);
    const sql = (text: string) => query(app.database.superUrl, text, [other.deviceId]);
    await sql(`update app.till_commands set seq = 7 where device_id = $1 and kind = 'sale'`);
    expect(await heardBy(other)).toBe(7);
    await sql(`update app.till_commands set state = 'received' where device_id = $1 and kind = 'sale'`);
    expect(await heardBy(other)).toBe(6);
  });

  it('name what is new, changed or gone since, and nothing else', async () => {
    const kept = await addProduct({ title: 'Kept' });
    const gone = await addProduct({ title: 'Sold out for good' });
    const { sequence } = await setup();
    expect(await changesSince(sequence)).toMatchObject({ resync: false, setup: false, products: [] });
    const added = await addProduct({ title: 'New' });
    const njeri = await addCustomer('Njeri');
    await archive(gone);
    const changes = await changesSince(sequence);
    expect(changes.products.map(({ title }) => title)).toEqual(['New']);
    expect(changes.products[0]?.id).toBe(added.id);
    expect(changes).toMatchObject({ resync: false, gone_products: [gone.id], customers: [{ id: njeri.id }] });
    expect(changes.products.map(({ id }) => id)).not.toContain(kept.id);
    expect((await changesSince(changes.sequence)).products).toEqual([]);
  });

  it('bring the stock that a sale has left, and the buyer who owes for it', async () => {
    const item = await addProduct();
    const wanjiru = await addCustomer('Wanjiru');
    const { sequence } = await setup();
    await app.call('POST /marketplace/v1/stores/{id}/orders', {
      token: owner.token,
      params: { id: owner.storeId },
      body: {
        customer_id: wanjiru.id,
        lines: [{ variant_id: item.variantId, quantity: 3 }],
        settlement: { payment_type: 'credit', due_on: '2199-01-01', fulfilled: true },
      },
    });
    const changes = await changesSince(sequence);
    expect(changes.products).toMatchObject([{ id: item.id, variants: [{ available: 4 }] }]);
    expect(changes.customers).toMatchObject([{ id: wanjiru.id, outstanding: 1500 }]);
  });

  it('say that the set-up is another, or that all is to be read anew', async () => {
    const { sequence } = await setup();
    await app.call('POST /marketplace/v1/stores/{id}/categories', {
      token: owner.token,
      params: { id: owner.storeId },
      body: { name: 'Kitchen' },
    });
    expect(await changesSince(sequence)).toMatchObject({ setup: true, resync: false });
    expect(await changesSince(sequence + 1000)).toMatchObject({ resync: true, setup: true });
  });

  it('pass over no commit that comes late: its event has a later sequence', async () => {
    const before = await setup();
    const item = await addProduct({ title: 'Slow' });
    const slow = new pg.Client({ connectionString: app.database.superUrl });
    await slow.connect();
    await slow.query('begin');
    await slow.query(`select set_config('app.store_id', $1, true)`, [owner.storeId]);
    await slow.query(`update app.variants set price = 900 where id = $1`, [item.variantId]);
    const read = await changesSince(before.sequence);
    expect(read.products).toMatchObject([{ id: item.id, variants: [{ price: 500 }] }]);
    const event = [{ kind: 'product.changed', payload: { ids: [item.id] } }];
    await slow.query('select app.publish($1::jsonb)', [JSON.stringify(event)]);
    // Whoever asks before the commit hears nothing of it, and whoever publishes now waits.
    expect(await changesSince(read.sequence)).toMatchObject({ sequence: read.sequence, products: [] });
    const other = addCustomer('Otieno');
    await slow.query('commit');
    await slow.end();
    await other;
    const late = await changesSince(read.sequence);
    expect(late.products).toMatchObject([{ id: item.id, variants: [{ price: 900 }] }]);
    expect(late.customers).toMatchObject([{ name: 'Otieno' }]);
  });
});
