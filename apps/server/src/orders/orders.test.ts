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

async function aCustomer(fields: object = {}) {
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/customers', {
    token: owner.token,
    params: { id: owner.storeId },
    body: { name: `Asha ${randomUUID().slice(0, 6)}`, ...fields },
  });
  return data.id;
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
    const customer_id = await aCustomer();
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
    expect(back.data).toMatchObject({ state: 'part_returned', returned_total: 405, owed: -405 });
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
    const customer_id = await aCustomer({ credit_limit: 1500 });
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
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/customers/{customer_id}', {
      token: owner.token,
      params: { id: owner.storeId, customer_id },
    });
    expect(data).toMatchObject({ owed: 1000, spent: 1000, order_count: 1 });
    await query(app.database.superUrl, `update app.stores set mode = 'test' where id = $1`, [owner.storeId]);
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
    expect((await desk.read(id)).data).toMatchObject({ paid: 400, owed: 600 });
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

describe('Who sees which order', () => {
  it('an associate its own ones only, and at the listed prices', async () => {
    const associate = await app.staffMember(owner.token, owner.storeId, 'associate');
    const own = orderDesk(
      () => app,
      () => ({ token: associate.token, storeId: owner.storeId }),
    );
    const { variantId } = await aGood();
    const lines = [{ variant_id: variantId, quantity: 1 }];
    const theirs = await desk.make({ lines, placement: { payment_type: 'pod' } });
    const mine = await own.make({ lines, placement: { payment_type: 'pod' } });
    expect((await own.list()).data.items.map(({ id }) => id)).toEqual([mine.data.id]);
    expect((await own.count()).data.total).toBe(1);
    for (const answer of [
      await own.read(theirs.data.id),
      await own.pay(theirs.data.id, cash(100)),
      await own.change(theirs.data.id, { version: 2, note: 'mine' }),
      await own.note(theirs.data.id, { text: 'mine' }),
    ])
      expect(answer.error).toBe('not_found');
    for (const wish of [{ unit_price: 1 }, { discount: 1 }])
      expect((await own.make({ lines: [{ ...lines[0], ...wish }] })).error).toBe('not_allowed');
    expect((await own.make({ lines, discount_percent: '5' })).error).toBe('not_allowed');
    expect((await own.refund(mine.data.id, cash(1))).error).toBe('not_allowed');
  });

  it('an inventory officer finds no money out by an order or a filter', async () => {
    const { token } = await app.staffMember(owner.token, owner.storeId, 'inventory_officer');
    const officers = orderDesk(
      () => app,
      () => ({ token, storeId: owner.storeId }),
    );
    const { data } = await desk.make({
      customer_id: await aCustomer(),
      lines: [{ title: 'Repair', unit_price: 700, quantity: 1 }],
      placement: { payment_type: 'credit', due_on: '2099-01-01' },
    });
    const listed = await officers.list({ to_hand_over: 'true', sort: 'number', search: `#${data.number}` });
    for (const shown of [listed.data.items[0], (await officers.read(data.id)).data])
      expect(shown).toMatchObject({ id: data.id, payment_type: null, due_on: null, total: null });
    for (const query of [
      { sort: '-total' },
      { sort: 'due' },
      { owing: 'true' },
      { payment_type: 'pod' },
    ] as Record<string, string>[])
      expect((await officers.list(query)).error, JSON.stringify(query)).toBe('not_allowed');
    expect((await officers.count({ owing: 'false' })).error).toBe('not_allowed');
  });

  it('lists by state, payment type, what is owed, number and customer', async () => {
    const customer_id = await aCustomer();
    const lines = [{ title: 'Repair', unit_price: 700, quantity: 1 }];
    const { data } = await desk.make({ lines, customer_id, placement: { payment_type: 'pod' } });
    const found = async ({ sort, ...filter }: Record<string, string>) => [
      (await desk.list({ ...filter, ...(sort && { sort }) })).data.items
        .map(({ id }) => id)
        .includes(data.id),
      (await desk.count(filter)).data.total > 0,
    ];
    const filters: Record<string, string>[] = [
      { customer_id },
      { state: 'placed' },
      { payment_type: 'pod' },
      { channel: 'manual' },
      { owing: 'true' },
      { to_hand_over: 'true' },
      { search: `T-${data.number}` },
      { sort: '-total', customer_id },
      { sort: 'due', customer_id },
    ];
    for (const filter of filters) expect(await found(filter), JSON.stringify(filter)).toEqual([true, true]);
    expect(await found({ test: 'false', customer_id })).toEqual([false, false]);
    expect(await found({ search: 'nothing like this' })).toEqual([false, false]);
    expect(await found({ to_hand_over: 'false', customer_id })).toEqual([false, false]);
    expect((await desk.list({ sort: 'mood' })).status).toBe(400);
  });
});

describe('Goods for sale', () => {
  const goods = async (search = '') =>
    (
      await app.call('GET /marketplace/v1/stores/{id}/goods-for-sale', {
        token: owner.token,
        params: { id: owner.storeId },
        query: { search },
      })
    ).data;

  it('are found by a piece of a word, or by their own code first; what is sold often stands without a search', async () => {
    const code = `BOWL-${randomUUID().slice(0, 6)}`;
    const bowl = await aGood(4, { sku: code, sales_price: 450, on_sales: true });
    const other = await newGood(app, owner, { price: 900 }, `Lid for ${code}`);
    for (const id of [bowl.productId, other.productId])
      await query(app.database.superUrl, `update app.products set status = 'active' where id = $1`, [id]);
    const found = await goods(code);
    expect(found.map(({ variant_id }) => variant_id)).toEqual([bowl.variantId, other.variantId]);
    expect(found[0]).toMatchObject({ is_own_code: true, price: 450, available: 4 });
    expect(found[1]).toMatchObject({ is_own_code: false, price: 900 });
    const lines = [{ variant_id: bowl.variantId, quantity: 3 }];
    await desk.make({ lines, placement: { payment_type: 'pod' } });
    const usual = await goods();
    expect(usual.find(({ variant_id }) => variant_id === bowl.variantId)).toMatchObject({ available: 1 });
    await query(app.database.superUrl, `update app.products set status = 'archived' where id = $1`, [
      bowl.productId,
    ]);
    expect((await goods(code)).map(({ variant_id }) => variant_id)).toEqual([other.variantId]);
  });
});
