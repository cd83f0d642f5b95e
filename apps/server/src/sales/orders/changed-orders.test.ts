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
  owner = { token, storeId: (await app.newStore(token, { mode: 'live' })).id };
});
afterAll(() => app.close());

const client = orderClient(
  () => app,
  () => owner,
);

const cash = (amount: number) => ({ method: 'cash', amount });
const onCredit = { payment_type: 'credit', due_on: '2099-01-01', fulfilled: true };
const paidAtOnce = (amount: number, more: object = {}) => ({
  payment_type: 'instant',
  payments: [cash(amount)],
  ...more,
});

async function aItem() {
  return newItem(app, owner, { price: 500, opening_stock: 20, track_quantity: true });
}

async function reservedOf(variantId: string) {
  const [level] = await query<{ reserved: number }>(
    app.database.superUrl,
    'select reserved from app.stock_levels where variant_id = $1',
    [variantId],
  );
  return level?.reserved;
}

async function figuresOf(customerId: string) {
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/customers/{customer_id}', {
    token: owner.token,
    params: { id: owner.storeId, customer_id: customerId },
  });
  return [data.order_count, data.spent, data.outstanding];
}

async function today(): Promise<string | undefined> {
  const [row] = await query<{ today: string }>(
    app.database.superUrl,
    'select (now() at time zone timezone)::date::text as today from app.stores where id = $1',
    [owner.storeId],
  );
  return row?.today;
}

const unfulfilled = async () => (await client.list({ unfulfilled: 'true' })).data.items.map(({ id }) => id);

describe('An order that was handed over', () => {
  it('is edited as others are: its due date, note and prices, with no line below what has left', async () => {
    const { variantId } = await aItem();
    const customer_id = await client.newCustomer({ credit_limit: 2000 });
    const lines = [{ variant_id: variantId, quantity: 3 }];
    const { data: sold } = await client.make({ customer_id, lines, settlement: onCredit });
    const line = sold.lines[0]?.id;
    const later = { version: sold.version, due_on: '2099-01-15', note: 'Asked for two more weeks' };
    const { data: put } = await client.change(sold.id, later);
    expect(put).toMatchObject({
      state: 'fulfilled',
      due_on: '2099-01-15',
      note: later.note,
      outstanding: 1500,
    });

    const fewer = await client.change(sold.id, { version: put.version, lines: [{ id: line, quantity: 2 }] });
    expect(fewer.error).toBe('wrong_state');
    const elsewhere = await client.change(sold.id, {
      version: put.version,
      lines: [{ id: line, quantity: 3, unit_price: 800 }],
    });
    expect(elsewhere.error).toBe('over_credit_limit');
    const { data: flawed } = await client.change(sold.id, {
      version: put.version,
      lines: [{ id: line, quantity: 3, unit_price: 400 }],
    });
    expect(flawed).toMatchObject({ state: 'fulfilled', total: 1200, outstanding: 1200 });
    expect(await figuresOf(customer_id)).toEqual([1, 1200, 1200]);

    const { data: more } = await client.change(sold.id, {
      version: flawed.version,
      lines: [
        { id: line, quantity: 3 },
        { variant_id: variantId, quantity: 1 },
      ],
    });
    expect(more).toMatchObject({ state: 'part_fulfilled', total: 1700 });
    expect([await reservedOf(variantId), await unfulfilled()]).toEqual([1, [sold.id]]);
    const added = more.lines.find(({ fulfilled }) => fulfilled === 0)?.id;
    const gone = await client.fulfil(sold.id, { lines: [{ line_id: added, quantity: 1 }] });
    expect([gone.data.state, await reservedOf(variantId)]).toEqual(['fulfilled', 0]);
  });

  it('keeps what it costs once something came back, and moves its due date, note and tags', async () => {
    const { variantId } = await aItem();
    const customer_id = await client.newCustomer();
    const lines = [{ variant_id: variantId, quantity: 2 }];
    const { data: sold } = await client.make({ customer_id, lines, settlement: onCredit });
    const line = sold.lines[0]?.id;
    const { data: back } = await client.takeBack(sold.id, {
      lines: [{ line_id: line, quantity: 1, restocked: true }],
    });
    const { version } = back;
    for (const change of [
      { lines: [{ id: line, quantity: 2, unit_price: 1 }] },
      { shipping: 1 },
      { discount_amount: 1 },
      { discount_percent: '1' },
      { discount_code: 'NONE' },
    ])
      expect((await client.change(sold.id, { version, ...change })).error, JSON.stringify(change)).toBe(
        'wrong_state',
      );
    const change = { version, due_on: '2099-02-01', note: 'Called', tags: ['late'], shipping: 0 };
    expect((await client.change(sold.id, change)).data).toMatchObject({
      ...{ state: 'part_returned', due_on: '2099-02-01', note: 'Called', tags: ['late'] },
      ...{ total: 500, outstanding: 500, returned_total: 500 },
    });
    const gone = await client.make({
      lines: [{ title: 'Repair', unit_price: 100, quantity: 1 }],
      settlement: { payment_type: 'pod' },
    });
    const { data: cancelled } = await client.cancel(gone.data.id, {});
    expect((await client.change(gone.data.id, { version: cancelled.version, note: 'x' })).error).toBe(
      'wrong_state',
    );
  });

  it('of which something came back is still found by what is to go', async () => {
    const { variantId } = await aItem();
    const lines = [{ variant_id: variantId, quantity: 4 }];
    const { data: sold } = await client.make({ lines, settlement: paidAtOnce(2000) });
    const line = sold.lines[0]?.id;
    await client.fulfil(sold.id, { lines: [{ line_id: line, quantity: 3 }] });
    await client.takeBack(sold.id, { lines: [{ line_id: line, quantity: 1, restocked: true }] });
    const { data: open } = await client.read(sold.id);
    expect([open.state, await unfulfilled()]).toEqual(['part_fulfilled', [sold.id]]);
    expect((await client.count({ unfulfilled: 'true' })).data.total).toBe(1);
    const home = await app.call('GET /marketplace/v1/stores/{id}/home', {
      token: owner.token,
      params: { id: owner.storeId },
    });
    expect(home.data.to_do.unfulfilled).toBe(1);
    await client.fulfil(sold.id, { lines: [{ line_id: line, quantity: 1 }] });
    expect([(await client.read(sold.id)).data.state, await unfulfilled()]).toEqual(['part_returned', []]);
  });
});

describe('The rest of an order', () => {
  it('is given up after other goods came back: promises, money, figures and discount follow', async () => {
    const { variantId } = await aItem();
    const customer_id = await client.newCustomer();
    const lines = [{ variant_id: variantId, quantity: 4 }];
    const { data: sold } = await client.make({
      ...{ customer_id, lines, discount_amount: 200, shipping: 100 },
      settlement: { payment_type: 'credit', due_on: '2099-01-01' },
    });
    await client.pay(sold.id, cash(1900));
    const [line] = sold.lines;
    await client.fulfil(sold.id, { lines: [{ line_id: line?.id, quantity: 3 }] });
    await client.takeBack(sold.id, { lines: [{ line_id: line?.id, quantity: 1, restocked: true }] });
    expect([await reservedOf(variantId), await figuresOf(customer_id)]).toEqual([1, [1, 1450, 0]]);

    const { data: left, message } = await client.cancel(sold.id, { reason: 'Out of stock' });
    expect(message).toMatch(/^Remaining items of #\d+ cancelled$/);
    expect(left).toMatchObject({ state: 'part_returned', units: 3, lines_total: 1500, discount_total: 150 });
    expect(left).toMatchObject({ ordered_total: 1450, returned_total: 450, total: 1000, outstanding: -900 });
    expect(left.events[0]).toMatchObject({
      ...{ kind: 'cancelled', units: 1, amount: 450, text: 'Out of stock' },
    });
    expect([await reservedOf(variantId), await figuresOf(customer_id)]).toEqual([0, [1, 1000, 0]]);
    expect(await unfulfilled()).toEqual([]);
    expect((await client.cancel(sold.id, {})).error).toBe('wrong_state');
    const back = await client.takeBack(sold.id, {
      lines: [{ line_id: line?.id, quantity: 2, restocked: true }],
    });
    expect(back.data).toMatchObject({ state: 'returned', total: 100, outstanding: -1800 });
  });

  it('takes lines along of which nothing has left, and leaves the order fulfilled', async () => {
    const { variantId } = await aItem();
    const lines = [
      { variant_id: variantId, quantity: 2 },
      { variant_id: variantId, quantity: 1 },
    ];
    const { data: sold } = await client.make({ lines, settlement: paidAtOnce(1500) });
    await client.fulfil(sold.id, { lines: [{ line_id: sold.lines[0]?.id, quantity: 2 }] });
    const { data: left } = await client.cancel(sold.id, {});
    expect(left).toMatchObject({ state: 'fulfilled', total: 1000, outstanding: -500 });
    expect(left.lines.map(({ quantity, fulfilled }) => [quantity, fulfilled])).toEqual([[2, 2]]);
    expect(await reservedOf(variantId)).toBe(0);
  });
});

describe('An order that was paid', () => {
  it('is due on the day of the edit or refund that makes it owe again, or on the day that is said', async () => {
    const lines = [{ title: 'Repair', unit_price: 1000, quantity: 1 }];
    const customer_id = await client.newCustomer();
    const sell = async () => (await client.make({ customer_id, lines, settlement: paidAtOnce(1000) })).data;
    const dearer = async (more: object) => {
      const { id, version } = await sell();
      return client.change(id, { version, shipping: 200, ...more });
    };
    expect((await dearer({})).data).toMatchObject({ outstanding: 200, due_on: await today() });
    expect((await dearer({ due_on: '2099-03-01' })).data).toMatchObject({
      outstanding: 200,
      due_on: '2099-03-01',
    });
    expect((await dearer({ due_on: '2020-03-01' })).fields).toHaveProperty('due_on');
    const { data: refunded } = await client.refund((await sell()).id, cash(300));
    expect(refunded).toMatchObject({ outstanding: 300, due_on: await today() });
    const { id, version } = await sell();
    const cheaper = { version, lines: [{ title: 'Visit', unit_price: 400, quantity: 1 }] };
    expect((await client.change(id, cheaper)).data).toMatchObject({ outstanding: -600, due_on: null });
  });

  it('by nobody in particular gets the customer who bought it, once, within what they may owe', async () => {
    const lines = [{ title: 'Repair', unit_price: 1000, quantity: 1 }];
    const settlement = { payment_type: 'pod' };
    const { data: sold } = await client.make({ lines, settlement });
    const { data: paid } = await client.pay(sold.id, cash(400));
    const [poor, customer_id] = [await client.newCustomer({ credit_limit: 599 }), await client.newCustomer()];
    const { version } = paid;
    expect((await client.change(sold.id, { version, customer_id: poor })).error).toBe('over_credit_limit');
    const { data: named } = await client.change(sold.id, { version, customer_id });
    expect([named.customer?.id, await figuresOf(customer_id)]).toEqual([customer_id, [1, 1000, 600]]);
    for (const other of [poor, null]) {
      const again = await client.change(sold.id, { version: named.version, customer_id: other });
      expect(again).toMatchObject({ error: 'wrong_state' });
    }
    expect(await figuresOf(poor)).toEqual([0, 0, 0]);
  });
});
