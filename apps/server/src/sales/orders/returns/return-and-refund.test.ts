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

/** Three cups at 500 each, gone, and paid as far as it says. */
async function soldCups(paid = 1500, order: object = {}) {
  const { variantId } = await newItem(app, owner, { opening_stock: 50, track_quantity: true });
  const { data } = await client.make({
    ...order,
    lines: [{ variant_id: variantId, quantity: 3 }],
    settlement: { payment_type: 'pod', fulfilled: true },
  });
  if (paid > 0) await client.pay(data.id, cash(paid));
  const lines = (quantity: number) => [{ line_id: data.lines[0]?.id, quantity, restocked: true }];
  return { orderId: data.id, variantId, lines };
}

async function onHand(variantId: string) {
  const [level] = await query<{ on_hand: number }>(
    app.database.superUrl,
    'select on_hand from app.stock_levels where variant_id = $1',
    [variantId],
  );
  return level?.on_hand;
}

/** What an audit row says of the return of an order. */
async function noted(orderId: string) {
  const rows = await query<{ after: unknown }>(
    app.database.superUrl,
    `select after from app.audit_log where subject = $1 and action = 'return_order'`,
    [`order:${orderId}`],
  );
  return rows.map(({ after }) => after);
}

describe('A return', () => {
  it('goes to the shelf of the location that is named, and says so', async () => {
    const { orderId, variantId, lines } = await soldCups();
    const at = { token: owner.token, params: { id: owner.storeId } };
    const { data: annex } = await app.call('POST /marketplace/v1/stores/{id}/locations', {
      ...at,
      body: { name: 'Annex' },
    });
    const { data } = await client.takeBack(orderId, { lines: lines(2), location_id: annex.id });
    expect(data.events[0]).toMatchObject({ kind: 'returned', units: 2, place: 'Annex' });
    const levels = await query(
      app.database.superUrl,
      'select on_hand from app.stock_levels where variant_id = $1 and location_id = $2',
      [variantId, annex.id],
    );
    expect(levels).toEqual([{ on_hand: 2 }]);
    const unknown = await client.takeBack(orderId, { lines: lines(1), location_id: randomUUID() });
    expect([unknown.status, unknown.error]).toEqual([404, 'not_found']);
  });
});

describe('A return with a refund', () => {
  it('takes the items back and gives the money back, in one act', async () => {
    const { orderId, variantId, lines } = await soldCups();
    const refund = { ...cash(1000), reference: 'Till 2' };
    const { data, message, status } = await client.takeBack(orderId, {
      lines: lines(2),
      reason: 'Torn',
      refund,
    });
    expect([status, message]).toEqual([200, 'Items returned and refunded']);
    expect(data).toMatchObject({
      ...{ state: 'part_returned', returned_total: 1000, refunded: 1000, outstanding: 0 },
      payments: [{ kind: 'payment' }, { kind: 'refund', method: 'cash', amount: 1000, reference: 'Till 2' }],
    });
    expect(await onHand(variantId)).toBe(49);
    expect(await noted(orderId)).toEqual([{ lines: lines(2), refund: cash(1000) }]);
  });

  it('without one leaves the money to be given back later', async () => {
    const { orderId, lines } = await soldCups();
    const { data, message } = await client.takeBack(orderId, { lines: lines(1) });
    expect([message, data.outstanding, data.refunded]).toEqual(['Items returned', -500, 0]);
  });

  it('happens once, however often it is sent', async () => {
    const { orderId, lines } = await soldCups();
    const body = { lines: lines(1), refund: cash(500) };
    const headers = { 'idempotency-key': randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => client.takeBack(orderId, body, { headers })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await client.read(orderId)).data).toMatchObject({ returned_total: 500, refunded: 500 });
  });

  it('is refused as a whole: more than was paid, a card that did not pay, credit of nobody, what is unknown', async () => {
    const { orderId, variantId, lines } = await soldCups(700);
    const back = (refund: object) => client.takeBack(orderId, { lines: lines(3), refund });
    expect((await back(cash(701))).fields).toEqual({
      amount: expect.stringContaining('You can refund up to'),
    });
    expect((await back({ method: 'gift_card', amount: 100 })).fields).toHaveProperty('gift_card_id');
    expect((await back({ method: 'store_credit', amount: 100 })).fields).toHaveProperty('amount');
    for (const refund of [
      cash(0),
      { method: 'exchange', amount: 100 },
      { ...cash(100), occurred_at: '2026-01-01T00:00:00.000Z' },
      { ...cash(100), gift_card_code: 'ABCD' },
    ]) {
      expect((await back(refund)).error).toBe('invalid_fields');
    }
    expect((await client.takeBack(orderId, { lines: lines(4), refund: cash(100) })).error).toBe(
      'wrong_state',
    );
    expect((await client.read(orderId)).data).toMatchObject({ returned_total: 0, refunded: 0, returns: [] });
    expect(await onHand(variantId)).toBe(47);
    expect(await noted(orderId)).toEqual([]);
  });

  it('is for supervisors and up, and for orders of the store', async () => {
    const { orderId, lines } = await soldCups();
    const body = { lines: lines(1), refund: cash(500) };
    for (const [role, error] of [
      ['associate', 'not_allowed'],
      ['inventory_officer', 'not_allowed'],
    ] as const) {
      const { token } = await app.staffMember(owner.token, owner.storeId, role);
      who = { token, storeId: owner.storeId };
      expect((await client.takeBack(orderId, body)).error).toBe(error);
    }
    const stranger = await app.verifiedUser();
    who = { token: stranger.token, storeId: (await app.newStore(stranger.token)).id };
    expect((await client.takeBack(orderId, body)).error).toBe('not_found');
    who = owner;
    expect((await client.read(orderId)).data).toMatchObject({ returned_total: 0, refunded: 0 });
  });

  it('gives store credit back to the customer, and never waits in a circle with sales to them', async () => {
    const customer_id = await client.newCustomer();
    const { orderId, variantId, lines } = await soldCups(1500, { customer_id });
    const before = await deadlocks(app);
    const sale = () =>
      client.make({
        customer_id,
        lines: [{ variant_id: variantId, quantity: 1 }],
        settlement: { payment_type: 'pod', fulfilled: true },
      });
    const acts = await Promise.all([
      ...[1, 2, 3].map(() =>
        client.takeBack(orderId, { lines: lines(1), refund: { method: 'store_credit', amount: 500 } }),
      ),
      ...[1, 2, 3, 4].map(sale),
    ]);
    expect(acts.map(({ status }) => status)).toEqual(acts.map(() => 200));
    expect(await deadlocks(app)).toBe(before);
    expect((await client.read(orderId)).data).toMatchObject({
      state: 'returned',
      refunded: 1500,
      outstanding: 0,
    });
  });
});
