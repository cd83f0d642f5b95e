import { randomUUID } from 'node:crypto';
import { dayAfter, wallTimeOf } from '@sokoni/rules/wall-time';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { summaryDifferences } from '#testing/checks/sales-summary-differences.ts';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { reportClient } from '#testing/clients/report-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aDiscount } from '#testing/requests/discount-requests.ts';

let app: TestApp;
let owner: Seller;
let who: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token, { mode: 'live' })).id };
  who = { ...(await app.staffMember(token, owner.storeId, 'manager')), storeId: owner.storeId };
});
afterAll(() => app.close());

const client = orderClient(
  () => app,
  () => who,
);
const at = () => ({ token: owner.token, params: { id: owner.storeId } });
const as = async (role: string) => {
  const member = await app.staffMember(owner.token, owner.storeId, role);
  return orderClient(
    () => app,
    () => ({ token: member.token, storeId: owner.storeId }),
  );
};

const ago = (days: number, seconds = 0) =>
  new Date(app.services.clock().getTime() - days * 86_400_000 - seconds * 1000).toISOString();
const dayOf = (instant: string) => wallTimeOf(instant, 'Africa/Lagos').day;
const cash = (amount: number, more: object = {}) => ({
  payment_type: 'instant',
  payments: [{ method: 'cash', amount }],
  fulfilled: true,
  ...more,
});
const aItem = (fields: object = {}) =>
  newItem(app, owner, { price: 500, opening_stock: 10, track_quantity: true, ...fields });
const recorded = (more: object = {}) => ({ occurred_at: ago(1), ...more });

async function onHand(variantId: string) {
  const rows = await query<{ on_hand: number }>(
    app.database.superUrl,
    'select on_hand from app.stock_levels where variant_id = $1',
    [variantId],
  );
  return rows[0]?.on_hand;
}

describe('A sale that is recorded afterwards', () => {
  it('is kept as it was rung, at the time at which it happened, and says what differs', async () => {
    const { variantId } = await aItem();
    const occurred_at = ago(1);
    const answer = await client.make({
      lines: [{ variant_id: variantId, quantity: 2, unit_price: 450, discount: 100 }],
      settlement: cash(800, { expected_total: 800 }),
      recorded: { occurred_at },
    });
    expect(answer.data).toMatchObject({
      ...{ state: 'fulfilled', total: 800, outstanding: 0, placed_at: occurred_at, flags: ['price_differs'] },
      lines: [{ unit_price: 450, discount: 100, variant_id: variantId }],
    });
    const { received_at, payments, fulfilments, events } = answer.data;
    expect(Date.parse(received_at ?? '')).toBeGreaterThan(Date.parse(occurred_at) + 80_000_000);
    const times = [payments, fulfilments, events].map((parts) => parts.map((part) => part.at));
    expect(new Set(times.flat())).toEqual(new Set([occurred_at]));
    const [row] = await query(app.database.superUrl, 'select placed_on::text from app.orders where id = $1', [
      answer.data.id,
    ]);
    expect(row).toEqual({ placed_on: dayOf(occurred_at) });
  });

  it('says nothing where it fits', async () => {
    const { variantId } = await aItem();
    const lines = [{ variant_id: variantId, quantity: 1, unit_price: 500, tax_percent: null }];
    const { data } = await client.make({ lines, settlement: cash(500), recorded: recorded() });
    expect(data.flags).toEqual([]);
    expect((await client.make({ lines: [{ variant_id: variantId, quantity: 1 }] })).data).toMatchObject({
      flags: [],
      received_at: null,
    });
  });

  it('counts in the figures of its day, though they were folded before it arrived', async () => {
    const { variantId } = await aItem({ price: 700 });
    const reports = reportClient(
      () => app,
      () => owner,
    );
    const occurred_at = ago(40);
    const day = dayOf(occurred_at);
    const soldOn = async (from: string) => (await reports.sales({ by: 'day', from, to: from })).data.totals;
    const sell = () =>
      client.make({
        lines: [{ variant_id: variantId, quantity: 1, unit_price: 700 }],
        settlement: cash(700),
        recorded: { occurred_at },
      });
    const fold = () => query(app.database.superUrl, 'select app.fold_sales($1, null)', [owner.storeId]);
    const eye = new pg.Client({ connectionString: app.database.superUrl });
    await eye.connect();
    await sell();
    await fold();
    expect(await soldOn(day)).toMatchObject({ orders: 1 });
    const today = await soldOn(dayOf(ago(0)));
    await sell();
    expect(await soldOn(day)).toMatchObject({ orders: 2 });
    await fold();
    expect(await soldOn(day)).toMatchObject({ orders: 2 });
    expect(await soldOn(dayAfter(day))).toMatchObject({ orders: 0 });
    expect(await soldOn(dayOf(ago(0)))).toEqual(today);
    expect(await summaryDifferences(eye, owner.storeId)).toEqual([]);
    await eye.end();
  });

  it('takes below stock what was handed over; what is still to go is reserved, or refused', async () => {
    const { variantId } = await aItem({ opening_stock: 1 });
    const lines = [{ variant_id: variantId, quantity: 3 }];
    const sold = await client.make({ lines, settlement: cash(1500), recorded: recorded() });
    expect(sold.data).toMatchObject({ state: 'fulfilled', flags: ['below_stock'] });
    expect(await onHand(variantId)).toBe(-2);
    const open = { lines, settlement: { payment_type: 'pod' }, recorded: recorded() };
    expect(await client.make(open)).toMatchObject({ status: 409, error: 'not_enough_stock' });
    const uncounted = await aItem({ track_quantity: false, opening_stock: 0 });
    const free = await client.make({
      lines: [{ variant_id: uncounted.variantId, quantity: 3 }],
      settlement: cash(1500),
      recorded: recorded(),
    });
    expect(free.data.flags).toEqual([]);
  });

  it('sells what is gone since, or what is not for sale, by the title of its receipt', async () => {
    const { productId, variantId } = await aItem();
    await app.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
      token: owner.token,
      params: { ...at().params, product_id: productId },
      body: { version: 1, status: 'archived' },
    });
    const line = { quantity: 1, unit_price: 500 };
    const sell = (fields: object) =>
      client.make({ lines: [{ ...line, ...fields }], settlement: cash(500), recorded: recorded() });
    expect((await sell({ variant_id: variantId })).data.flags).toEqual(['product_inactive']);
    const gone = { variant_id: randomUUID(), title: 'Old lamp' };
    expect((await sell(gone)).data).toMatchObject({
      flags: ['product_deleted'],
      lines: [{ title: 'Old lamp', product_id: null, variant_id: null, total: 500 }],
    });
    expect(await sell({ variant_id: randomUUID() })).toMatchObject({
      status: 400,
      fields: { lines: 'This product was deleted. Enter a title for the item.' },
    });
  });

  it('is taxed as it was rung, to the minor unit of each line, and what comes back is worth what it was', async () => {
    const { variantId } = await aItem({ price: 333 });
    const vat = {
      apply_vat: true,
      vat_percent: '7.5',
      prices_include_vat: false,
      shipping_vat_percent: '20',
    };
    const { data } = await client.make({
      lines: [
        { variant_id: variantId, quantity: 3, unit_price: 333 },
        { variant_id: variantId, quantity: 1, unit_price: 1010, tax_percent: '5' },
        { title: 'Stamps', quantity: 1, unit_price: 250, tax_percent: null },
      ],
      shipping: 100,
      settlement: cash(2505, { expected_total: 2505 }),
      recorded: recorded({ vat }),
    });
    // 999 at 7.5 %: 75; 1,010 at 5 %: 51 (50.5, up); 100 at 20 %: 20.
    expect(data).toMatchObject({
      vat_total: 146,
      total: 2505,
      outstanding: 0,
      flags: ['price_differs', 'tax_differs'],
    });
    expect(data.lines.map(({ tax_percent, total }) => [tax_percent, total])).toEqual([
      ['7.5', 1074],
      ['5', 1061],
      [null, 250],
    ]);
    const back = await client.takeBack(data.id, {
      lines: [{ line_id: data.lines[0]?.id, quantity: 1, restocked: true }],
    });
    expect(back.data).toMatchObject({ returned_total: 358, outstanding: -358 });
  });

  it('comes to what its lines come to: another total on the receipt settles it, and is kept and flagged', async () => {
    const { variantId } = await aItem();
    const lines = [{ variant_id: variantId, quantity: 2, unit_price: 500 }];
    const sell = (told: number) =>
      client.make({ lines, settlement: cash(told, { expected_total: told }), recorded: recorded() });
    const { data: less } = await sell(990);
    expect(less).toMatchObject({ ordered_total: 1000, paid: 990, outstanding: 10, flags: ['total_differs'] });
    expect(less.events.find(({ kind }) => kind === 'placed')).toMatchObject({
      amount: 1000,
      rung_total: 990,
    });
    expect((await sell(1010)).data).toMatchObject({ outstanding: -10, flags: ['total_differs'] });
    const unpaid = await client.make({
      lines,
      settlement: cash(980, { expected_total: 990 }),
      recorded: recorded(),
    });
    expect(unpaid).toMatchObject({ status: 400, fields: { payments: expect.any(String) } });
    // What is sold now is refused, as ever.
    const live = await client.make({ lines, settlement: cash(990, { expected_total: 990 }) });
    expect(live).toMatchObject({ status: 400, fields: { expected_total: expect.any(String) } });
  });

  it('is owed above the limit of its customer', async () => {
    const { variantId } = await aItem();
    const customer_id = await client.newCustomer({ credit_limit: 100 });
    const unpaid = {
      ...{ customer_id, lines: [{ variant_id: variantId, quantity: 1 }] },
      settlement: { payment_type: 'credit', due_on: dayOf(ago(1)), fulfilled: true },
    };
    const { data } = await client.make({ ...unpaid, recorded: recorded() });
    expect(data).toMatchObject({ outstanding: 500, flags: ['over_credit_limit'], due_on: dayOf(ago(1)) });
    const live = { ...unpaid.settlement, due_on: '2099-01-01' };
    expect(await client.make({ ...unpaid, settlement: live })).toMatchObject({ error: 'over_credit_limit' });
  });

  it('has the discount of its code as it was then, and none that comes off by itself', async () => {
    const { variantId } = await aItem();
    const lines = [{ variant_id: variantId, quantity: 1 }];
    const window = { starts_at: ago(10), ends_at: ago(5) };
    await aDiscount(app, owner.token, owner.storeId, { title: '', code: 'MAY', percent: 10, ...window });
    const sell = (days: number, amount: number, fields: object = {}) =>
      client.make({ lines, settlement: cash(amount), recorded: { occurred_at: ago(days) }, ...fields });
    expect((await sell(7, 450, { discount_code: 'may' })).data).toMatchObject({ total: 450 });
    for (const days of [11, 1])
      expect(await sell(days, 450, { discount_code: 'may' })).toMatchObject({ error: 'discount_refused' });
    const half = await aDiscount(app, owner.token, owner.storeId, { title: 'Half', percent: 50 });
    expect((await sell(0.001, 500)).data).toMatchObject({ total: 500, offer: null });
    await query(app.database.superUrl, 'update app.discounts set active = false where id = $1', [half]);
  });

  it('is there once, however often it is sent', async () => {
    const { variantId } = await aItem();
    const body = {
      id: randomUUID(),
      lines: [{ variant_id: variantId, quantity: 1, unit_price: 450 }],
      settlement: cash(450),
      recorded: recorded(),
    };
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [await client.make(body, { headers }), await client.make(body, { headers })];
    expect(first.data).toMatchObject({ id: body.id, flags: ['price_differs'] });
    expect(second.data).toEqual(first.data);
    expect(await client.make(body)).toMatchObject({ status: 409, error: 'id_taken' });
    const other = { ...body, recorded: recorded({ occurred_at: ago(2) }) };
    expect((await client.make(other, { headers })).status).toBe(422);
    expect(await onHand(variantId)).toBe(9);
  });
});

describe('A draft that was sold earlier', () => {
  it('is placed at that time, at what it says', async () => {
    const { variantId } = await aItem({ opening_stock: 1 });
    const { data: draft } = await client.make({ lines: [{ variant_id: variantId, quantity: 2 }] });
    app.advance(600);
    const occurred_at = ago(0, 300);
    const { data } = await client.place(draft.id, cash(1000, { occurred_at, expected_total: 1000 }));
    expect(data).toMatchObject({ placed_at: occurred_at, total: 1000, flags: ['below_stock'] });
    const { data: next } = await client.make({ lines: [{ variant_id: variantId, quantity: 2 }] });
    const early = await client.place(next.id, cash(1000, { occurred_at: ago(0, 60) }));
    expect(early).toMatchObject({ status: 400, fields: { occurred_at: expect.any(String) } });
    const told = cash(1000, { occurred_at: ago(0) });
    expect(await (await as('supervisor')).place(next.id, told)).toMatchObject({ status: 403 });
  });
});

describe('To record a sale', () => {
  it('takes a manager; who sees no money is told of stock alone', async () => {
    const { variantId } = await aItem({ opening_stock: 1 });
    const body = {
      lines: [{ variant_id: variantId, quantity: 2, unit_price: 450 }],
      settlement: cash(900),
      recorded: recorded(),
    };
    for (const role of ['associate', 'supervisor'])
      expect(await (await as(role)).make(body), role).toMatchObject({
        ...{ status: 403, error: 'not_allowed' },
        message: 'Your role in this store can’t backdate sales, payments and stock',
      });
    const live = { ...body, recorded: undefined, settlement: cash(900) };
    expect(await (await as('associate')).make(live)).toMatchObject({
      ...{ status: 403, message: 'Your role in this store can’t change prices' },
    });
    const { data } = await client.make(body);
    expect(data.flags).toEqual(['price_differs', 'below_stock']);
    const seen = await (await as('inventory_officer')).read(data.id);
    expect(seen.data.flags).toEqual(['below_stock']);
  });

  it('is refused in the future, before 2000, as a draft, and with what is not known', async () => {
    const { variantId } = await aItem();
    const lines = [{ variant_id: variantId, quantity: 1 }];
    const sale = { lines, settlement: cash(500) };
    const cases: [string, object][] = [
      ['recorded.occurred_at', { ...sale, recorded: { occurred_at: ago(0, -301) } }],
      ['recorded.occurred_at', { ...sale, recorded: { occurred_at: '1999-12-31T23:59:59Z' } }],
      ['recorded.occurred_at', { ...sale, recorded: {} }],
      ['recorded.total', { ...sale, recorded: recorded({ total: 5 }) }],
      ['recorded.vat.vat_percent', { ...sale, recorded: recorded({ vat: { vat_percent: '101' } }) }],
      ['settlement', { lines, recorded: recorded() }],
      ['lines.0.tax_percent', { ...sale, lines: [{ ...lines[0], tax_percent: '5' }] }],
      ['occurred_at', { ...sale, occurred_at: ago(1) }],
    ];
    for (const [field, body] of cases) {
      const answer = await client.make(body);
      expect(answer, field).toMatchObject({ status: 400, error: 'invalid_fields' });
      expect(Object.keys(answer.fields ?? {}), field).toContain(field);
    }
    expect(await onHand(variantId)).toBe(10);
  });

  it('finds nothing of another store', async () => {
    const { variantId } = await aItem();
    const { token } = await app.verifiedUser();
    who = { token, storeId: (await app.newStore(token)).id };
    const customer_id = await client.newCustomer();
    const theirs = await newItem(app, who);
    who = { ...owner };
    const sale = { settlement: cash(500), recorded: recorded() };
    const lines = [{ variant_id: variantId, quantity: 1 }];
    expect(await client.make({ ...sale, lines, customer_id })).toMatchObject({ error: 'not_found' });
    expect(await client.make({ ...sale, lines, location_id: randomUUID() })).toMatchObject({
      error: 'not_found',
    });
    const line = { variant_id: theirs.variantId, title: 'Rice', quantity: 1, unit_price: 500 };
    // As if it had never been there.
    expect((await client.make({ ...sale, lines: [line] })).data).toMatchObject({
      flags: ['product_deleted'],
      lines: [{ variant_id: null, product_id: null }],
    });
  });
});
