import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { orderDesk, type Seller } from '#testing/order-desk.ts';
import { newGood } from '#testing/purchasing.ts';
import { query } from '#testing/query.ts';

let app: TestApp;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
});
afterAll(() => app.close());

const desk = orderDesk(
  () => app,
  () => owner,
);

async function aGood(pieces = 10, fields: object = {}) {
  return newGood(app, owner, { price: 500, opening_stock: pieces, track_quantity: true, ...fields });
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

describe('An order', () => {
  it('is drafted, edited, placed on credit, paid in parts, handed over, taken back and refunded', async () => {
    const { variantId } = await aGood();
    const customer_id = await desk.newCustomer();
    const drafted = await desk.make({ customer_id, lines: [{ variant_id: variantId, quantity: 3 }] });
    expect(drafted).toMatchObject({ status: 200, message: 'The draft is saved.' });
    const { id } = drafted.data;
    expect(drafted.data).toMatchObject({ number: null, state: 'draft', total: 1500, owed: 1500 });
    expect(await levelOf(variantId)).toEqual([10, 0]);

    const [line] = drafted.data.lines;
    const lines = [
      { id: line?.id, quantity: 4, discount: 200 },
      { title: 'Delivery to the market', unit_price: 300, quantity: 1 },
    ];
    const edited = await desk.change(id, { version: 1, lines, shipping: 100, discount_percent: '10' });
    expect(edited.data).toMatchObject({ lines_total: 2300, discount_total: 410, shipping: 100, total: 1990 });

    const placed = await desk.place(id, { payment_type: 'credit', due_on: '2099-01-31' });
    expect(placed.data).toMatchObject({ state: 'placed', number: 1001, test: true, owed: 1990 });
    expect(await levelOf(variantId)).toEqual([10, 4]);

    const paid = await desk.pay(id, cash(1000));
    expect(paid.data).toMatchObject({ state: 'part_paid', paid: 1000, owed: 990 });
    expect((await desk.pay(id, cash(991))).fields).toHaveProperty('amount');
    expect((await desk.pay(id, cash(990))).data).toMatchObject({ state: 'paid', owed: 0 });

    const fulfilled = await desk.fulfil(id, { lines: [{ line_id: line?.id, quantity: 3 }], carrier: 'Boda' });
    expect(fulfilled.data).toMatchObject({ state: 'part_fulfilled' });
    expect(await levelOf(variantId)).toEqual([7, 1]);

    const back = await desk.takeBack(id, {
      lines: [{ line_id: line?.id, quantity: 1, restocked: true }],
      reason: 'Torn',
    });
    // A quarter of the line's 1,620: 2,000 - 200 - its share of the order's tenth.
    expect(back.data).toMatchObject({ state: 'part_fulfilled', returned_total: 405, owed: -405 });
    expect(await levelOf(variantId)).toEqual([8, 1]);

    const refunded = await desk.refund(id, cash(405));
    expect(refunded.data).toMatchObject({ refunded: 405, owed: 0, total: 1585 });
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
    expect(customer.data).toMatchObject({ owed: 0, spent: 0, order_count: 0 });
  });

  it('that was sold over the counter is gone at once, whatever the shelf was thought to hold', async () => {
    const { variantId } = await aGood(1);
    const sold = await desk.make({
      channel: 'in_person',
      lines: [{ variant_id: variantId, quantity: 2 }],
      placement: instant(1000, { handed_over: true }),
    });
    expect(sold.data).toMatchObject({ state: 'fulfilled', paid: 1000, owed: 0 });
    expect(await levelOf(variantId)).toEqual([-1, 0]);
    const [movement] = await query(
      app.database.superUrl,
      'select reference, oversold from app.stock_movements where variant_id = $1 and reason = $2',
      [variantId, 'sale'],
    );
    expect(movement).toEqual({ reference: `order:${sold.data.id}`, oversold: true });
  });

  it('promises what is there and no more, and gives it free when it is cancelled', async () => {
    const { variantId } = await aGood(3);
    const lines = [{ variant_id: variantId, quantity: 2 }];
    const first = await desk.make({ lines, placement: { payment_type: 'pod' } });
    expect(await levelOf(variantId)).toEqual([3, 2]);
    const second = await desk.make({ lines, placement: { payment_type: 'pod' } });
    expect(second).toMatchObject({ status: 409, error: 'not_enough_stock' });
    const grown = await desk.change(first.data.id, {
      version: first.data.version,
      lines: [{ id: first.data.lines[0]?.id, quantity: 4 }],
    });
    expect(grown.error).toBe('not_enough_stock');
    const other = await aGood(5);
    const swapped = await desk.change(first.data.id, {
      version: first.data.version,
      lines: [
        { id: first.data.lines[0]?.id, quantity: 1 },
        { variant_id: other.variantId, quantity: 2 },
      ],
    });
    expect(swapped.data).toMatchObject({ total: 1500, pieces: 3 });
    expect([await levelOf(variantId), await levelOf(other.variantId)]).toEqual([
      [3, 1],
      [5, 2],
    ]);
    expect((await desk.cancel(first.data.id, { reason: 'Changed her mind' })).data).toMatchObject({
      state: 'cancelled',
      owed: 0,
    });
    expect([await levelOf(variantId), await levelOf(other.variantId)]).toEqual([
      [3, 0],
      [5, 0],
    ]);
  });

  it('whose id another has is refused, and nothing of it is left', async () => {
    const { variantId } = await aGood();
    const id = randomUUID();
    const sale = {
      lines: [{ variant_id: variantId, quantity: 2 }],
      placement: instant(1000, { handed_over: true }),
    };
    const first = await desk.make({ id, ...sale });
    expect(first.status).toBe(200);
    expect((await desk.make({ id, ...sale })).error).toBe('id_taken');
    expect((await desk.make({ id, lines: sale.lines })).error).toBe('id_taken');
    expect(await levelOf(variantId)).toEqual([8, 0]);
    const next = await desk.make(sale);
    expect(next.data.number).toBe((first.data.number ?? 0) + 1);
  });

  it('is in the audit log by the number that it got', async () => {
    const { variantId } = await aGood();
    const lines = [{ variant_id: variantId, quantity: 2 }];
    const placed = await desk.make({ lines, placement: instant(1000, { handed_over: true }) });
    const drafted = await desk.make({ lines });
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
    const { data: before } = await desk.list();
    const { variantId } = await aGood(2);
    const sale = (quantity: number) => ({
      lines: [{ variant_id: variantId, quantity }],
      placement: { payment_type: 'pod' },
    });
    const answers = await Promise.all([1, 9, 1, 9, 9, 9].map((quantity) => desk.make(sale(quantity))));
    const numbers = answers.flatMap(({ data }) => (data?.number ? [data.number] : []));
    const last = before.items[0]?.number ?? 1000;
    expect(numbers.sort()).toEqual([last + 1, last + 2]);
  });

  it('is settled as its payment type asks, and within what the customer may owe', async () => {
    const lines = [{ title: 'Repair', unit_price: 1000, quantity: 1 }];
    const refused = async (placement: object, customer_id: string | null = null) =>
      (await desk.make({ lines, customer_id, placement })).fields;
    expect(await refused(instant(999))).toEqual({
      payments: 'A sale that is fully paid takes the whole amount.',
    });
    expect(await refused({ payment_type: 'credit', due_on: '2099-01-01' })).toHaveProperty('customer_id');
    const customer_id = await desk.newCustomer({ credit_limit: 1500 });
    expect(await refused({ payment_type: 'credit' }, customer_id)).toHaveProperty('due_on');
    await query(app.database.superUrl, `update app.stores set mode = 'live' where id = $1`, [owner.storeId]);
    const credit = { payment_type: 'credit', due_on: '2099-01-01' };
    const first = await desk.make({ lines, customer_id, placement: credit });
    expect(first.data).toMatchObject({ test: false, number: 1001, owed: 1000 });
    const late = await desk.change(first.data.id, { version: first.data.version, due_on: '2020-01-01' });
    expect(late.fields).toHaveProperty('due_on');
    const second = await desk.make({ lines, customer_id, placement: credit });
    expect(second).toMatchObject({ status: 422, error: 'over_credit_limit' });
    expect(second.message).toMatch(/may owe .*15\.00\. With this sale it would be .*20\.00\./);
    const dearer = { version: first.data.version, shipping: 501 };
    expect((await desk.change(first.data.id, dearer)).error).toBe('over_credit_limit');
    expect((await desk.change(first.data.id, { ...dearer, shipping: 500 })).data).toMatchObject({
      owed: 1500,
    });
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/customers/{customer_id}', {
      token: owner.token,
      params: { id: owner.storeId, customer_id },
    });
    expect(data).toMatchObject({ owed: 1500, spent: 1500, order_count: 1 });
    await query(app.database.superUrl, `update app.stores set mode = 'test' where id = $1`, [owner.storeId]);
    // What is only tried out is owed by nobody.
    expect((await desk.make({ lines, customer_id, placement: credit })).data).toMatchObject({
      test: true,
      owed: 1000,
    });
  });

  it('is made once, paid once and refunded once, however often the network tries', async () => {
    const key = { headers: { 'idempotency-key': randomUUID() } };
    const sale = {
      lines: [{ title: 'Repair', unit_price: 1000, quantity: 1 }],
      placement: { payment_type: 'pod' },
    };
    const made = await Promise.all([desk.make(sale, key), desk.make(sale, key), desk.make(sale, key)]);
    const ids = new Set(made.flatMap(({ data }) => (data?.id ? [data.id] : [])));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const payKey = { headers: { 'idempotency-key': randomUUID() } };
    await Promise.all([desk.pay(id, cash(400), payKey), desk.pay(id, cash(400), payKey)]);
    const refundKey = { headers: { 'idempotency-key': randomUUID() } };
    await Promise.all([desk.refund(id, cash(100), refundKey), desk.refund(id, cash(100), refundKey)]);
    expect((await desk.read(id)).data).toMatchObject({ paid: 400, refunded: 100, owed: 700 });
  });

  it('stays right under fifty payments, refunds and edits at once', async () => {
    const made = await desk.make({
      lines: [{ title: 'Roof', unit_price: 100_000, quantity: 1 }],
      placement: { payment_type: 'pod' },
    });
    const { id, lines } = made.data;
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, turn) => {
        if (turn % 5 === 4) return desk.refund(id, cash(100));
        if (turn % 5 === 3) {
          const { data } = await desk.read(id);
          const changed = [
            { id: lines[0]?.id, quantity: 1 },
            { title: 'Nails', unit_price: 10, quantity: 1 },
          ];
          return desk.change(id, { version: data.version, lines: changed });
        }
        return desk.pay(id, cash(1000));
      }),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { data } = await desk.read(id);
    const sumOf = (kind: string) =>
      data.payments.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
    expect([data.paid, data.refunded]).toEqual([sumOf('payment'), sumOf('refund')]);
    expect(data.owed).toBe((data.total ?? 0) - sumOf('payment') + sumOf('refund'));
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
      const answer = await desk.make({ lines: [{ ...line, ...wrong }] });
      expect(answer, JSON.stringify(wrong)).toMatchObject({ status: 400, error: 'invalid_fields' });
    }
    expect((await desk.make({ lines: [line], surprise: 1 })).status).toBe(400);
    expect((await desk.make({ lines: [], placement: { payment_type: 'pod' } })).fields).toHaveProperty(
      'lines',
    );
    const both = await desk.make({ lines: [line], discount_amount: 5, discount_percent: '5' });
    expect(both.fields).toHaveProperty('discount_percent');
    const { data } = await desk.make({ lines: [line], placement: instant(1000, { handed_over: true }) });
    for (const answer of [
      await desk.cancel(data.id, {}),
      await desk.place(data.id, { payment_type: 'pod' }),
      await desk.discard(data.id),
      await desk.fulfil(data.id, { lines: [{ line_id: data.lines[0]?.id, quantity: 1 }] }),
    ])
      expect(answer).toMatchObject({ status: 409, error: 'wrong_state' });
    const tooMany = { lines: [{ line_id: data.lines[0]?.id, quantity: 2, restocked: true }] };
    expect((await desk.takeBack(data.id, tooMany)).error).toBe('wrong_state');
    expect((await desk.refund(data.id, cash(1001))).fields).toHaveProperty('amount');
    const stale = await desk.make({ lines: [line] });
    await desk.change(stale.data.id, { version: 1, note: 'one' });
    expect((await desk.change(stale.data.id, { version: 1, note: 'two' })).error).toBe('changed_meanwhile');
    expect((await desk.discard(stale.data.id)).status).toBe(200);
    expect((await desk.read(stale.data.id)).error).toBe('not_found');
  });
});
