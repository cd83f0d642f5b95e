import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadlocks } from '#testing/checks/deadlocks.ts';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let owner: Seller;
let who: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
  who = owner;
});
afterAll(() => app.close());

const client = orderClient(
  () => app,
  () => who,
);
const cash = (amount: number) => ({ method: 'cash', amount });
const stocked = { opening_stock: 50, track_quantity: true };

/** Three cups at 500 each, paid and gone; with their line. */
async function soldCups(payments = [cash(1500)], settlement: object = {}, order: object = {}) {
  const { variantId } = await newItem(app, owner, stocked);
  const { data } = await client.make({
    ...{ ...order, lines: [{ variant_id: variantId, quantity: 3 }] },
    settlement: { payment_type: 'instant', ...settlement, payments, fulfilled: true },
  });
  const back = (quantity: number) => [{ line_id: data.lines[0]?.id, quantity, restocked: true }];
  return { order: data, variantId, back };
}

const pot = (unit_price = 1200) => [{ title: 'Pot', unit_price, quantity: 1 }];

describe('An exchange', () => {
  it('takes goods back and sells others in an order of their own; what is freed pays for it, the rest is settled', async () => {
    const { order, variantId, back } = await soldCups();
    const { data, message, status } = await client.exchange(order.id, {
      ...{ returns: back(2), reason: 'Chipped', lines: pot() },
      settlement: { payment_type: 'instant', payments: [cash(200)], fulfilled: true },
    });
    expect([status, message]).toEqual([200, 'Items exchanged']);
    expect(data).toMatchObject({
      ...{ state: 'fulfilled', ordered_total: 1200, paid: 1200, outstanding: 0 },
      exchange_of: { id: order.id, name: order.number },
      payments: [{ method: 'exchange', amount: 1000, reference: order.number }, { amount: 200 }],
    });
    const old = (await client.read(order.id)).data;
    expect(old).toMatchObject({
      ...{ state: 'part_returned', returned_total: 1000, paid: 1500, refunded: 1000, outstanding: 0 },
      exchanges: [{ id: data.id, name: data.number }],
      payments: [{ kind: 'payment' }, { kind: 'refund', method: 'exchange', reference: data.number }],
    });
    expect(
      old.events
        .map(({ kind }) => kind)
        .slice(0, 3)
        .sort(),
    ).toEqual(['exchanged', 'refunded', 'returned']);
    expect(data.events.find(({ kind }) => kind === 'exchanged')?.order?.id).toBe(order.id);
    const [level] = await query(
      app.database.superUrl,
      'select on_hand from app.stock_levels where variant_id = $1',
      [variantId],
    );
    expect(level).toEqual({ on_hand: 49 });
  });

  it('leaves on the old order what the new one does not need, to be given back there', async () => {
    const { order, back } = await soldCups();
    const settlement = { payment_type: 'instant' };
    const { data } = await client.exchange(order.id, { returns: back(2), lines: pot(300), settlement });
    expect(data).toMatchObject({ paid: 300, outstanding: 0, state: 'paid' });
    expect((await client.read(order.id)).data).toMatchObject({ refunded: 300, outstanding: -700 });
    expect((await client.refund(order.id, cash(700))).data).toMatchObject({ outstanding: 0 });
  });

  it('frees nothing that is still owed', async () => {
    const { order, back } = await soldCups([], { payment_type: 'pod' });
    const sale = { returns: back(1), lines: pot(300), settlement: { payment_type: 'pod' } };
    const { data } = await client.exchange(order.id, sale);
    expect(data).toMatchObject({ paid: 0, outstanding: 300 });
    expect((await client.read(order.id)).data).toMatchObject({ refunded: 0, outstanding: 1000 });
  });

  it('happens once, however often it is sent, and wholly or not at all', async () => {
    const { order, back } = await soldCups();
    const body = {
      id: randomUUID(),
      returns: back(1),
      lines: pot(500),
      settlement: { payment_type: 'instant' },
    };
    const headers = { 'idempotency-key': randomUUID() };
    const twice = await Promise.all([1, 2, 3].map(() => client.exchange(order.id, body, { headers })));
    expect(twice.map(({ data }) => data?.id)).toEqual([body.id, body.id, body.id]);
    expect((await client.exchange(order.id, body)).error).toBe('id_taken');
    expect((await client.read(order.id)).data).toMatchObject({ returned_total: 500, refunded: 500 });
    const wrong = { returns: back(1), lines: pot(900), settlement: { payment_type: 'instant' } };
    expect(await client.exchange(order.id, wrong)).toMatchObject({
      ...{ error: 'invalid_fields', fields: { payments: expect.any(String) } },
    });
    expect((await client.exchange(order.id, { ...wrong, returns: back(3) })).error).toBe('wrong_state');
    expect((await client.exchange(order.id, { ...wrong, lines: [] })).error).toBe('invalid_fields');
    expect((await client.exchange(order.id, { ...wrong, method: 'exchange' })).error).toBe('invalid_fields');
    expect((await client.read(order.id)).data).toMatchObject({ returned_total: 500, refunded: 500 });
  });

  it('goes on where the first sale was made, and to nobody once its customer is erased', async () => {
    const customer = await app.call('POST /marketplace/v1/stores/{id}/customers', {
      token: owner.token,
      params: { id: owner.storeId },
      body: { name: 'Asha' },
    });
    const { order, back } = await soldCups(
      [cash(1500)],
      {},
      { channel: 'in_person', customer_id: customer.data.id },
    );
    const settlement = { payment_type: 'instant' };
    const first = await client.exchange(order.id, { returns: back(1), lines: pot(500), settlement });
    expect(first.data).toMatchObject({ channel: 'in_person', customer: { id: customer.data.id } });
    await app.call('DELETE /marketplace/v1/stores/{id}/customers/{customer_id}', {
      token: owner.token,
      params: { id: owner.storeId, customer_id: customer.data.id },
      body: {},
    });
    const second = await client.exchange(order.id, { returns: back(1), lines: pot(500), settlement });
    expect(second.data).toMatchObject({ channel: 'in_person', customer: null, paid: 500 });
  });

  it('never mixes what was tried out with what is real', async () => {
    const { order, back } = await soldCups();
    const body = { returns: back(1), lines: pot(500), settlement: { payment_type: 'instant' } };
    const setMode = (mode: string) =>
      query(app.database.superUrl, 'update app.stores set mode = $2 where id = $1', [owner.storeId, mode]);
    await setMode('live');
    expect(await client.exchange(order.id, body)).toMatchObject({
      ...{ error: 'wrong_state', message: 'Test orders can only be exchanged in test mode' },
    });
    const real = await soldCups();
    await setMode('test');
    expect(await client.exchange(real.order.id, { ...body, returns: real.back(1) })).toMatchObject({
      error: 'wrong_state',
      message: 'Live orders can’t be exchanged in test mode',
    });
    expect((await client.read(order.id)).data).toMatchObject({ returned_total: 0, refunded: 0 });
  });

  it('is for supervisors and up, and nobody pays or gives back by exchange', async () => {
    const { order, back } = await soldCups();
    const body = { returns: back(1), lines: pot(500), settlement: { payment_type: 'instant' } };
    who = { ...owner, token: (await app.staffMember(owner.token, owner.storeId, 'associate')).token };
    expect((await client.exchange(order.id, body)).error).toBe('not_allowed');
    who = owner;
    expect((await client.refund(order.id, { method: 'exchange', amount: 1 })).error).toBe('invalid_fields');
  });

  it('names the other order, but not the way to it, to who sees own sales only', async () => {
    const { token } = await app.staffMember(owner.token, owner.storeId, 'associate');
    who = { ...owner, token };
    const { order, back } = await soldCups();
    who = owner;
    const body = { returns: back(1), lines: pot(500), settlement: { payment_type: 'instant' } };
    const { data } = await client.exchange(order.id, body);
    const named = async () => {
      const { exchanges, events } = (await client.read(order.id)).data;
      return { exchanges, order: events.find(({ kind }) => kind === 'exchanged')?.order };
    };
    const name = data.number;
    expect(await named()).toEqual({ exchanges: [{ id: data.id, name }], order: { id: data.id, name } });
    who = { ...owner, token };
    expect(await named()).toEqual({ exchanges: [], order: { id: null, name } });
    expect(JSON.stringify(await client.read(order.id))).not.toContain(data.id);
    who = owner;
  });

  it('of the same goods in both directions goes through, many at once', async () => {
    const [one, two] = [await soldCups(), await soldCups()];
    const swap = (from: typeof one, to: typeof one) =>
      client.exchange(from.order.id, {
        ...{ returns: from.back(1), lines: [{ variant_id: to.variantId, quantity: 1 }] },
        settlement: { payment_type: 'instant', fulfilled: true },
      });
    const before = await deadlocks(app);
    const answers = await Promise.all([0, 1, 2].flatMap(() => [swap(one, two), swap(two, one)]));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await deadlocks(app)).toBe(before);
  });
});
