import { readFile } from 'node:fs/promises';
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
  owner = { token, storeId: (await app.newStore(token, { mode: 'live' })).id };
});
afterAll(() => app.close());

const desk = orderDesk(
  () => app,
  () => owner,
);

const cash = (amount: number) => ({ method: 'cash', amount });
const onCredit = { payment_type: 'credit', due_on: '2099-01-01', handed_over: true };
const paidAtOnce = (amount: number, more: object = {}) => ({
  payment_type: 'instant',
  payments: [cash(amount)],
  ...more,
});

async function aGood() {
  return newGood(app, owner, { price: 500, opening_stock: 20, track_quantity: true });
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
  return [data.order_count, data.spent, data.owed];
}

async function today(): Promise<string | undefined> {
  const [row] = await query<{ today: string }>(
    app.database.superUrl,
    'select (now() at time zone timezone)::date::text as today from app.stores where id = $1',
    [owner.storeId],
  );
  return row?.today;
}

const toHandOver = async () => (await desk.list({ to_hand_over: 'true' })).data.items.map(({ id }) => id);

describe('An order that was handed over', () => {
  it('is edited as others are: its due date, note and prices, with no line below what has left', async () => {
    const { variantId } = await aGood();
    const customer_id = await desk.newCustomer({ credit_limit: 2000 });
    const lines = [{ variant_id: variantId, quantity: 3 }];
    const { data: sold } = await desk.make({ customer_id, lines, placement: onCredit });
    const line = sold.lines[0]?.id;
    const later = { version: sold.version, due_on: '2099-01-15', note: 'Asked for two more weeks' };
    const { data: put } = await desk.change(sold.id, later);
    expect(put).toMatchObject({ state: 'fulfilled', due_on: '2099-01-15', note: later.note, owed: 1500 });

    const fewer = await desk.change(sold.id, { version: put.version, lines: [{ id: line, quantity: 2 }] });
    expect(fewer.error).toBe('wrong_state');
    const elsewhere = await desk.change(sold.id, {
      version: put.version,
      lines: [{ id: line, quantity: 3, unit_price: 800 }],
    });
    expect(elsewhere.error).toBe('over_credit_limit');
    const { data: flawed } = await desk.change(sold.id, {
      version: put.version,
      lines: [{ id: line, quantity: 3, unit_price: 400 }],
    });
    expect(flawed).toMatchObject({ state: 'fulfilled', total: 1200, owed: 1200 });
    expect(await figuresOf(customer_id)).toEqual([1, 1200, 1200]);

    const { data: more } = await desk.change(sold.id, {
      version: flawed.version,
      lines: [
        { id: line, quantity: 3 },
        { variant_id: variantId, quantity: 1 },
      ],
    });
    expect(more).toMatchObject({ state: 'part_fulfilled', total: 1700 });
    expect([await reservedOf(variantId), await toHandOver()]).toEqual([1, [sold.id]]);
    const added = more.lines.find(({ fulfilled }) => fulfilled === 0)?.id;
    const gone = await desk.fulfil(sold.id, { lines: [{ line_id: added, quantity: 1 }] });
    expect([gone.data.state, await reservedOf(variantId)]).toEqual(['fulfilled', 0]);
  });

  it('keeps what it costs once something came back, and moves its due date, note and tags', async () => {
    const { variantId } = await aGood();
    const customer_id = await desk.newCustomer();
    const lines = [{ variant_id: variantId, quantity: 2 }];
    const { data: sold } = await desk.make({ customer_id, lines, placement: onCredit });
    const line = sold.lines[0]?.id;
    const { data: back } = await desk.takeBack(sold.id, {
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
      expect((await desk.change(sold.id, { version, ...change })).error, JSON.stringify(change)).toBe(
        'wrong_state',
      );
    const change = { version, due_on: '2099-02-01', note: 'Called', tags: ['late'], shipping: 0 };
    expect((await desk.change(sold.id, change)).data).toMatchObject({
      ...{ state: 'part_returned', due_on: '2099-02-01', note: 'Called', tags: ['late'] },
      ...{ total: 500, owed: 500, returned_total: 500 },
    });
    const gone = await desk.make({
      lines: [{ title: 'Repair', unit_price: 100, quantity: 1 }],
      placement: { payment_type: 'pod' },
    });
    const { data: cancelled } = await desk.cancel(gone.data.id, {});
    expect((await desk.change(gone.data.id, { version: cancelled.version, note: 'x' })).error).toBe(
      'wrong_state',
    );
  });

  it('of which something came back is still found by what is to go', async () => {
    const { variantId } = await aGood();
    const lines = [{ variant_id: variantId, quantity: 4 }];
    const { data: sold } = await desk.make({ lines, placement: paidAtOnce(2000) });
    const line = sold.lines[0]?.id;
    await desk.fulfil(sold.id, { lines: [{ line_id: line, quantity: 3 }] });
    await desk.takeBack(sold.id, { lines: [{ line_id: line, quantity: 1, restocked: true }] });
    const { data: open } = await desk.read(sold.id);
    expect([open.state, await toHandOver()]).toEqual(['part_fulfilled', [sold.id]]);
    expect((await desk.count({ to_hand_over: 'true' })).data.total).toBe(1);
    const home = await app.call('GET /marketplace/v1/stores/{id}/home', {
      token: owner.token,
      params: { id: owner.storeId },
    });
    expect(home.data.to_do.to_hand_over).toBe(1);
    await desk.fulfil(sold.id, { lines: [{ line_id: line, quantity: 1 }] });
    expect([(await desk.read(sold.id)).data.state, await toHandOver()]).toEqual(['part_returned', []]);
  });
});

describe('The rest of an order', () => {
  it('is given up after other goods came back: promises, money, figures and discount follow', async () => {
    const { variantId } = await aGood();
    const customer_id = await desk.newCustomer();
    const lines = [{ variant_id: variantId, quantity: 4 }];
    const { data: sold } = await desk.make({
      ...{ customer_id, lines, discount_amount: 200, shipping: 100 },
      placement: { payment_type: 'credit', due_on: '2099-01-01' },
    });
    await desk.pay(sold.id, cash(1900));
    const [line] = sold.lines;
    await desk.fulfil(sold.id, { lines: [{ line_id: line?.id, quantity: 3 }] });
    await desk.takeBack(sold.id, { lines: [{ line_id: line?.id, quantity: 1, restocked: true }] });
    expect([await reservedOf(variantId), await figuresOf(customer_id)]).toEqual([1, [1, 1450, 0]]);

    const { data: left, message } = await desk.cancel(sold.id, { reason: 'Out of stock' });
    expect(message).toMatch(/^The rest of #\d+ is cancelled\.$/);
    expect(left).toMatchObject({ state: 'part_returned', pieces: 3, lines_total: 1500, discount_total: 150 });
    expect(left).toMatchObject({ ordered_total: 1450, returned_total: 450, total: 1000, owed: -900 });
    expect(left.events[0]).toMatchObject({
      ...{ kind: 'cancelled', pieces: 1, amount: 450, text: 'Out of stock' },
    });
    expect([await reservedOf(variantId), await figuresOf(customer_id)]).toEqual([0, [1, 1000, 0]]);
    expect(await toHandOver()).toEqual([]);
    expect((await desk.cancel(sold.id, {})).error).toBe('wrong_state');
    const back = await desk.takeBack(sold.id, {
      lines: [{ line_id: line?.id, quantity: 2, restocked: true }],
    });
    expect(back.data).toMatchObject({ state: 'returned', total: 100, owed: -1800 });
  });

  it('takes lines along of which nothing has left, and leaves the order fulfilled', async () => {
    const { variantId } = await aGood();
    const lines = [
      { variant_id: variantId, quantity: 2 },
      { variant_id: variantId, quantity: 1 },
    ];
    const { data: sold } = await desk.make({ lines, placement: paidAtOnce(1500) });
    await desk.fulfil(sold.id, { lines: [{ line_id: sold.lines[0]?.id, quantity: 2 }] });
    const { data: left } = await desk.cancel(sold.id, {});
    expect(left).toMatchObject({ state: 'fulfilled', total: 1000, owed: -500 });
    expect(left.lines.map(({ quantity, fulfilled }) => [quantity, fulfilled])).toEqual([[2, 2]]);
    expect(await reservedOf(variantId)).toBe(0);
  });
});

it('An order that stood as returned in part while goods were still to go is found again', async () => {
  const { variantId } = await aGood();
  const lines = [{ variant_id: variantId, quantity: 2 }];
  const { data: sold } = await desk.make({ lines, placement: paidAtOnce(1000) });
  const [line] = sold.lines;
  await desk.fulfil(sold.id, { lines: [{ line_id: line?.id, quantity: 1 }] });
  await desk.takeBack(sold.id, { lines: [{ line_id: line?.id, quantity: 1, restocked: true }] });
  await query(app.database.superUrl, `update app.orders set state = 'part_returned' where id = $1`, [
    sold.id,
  ]);
  expect((await desk.count({ to_hand_over: 'true' })).data.total).toBe(0);
  const migration = new URL('../../migrations/0082_goods_still_to_go.sql', import.meta.url);
  await query(app.database.ownerUrl, await readFile(migration, 'utf8'));
  expect([await toHandOver(), (await desk.count({ to_hand_over: 'true' })).data.total]).toEqual([
    [sold.id],
    1,
  ]);
});

describe('An order that was paid', () => {
  it('is due on the day of the edit or refund that makes it owe again, or on the day that is said', async () => {
    const lines = [{ title: 'Repair', unit_price: 1000, quantity: 1 }];
    const customer_id = await desk.newCustomer();
    const sell = async () => (await desk.make({ customer_id, lines, placement: paidAtOnce(1000) })).data;
    const dearer = async (more: object) => {
      const { id, version } = await sell();
      return desk.change(id, { version, shipping: 200, ...more });
    };
    expect((await dearer({})).data).toMatchObject({ owed: 200, due_on: await today() });
    expect((await dearer({ due_on: '2099-03-01' })).data).toMatchObject({ owed: 200, due_on: '2099-03-01' });
    expect((await dearer({ due_on: '2020-03-01' })).fields).toHaveProperty('due_on');
    const { data: refunded } = await desk.refund((await sell()).id, cash(300));
    expect(refunded).toMatchObject({ owed: 300, due_on: await today() });
    const { id, version } = await sell();
    const cheaper = { version, lines: [{ title: 'Visit', unit_price: 400, quantity: 1 }] };
    expect((await desk.change(id, cheaper)).data).toMatchObject({ owed: -600, due_on: null });
  });

  it('by nobody in particular gets the customer who bought it, once, within what they may owe', async () => {
    const lines = [{ title: 'Repair', unit_price: 1000, quantity: 1 }];
    const placement = { payment_type: 'pod' };
    const { data: sold } = await desk.make({ lines, placement });
    const { data: paid } = await desk.pay(sold.id, cash(400));
    const [poor, customer_id] = [await desk.newCustomer({ credit_limit: 599 }), await desk.newCustomer()];
    const { version } = paid;
    expect((await desk.change(sold.id, { version, customer_id: poor })).error).toBe('over_credit_limit');
    const { data: named } = await desk.change(sold.id, { version, customer_id });
    expect([named.customer?.id, await figuresOf(customer_id)]).toEqual([customer_id, [1, 1000, 600]]);
    for (const other of [poor, null]) {
      const again = await desk.change(sold.id, { version: named.version, customer_id: other });
      expect(again).toMatchObject({ error: 'wrong_state' });
    }
    expect(await figuresOf(poor)).toEqual([0, 0, 0]);
  });
});
