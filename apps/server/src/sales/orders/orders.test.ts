import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
});
afterAll(() => app.close());

const client = orderClient(
  () => app,
  () => owner,
);

async function aItem(units = 10, fields: object = {}) {
  return newItem(app, owner, { price: 500, opening_stock: units, track_quantity: true, ...fields });
}

async function levelOf(variantId: string) {
  const [level] = await query<{ on_hand: number; reserved: number }>(
    app.database.superUrl,
    'select on_hand, reserved from app.stock_levels where variant_id = $1',
    [variantId],
  );
  return [level?.on_hand, level?.reserved];
}

const cash = (amount: number) => ({ method: 'cash', amount });
const instant = (amount: number, more: object = {}) => ({
  payment_type: 'instant',
  payments: [cash(amount)],
  ...more,
});

const figureOf = (number: string | null) => Number(number?.replace('T-', ''));

describe('An order', () => {
  it('is drafted, edited, placed on credit, paid in parts, handed over, taken back and refunded', async () => {
    const { variantId } = await aItem();
    const customer_id = await client.newCustomer();
    const drafted = await client.make({ customer_id, lines: [{ variant_id: variantId, quantity: 3 }] });
    expect(drafted).toMatchObject({ status: 200, message: 'Draft saved' });
    const { id } = drafted.data;
    expect(drafted.data).toMatchObject({ number: null, state: 'draft', total: 1500, outstanding: 1500 });
    expect(await levelOf(variantId)).toEqual([10, 0]);

    const [line] = drafted.data.lines;
    const lines = [
      { id: line?.id, quantity: 4, discount: 200 },
      { title: 'Delivery to the market', unit_price: 300, quantity: 1 },
    ];
    const edited = await client.change(id, { version: 1, lines, shipping: 100, discount_percent: '10' });
    expect(edited.data).toMatchObject({ lines_total: 2300, discount_total: 410, shipping: 100, total: 1990 });

    const placed = await client.place(id, { payment_type: 'credit', due_on: '2099-01-31' });
    expect(placed.data).toMatchObject({ state: 'placed', number: 'T-1001', test: true, outstanding: 1990 });
    expect(await levelOf(variantId)).toEqual([10, 4]);

    const paid = await client.pay(id, cash(1000));
    expect(paid.data).toMatchObject({ state: 'part_paid', paid: 1000, outstanding: 990 });
    expect((await client.pay(id, cash(991))).fields).toHaveProperty('amount');
    expect((await client.pay(id, cash(990))).data).toMatchObject({ state: 'paid', outstanding: 0 });

    const fulfilled = await client.fulfil(id, {
      lines: [{ line_id: line?.id, quantity: 3 }],
      carrier: 'Boda',
    });
    expect(fulfilled.data).toMatchObject({ state: 'part_fulfilled' });
    expect(await levelOf(variantId)).toEqual([7, 1]);

    const back = await client.takeBack(id, {
      lines: [{ line_id: line?.id, quantity: 1, restocked: true }],
      reason: 'Torn',
    });
    // A quarter of the line's 1,620: 2,000 - 200 - its share of the order's tenth.
    expect(back.data).toMatchObject({ state: 'part_fulfilled', returned_total: 405, outstanding: -405 });
    expect(await levelOf(variantId)).toEqual([8, 1]);

    const refunded = await client.refund(id, cash(405));
    expect(refunded.data).toMatchObject({ refunded: 405, outstanding: 0, total: 1585 });
    expect(refunded.data.events.map(({ kind }) => kind)).toEqual([
      'refunded',
      'returned',
      'fulfilled',
      'paid',
      'paid',
      'placed',
      'edited',
      'drafted',
    ]);
    const customer = await app.call('GET /marketplace/v1/stores/{id}/customers/{customer_id}', {
      token: owner.token,
      params: { id: owner.storeId, customer_id },
    });
    // Test orders stay out of the figures.
    expect(customer.data).toMatchObject({ outstanding: 0, spent: 0, order_count: 0 });
  });

  it('that was sold over the counter is gone at once, whatever the shelf was thought to hold', async () => {
    const { variantId } = await aItem(1);
    const sold = await client.make({
      channel: 'in_person',
      lines: [{ variant_id: variantId, quantity: 2 }],
      settlement: instant(1000, { fulfilled: true }),
    });
    expect(sold.data).toMatchObject({ state: 'fulfilled', paid: 1000, outstanding: 0 });
    expect(await levelOf(variantId)).toEqual([-1, 0]);
    const [movement] = await query(
      app.database.superUrl,
      'select reference, oversold from app.stock_movements where variant_id = $1 and reason = $2',
      [variantId, 'sale'],
    );
    expect(movement).toEqual({ reference: `order:${sold.data.id}`, oversold: true });
  });

  it('comes from another channel as long as it is a draft', async () => {
    const lines = [{ title: 'Repair', unit_price: 700, quantity: 1 }];
    const { data: draft } = await client.make({ lines });
    const changed = await client.change(draft.id, { version: 1, channel: 'in_person' });
    expect(changed.data).toMatchObject({ channel: 'in_person', version: 2 });
    const kept = await client.change(draft.id, { version: 2, note: 'At the gate' });
    expect(kept.data).toMatchObject({ channel: 'in_person', note: 'At the gate' });
    await client.place(draft.id, { payment_type: 'pod' });
    const refused = await client.change(draft.id, { version: 4, channel: 'manual' });
    expect(refused).toMatchObject({
      error: 'wrong_state',
      message: 'The sales channel of this order can’t be changed',
    });
    expect((await client.change(draft.id, { version: 4, channel: 'web' })).error).toBe('invalid_fields');
  });

  it('says of each line of which too little is there how much that is', async () => {
    const rice = await aItem(3);
    const salt = await aItem(0);
    const plenty = await aItem(9);
    const lines = [
      { variant_id: plenty.variantId, quantity: 2 },
      { title: 'Gift wrapping', unit_price: 100, quantity: 50 },
      { variant_id: rice.variantId.toUpperCase(), quantity: 4 },
      { variant_id: salt.variantId, quantity: 1 },
    ];
    const refusal = {
      status: 409,
      error: 'not_enough_stock',
      message: 'Selected Quantity not available',
      fields: { 'lines.2.quantity': 'Only 3 available', 'lines.3.quantity': 'None available' },
    };
    const pod = { payment_type: 'pod' };
    expect(await client.make({ lines, settlement: pod })).toMatchObject(refusal);
    const drafted = await client.make({ lines });
    expect(await client.place(drafted.data.id, pod)).toMatchObject(refusal);

    // Of an order that was placed, with what it has already.
    const placed = await client.make({
      lines: [{ variant_id: rice.variantId, quantity: 2 }],
      settlement: pod,
    });
    const grown = await client.change(placed.data.id, {
      version: placed.data.version,
      lines: [
        { title: 'Gift wrapping', unit_price: 100, quantity: 1 },
        { id: placed.data.lines[0]?.id, quantity: 5 },
      ],
    });
    expect(grown).toMatchObject({ ...refusal, fields: { 'lines.1.quantity': 'Only 3 available' } });
  });

  it('promises what is there and no more, and gives it free when it is cancelled', async () => {
    const { variantId } = await aItem(3);
    const lines = [{ variant_id: variantId, quantity: 2 }];
    const first = await client.make({ lines, settlement: { payment_type: 'pod' } });
    expect(await levelOf(variantId)).toEqual([3, 2]);
    const second = await client.make({ lines, settlement: { payment_type: 'pod' } });
    expect(second).toMatchObject({ status: 409, error: 'not_enough_stock' });
    const grown = await client.change(first.data.id, {
      version: first.data.version,
      lines: [{ id: first.data.lines[0]?.id, quantity: 4 }],
    });
    expect(grown.error).toBe('not_enough_stock');
    const other = await aItem(5);
    const swapped = await client.change(first.data.id, {
      version: first.data.version,
      lines: [
        { id: first.data.lines[0]?.id, quantity: 1 },
        { variant_id: other.variantId, quantity: 2 },
      ],
    });
    expect(swapped.data).toMatchObject({ total: 1500, units: 3 });
    expect([await levelOf(variantId), await levelOf(other.variantId)]).toEqual([
      [3, 1],
      [5, 2],
    ]);
    expect((await client.cancel(first.data.id, { reason: 'Changed her mind' })).data).toMatchObject({
      state: 'cancelled',
      outstanding: 0,
    });
    expect([await levelOf(variantId), await levelOf(other.variantId)]).toEqual([
      [3, 0],
      [5, 0],
    ]);
  });

  it('whose id another has is refused, and nothing of it is left', async () => {
    const { variantId } = await aItem();
    const id = randomUUID();
    const sale = {
      lines: [{ variant_id: variantId, quantity: 2 }],
      settlement: instant(1000, { fulfilled: true }),
    };
    const first = await client.make({ id, ...sale });
    expect(first.status).toBe(200);
    expect((await client.make({ id, ...sale })).error).toBe('id_taken');
    expect((await client.make({ id, lines: sale.lines })).error).toBe('id_taken');
    expect(await levelOf(variantId)).toEqual([8, 0]);
    const next = await client.make(sale);
    expect(figureOf(next.data.number)).toBe(figureOf(first.data.number) + 1);
  });

  it('is in the audit log by the number that it got', async () => {
    const { variantId } = await aItem();
    const lines = [{ variant_id: variantId, quantity: 2 }];
    const placed = await client.make({ lines, settlement: instant(1000, { fulfilled: true }) });
    const drafted = await client.make({ lines });
    for (const { data } of [placed, drafted]) {
      const [row] = await query<{ after: object }>(
        app.database.superUrl,
        `select after from app.audit_log where action = 'create_order' and subject = $1`,
        [`order:${data.id}`],
      );
      expect(row?.after).toEqual({ number: data.number, test: data.test, total: 1000 });
    }
  });

  it('is numbered without gaps, also where sales were refused between, and by many at once', async () => {
    const { data: before } = await client.list();
    const { variantId } = await aItem(2);
    const sale = (quantity: number) => ({
      lines: [{ variant_id: variantId, quantity }],
      settlement: { payment_type: 'pod' },
    });
    const answers = await Promise.all([1, 9, 1, 9, 9, 9].map((quantity) => client.make(sale(quantity))));
    const figures = answers.flatMap(({ data }) => (data?.number ? [figureOf(data.number)] : []));
    const last = figureOf(before.items[0]?.number ?? 'T-1000');
    expect(figures.sort()).toEqual([last + 1, last + 2]);
  });

  it('is settled as its payment type asks, and within what the customer may owe', async () => {
    const lines = [{ title: 'Repair', unit_price: 1000, quantity: 1 }];
    const refused = async (settlement: object, customer_id: string | null = null) =>
      (await client.make({ lines, customer_id, settlement })).fields;
    expect(await refused(instant(999))).toEqual({
      payments: 'Enter the full amount for a fully paid sale',
    });
    expect(await refused({ payment_type: 'credit', due_on: '2099-01-01' })).toHaveProperty('customer_id');
    const customer_id = await client.newCustomer({ credit_limit: 1500 });
    expect(await refused({ payment_type: 'credit' }, customer_id)).toHaveProperty('due_on');
    await query(app.database.superUrl, `update app.stores set mode = 'live' where id = $1`, [owner.storeId]);
    const credit = { payment_type: 'credit', due_on: '2099-01-01' };
    const first = await client.make({ lines, customer_id, settlement: credit });
    expect(first.data).toMatchObject({ test: false, number: '#1001', outstanding: 1000 });
    const late = await client.change(first.data.id, { version: first.data.version, due_on: '2020-01-01' });
    expect(late.fields).toHaveProperty('due_on');
    const second = await client.make({ lines, customer_id, settlement: credit });
    expect(second).toMatchObject({ status: 422, error: 'over_credit_limit' });
    expect(second.message).toMatch(
      /has a credit limit of .*15\.00; this sale would bring the outstanding balance to .*20\.00\./,
    );
    const dearer = { version: first.data.version, shipping: 501 };
    expect((await client.change(first.data.id, dearer)).error).toBe('over_credit_limit');
    expect((await client.change(first.data.id, { ...dearer, shipping: 500 })).data).toMatchObject({
      outstanding: 1500,
    });
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/customers/{customer_id}', {
      token: owner.token,
      params: { id: owner.storeId, customer_id },
    });
    expect(data).toMatchObject({ outstanding: 1500, spent: 1500, order_count: 1 });
    await query(app.database.superUrl, `update app.stores set mode = 'test' where id = $1`, [owner.storeId]);
    // What is only tried out is outstanding by nobody.
    expect((await client.make({ lines, customer_id, settlement: credit })).data).toMatchObject({
      test: true,
      outstanding: 1000,
    });
  });

  it('is made once, paid once and refunded once, however often the network tries', async () => {
    const key = { headers: { 'idempotency-key': randomUUID() } };
    const sale = {
      lines: [{ title: 'Repair', unit_price: 1000, quantity: 1 }],
      settlement: { payment_type: 'pod' },
    };
    const made = await Promise.all([client.make(sale, key), client.make(sale, key), client.make(sale, key)]);
    const ids = new Set(made.flatMap(({ data }) => (data?.id ? [data.id] : [])));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const payKey = { headers: { 'idempotency-key': randomUUID() } };
    await Promise.all([client.pay(id, cash(400), payKey), client.pay(id, cash(400), payKey)]);
    const refundKey = { headers: { 'idempotency-key': randomUUID() } };
    await Promise.all([client.refund(id, cash(100), refundKey), client.refund(id, cash(100), refundKey)]);
    expect((await client.read(id)).data).toMatchObject({ paid: 400, refunded: 100, outstanding: 700 });
  });

  it('stays right under fifty payments, refunds and edits at once', async () => {
    const made = await client.make({
      lines: [{ title: 'Roof', unit_price: 100_000, quantity: 1 }],
      settlement: { payment_type: 'pod' },
    });
    const { id, lines } = made.data;
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, turn) => {
        if (turn % 5 === 4) return client.refund(id, cash(100));
        if (turn % 5 === 3) {
          const { data } = await client.read(id);
          const changed = [
            { id: lines[0]?.id, quantity: 1 },
            { title: 'Nails', unit_price: 10, quantity: 1 },
          ];
          return client.change(id, { version: data.version, lines: changed });
        }
        return client.pay(id, cash(1000));
      }),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { data } = await client.read(id);
    const sumOf = (kind: string) =>
      data.payments.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
    expect([data.paid, data.refunded]).toEqual([sumOf('payment'), sumOf('refund')]);
    expect(data.outstanding).toBe((data.total ?? 0) - sumOf('payment') + sumOf('refund'));
  });

  it('refuses bad figures at their field, unknown fields, and acts that come too late', async () => {
    const line = { title: 'Repair', unit_price: 1000, quantity: 1 };
    for (const wrong of [
      { quantity: 0 },
      { quantity: 1.5 },
      { quantity: -1 },
      { quantity: 1e9 },
      { unit_price: -1 },
      { unit_price: '1e3' },
      { discount: 1001 },
    ]) {
      const answer = await client.make({ lines: [{ ...line, ...wrong }] });
      expect(answer, JSON.stringify(wrong)).toMatchObject({ status: 400, error: 'invalid_fields' });
    }
    expect((await client.make({ lines: [line], surprise: 1 })).status).toBe(400);
    expect((await client.make({ lines: [], settlement: { payment_type: 'pod' } })).fields).toHaveProperty(
      'lines',
    );
    const both = await client.make({ lines: [line], discount_amount: 5, discount_percent: '5' });
    expect(both.fields).toHaveProperty('discount_percent');
    const { data } = await client.make({ lines: [line], settlement: instant(1000, { fulfilled: true }) });
    for (const answer of [
      await client.cancel(data.id, {}),
      await client.place(data.id, { payment_type: 'pod' }),
      await client.discard(data.id),
      await client.fulfil(data.id, { lines: [{ line_id: data.lines[0]?.id, quantity: 1 }] }),
    ])
      expect(answer).toMatchObject({ status: 409, error: 'wrong_state' });
    const tooMany = { lines: [{ line_id: data.lines[0]?.id, quantity: 2, restocked: true }] };
    expect((await client.takeBack(data.id, tooMany)).error).toBe('wrong_state');
    expect((await client.refund(data.id, cash(1001))).fields).toHaveProperty('amount');
    const stale = await client.make({ lines: [line] });
    await client.change(stale.data.id, { version: 1, note: 'one' });
    expect((await client.change(stale.data.id, { version: 1, note: 'two' })).error).toBe('changed_meanwhile');
    // Who has not seen that it was cancelled is told that it changed, not that the wish is impossible.
    const cancelled = await client.make({ lines: [line], settlement: { payment_type: 'pod' } });
    const { data: now } = await client.cancel(cancelled.data.id, {});
    const note = (version: number) => client.change(cancelled.data.id, { version, note: 'late' });
    expect((await note(cancelled.data.version)).error).toBe('changed_meanwhile');
    expect((await note(now.version)).error).toBe('wrong_state');
    expect((await client.discard(stale.data.id)).status).toBe(200);
    expect((await client.read(stale.data.id)).error).toBe('not_found');
  });
});
