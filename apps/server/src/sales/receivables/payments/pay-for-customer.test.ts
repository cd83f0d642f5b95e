import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

const payments = 'POST /marketplace/v1/stores/{id}/customers/{customer_id}/payments';
const unpaid = 'GET /marketplace/v1/stores/{id}/customers/{customer_id}/unpaid-orders';

let app: TestApp;
let owner: TestUser;
let storeId: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
  storeId = (await app.newStore(owner.token, { mode: 'live', currency_code: 'KES' })).id;
});
afterAll(() => app.close());

const client = orderClient(
  () => app,
  () => ({ token: owner.token, storeId }),
);
const of = (customer_id: string, token = owner.token, id = storeId) => ({
  token,
  params: { id, customer_id },
});
const pay = (customerId: string, body: object, token?: string) =>
  app.call(payments, { ...of(customerId, token), body: { method: 'cash', ...body } });

async function onCredit(customer_id: string, unit_price: number, due_on: string) {
  const lines = [{ title: 'Repair', unit_price, quantity: 1 }];
  const { data } = await client.make({ customer_id, lines, settlement: { payment_type: 'credit', due_on } });
  return data;
}

/** A customer who owes 300 by 2098 and 1,000 by 2099; the later one was sold first. */
async function aDebtor() {
  const id = await client.newCustomer();
  const later = await onCredit(id, 1000, '2099-01-01');
  const sooner = await onCredit(id, 300, '2098-01-01');
  return { id, later, sooner };
}

describe('One payment for several orders of a customer', () => {
  it('settles the oldest due first, as payments of the orders with one time and reference', async () => {
    const { id, later, sooner } = await aDebtor();
    const listed = (await app.call(unpaid, of(id))).data;
    expect(listed.map(({ id: order, outstanding, due_on }) => [order, outstanding, due_on])).toEqual([
      [sooner.id, 300, '2098-01-01'],
      [later.id, 1000, '2099-01-01'],
    ]);
    const { data, message } = await pay(id, { amount: 500, method: 'mobile_money', reference: 'QK7' });
    expect(message).toBe('Payment recorded');
    expect(data.payments).toEqual([
      { order: { id: sooner.id, name: sooner.number }, amount: 300 },
      { order: { id: later.id, name: later.number }, amount: 200 },
    ]);
    const [first, second] = [(await client.read(sooner.id)).data, (await client.read(later.id)).data];
    expect(first).toMatchObject({ outstanding: 0, state: 'paid' });
    expect(second).toMatchObject({ outstanding: 800, state: 'part_paid' });
    expect(first.payments).toMatchObject([{ amount: 300, method: 'mobile_money', reference: 'QK7' }]);
    expect(second.payments).toMatchObject([{ amount: 200, at: first.payments[0]?.at }]);
    expect(second.events[0]).toMatchObject({ kind: 'paid', amount: 200 });
    const ageing = await app.call('GET /marketplace/v1/stores/{id}/customers/{customer_id}/ageing', of(id));
    expect(ageing.data.ageing.total).toBe(800);
    await pay(id, { amount: 800 });
    expect((await app.call(unpaid, of(id))).data).toEqual([]);
  });

  it('is one transaction: what one order refuses is recorded for none', async () => {
    const { id, later, sooner } = await aDebtor();
    await query(
      app.database.ownerUrl,
      'update app.orders set placed_at = placed_at + $2::interval where id = $1',
      [later.id, '1 hour'],
    );
    const occurred_at = new Date(Date.now() - 1).toISOString();
    expect((await pay(id, { amount: 1300, occurred_at })).fields).toHaveProperty('occurred_at');
    expect((await client.read(sooner.id)).data).toMatchObject({ outstanding: 300, payments: [] });
  });

  it('says what is due where it is more, and takes nothing', async () => {
    const { id, sooner } = await aDebtor();
    const refused = await pay(id, { amount: 1301 });
    expect(refused.fields?.amount?.replaceAll('\u00A0', ' ')).toBe('The balance due is KES 13.00');
    expect((await client.read(sooner.id)).data.outstanding).toBe(300);
    const nobody = await client.newCustomer();
    expect((await pay(nobody, { amount: 1 })).fields).toEqual({ amount: 'This customer has no balance due' });
    for (const body of [{ amount: 0 }, { amount: 1, order_id: sooner.id }, { amount: 1, method: 'exchange' }])
      expect((await pay(id, body)).status).toBe(400);
  });

  it('leaves test orders alone', async () => {
    const id = await client.newCustomer();
    await query(app.database.superUrl, `update app.stores set mode = 'test' where id = $1`, [storeId]);
    await onCredit(id, 700, '2099-01-01');
    await query(app.database.superUrl, `update app.stores set mode = 'live' where id = $1`, [storeId]);
    expect((await app.call(unpaid, of(id))).data).toEqual([]);
    expect((await pay(id, { amount: 1 })).fields).toEqual({ amount: 'This customer has no balance due' });
  });

  it('asks for a role that sees all sales, backdating for one more, and for a customer of the store', async () => {
    const { id } = await aDebtor();
    const associate = await app.staffMember(owner.token, storeId, 'associate');
    const supervisor = await app.staffMember(owner.token, storeId, 'supervisor');
    expect((await pay(id, { amount: 1 }, associate.token)).error).toBe('not_allowed');
    expect((await app.call(unpaid, of(id, associate.token))).error).toBe('not_allowed');
    expect((await pay(id, { amount: 1 }, supervisor.token)).status).toBe(200);
    const occurred_at = new Date().toISOString();
    expect((await pay(id, { amount: 1, occurred_at }, supervisor.token)).error).toBe('not_allowed');
    const other = await app.newStore(owner.token, { mode: 'live' });
    const elsewhere = { ...of(id, owner.token, other.id), body: { method: 'cash', amount: 1 } };
    expect((await app.call(payments, elsewhere)).error).toBe('not_found');
    expect((await app.call(unpaid, of(id, owner.token, other.id))).error).toBe('not_found');
  });
});
