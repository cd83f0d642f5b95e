import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { rowsOfStore } from '#testing/requests/whole-store.ts';

let test: TestApp;
let owner: Seller;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  ({ token } = await test.verifiedUser());
});
afterAll(() => test.close());
beforeEach(async () => {
  owner = { token, storeId: (await test.newStore(token, { mode: 'live' })).id };
});

const client = orderClient(
  () => test,
  () => owner,
);
const customers = '/marketplace/v1/stores/{id}/customers' as const;
const one = (customer_id: string) => ({ token, params: { id: owner.storeId, customer_id } });
const add = (headers: Record<string, string> = {}) =>
  test.call(`POST ${customers}`, {
    token,
    params: { id: owner.storeId },
    body: {
      name: 'Asha Mwangi',
      email: 'Asha@Example.com',
      phone: '+254722000111',
      notes: 'Pays on Fridays',
      addresses: [
        { line1: 'Moi Avenue 12', postal_code: '00100', recipient: 'Asha', phone: '+254722000112' },
      ],
    },
    headers,
  });
const read = (id: string) => test.call(`GET ${customers}/{customer_id}`, one(id));
const change = (id: string, body: object) =>
  test.call(`PUT ${customers}/{customer_id}`, { ...one(id), body });
const erase = (id: string) => test.call(`DELETE ${customers}/{customer_id}`, { ...one(id), body: {} });
const sellOnCredit = (customer_id: string) =>
  client.make({
    customer_id,
    lines: [{ title: 'Repair', unit_price: 1000, quantity: 1 }],
    settlement: { payment_type: 'credit', due_on: '2099-01-31' },
  });

describe('Erasing a customer', () => {
  it('takes away what names the person, everywhere; what was bought stays', async () => {
    const { id } = (await add({ 'idempotency-key': randomUUID() })).data;
    await change(id, { version: 1, email: 'asha.mwangi@example.com', credit_limit: 8000 });
    const sale = (await sellOnCredit(id)).data;
    expect(sale.customer).toMatchObject({ name: 'Asha Mwangi' });
    await client.pay(sale.id, { method: 'cash', amount: 1000 });
    expect(await erase(id)).toMatchObject({
      status: 200,
      message: 'Customer erased. Their orders are kept.',
    });
    expect((await read(id)).data).toMatchObject({
      name: 'Erased customer',
      email: '',
      phone: '',
      notes: '',
      addresses: [],
      spent: 1000,
      order_count: 1,
      erased_at: expect.any(String),
    });
    expect((await client.read(sale.id)).data).toMatchObject({
      customer: { id, name: 'Erased customer' },
      total: 1000,
      paid: 1000,
    });
    const keys = await query(test.database.ownerUrl, 'select * from app.idempotency_keys');
    const kept = [...(await rowsOfStore(test, owner.storeId)), JSON.stringify(keys)].join('\n');
    expect(kept).toContain('erase_customer');
    for (const trace of [/asha/i, /mwangi/i, /2547220/, /moi avenue/i, /fridays/i, /00100/])
      expect(kept).not.toMatch(trace);
    const listed = await test.call(`GET ${customers}`, { token, params: { id: owner.storeId } });
    expect(listed.data.items).toEqual([]);
    const counted = await test.call(`GET ${customers}/total`, { token, params: { id: owner.storeId } });
    expect(counted.data.total).toBe(0);
  });

  it('waits until nothing is owed, and is done once', async () => {
    const { id } = (await add()).data;
    const sale = (await sellOnCredit(id)).data;
    await client.pay(sale.id, { method: 'cash', amount: 999 });
    expect(await erase(id)).toMatchObject({
      status: 409,
      error: 'customer_has_balance',
      message: 'This customer has an outstanding balance. Record the payments or cancel the orders first.',
    });
    expect((await read(id)).data).toMatchObject({ name: 'Asha Mwangi', outstanding: 1, erased_at: null });
    await client.pay(sale.id, { method: 'cash', amount: 1 });
    expect((await erase(id)).status).toBe(200);
    for (const answer of [await erase(id), await change(id, { version: 2, name: 'Asha' })])
      expect(answer).toMatchObject({ status: 409, error: 'customer_erased' });
  });

  it('and a sale to the same customer never both come through', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = (await add()).data;
      const [erased, sold] = await Promise.all([erase(id), sellOnCredit(id)]);
      const { outstanding, erased_at } = (await read(id)).data;
      expect([erased.status, sold.status].sort()).toEqual(erased_at ? [200, 404] : [200, 409]);
      expect(outstanding).toBe(erased_at ? 0 : 1000);
    }
  });
});
