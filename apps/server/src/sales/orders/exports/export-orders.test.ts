import { orderColumnsFor } from '@sokoni/rules/orders/order-export';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const pod = { payment_type: 'pod' };
const all = orderColumnsFor({ seesMoney: true });

function asked(body: object, { token, storeId }: Seller = owner) {
  return app.call('POST /marketplace/v1/stores/{id}/order-exports', {
    token,
    params: { id: storeId },
    body,
  });
}

/** The rows of the file, each by its headers. */
async function exported(body: object, seller: Seller = owner) {
  const { data } = await asked(body, seller);
  const file = await fetch(`${app.url}${data.url}`);
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return parse(await file.text(), { columns: true, bom: true }) as Record<string, string>[];
}

const numbersOf = (rows: Record<string, string>[]) => rows.map(({ Order }) => Order);

async function colleague(role: 'associate' | 'inventory_officer'): Promise<Seller> {
  const { token } = await app.staffMember(owner.token, owner.storeId, role);
  return { token, storeId: owner.storeId };
}

describe('An export of orders', () => {
  it('has what the list is narrowed to, newest first, with the chosen columns and no formula', async () => {
    const customer_id = await client.newCustomer({ name: '=Asha' });
    const lines = [{ title: 'Lamp', unit_price: 1500, quantity: 2 }];
    const first = await client.make({
      customer_id,
      lines,
      settlement: pod,
      note: '@home, "blue"',
      tags: ['Rush'],
    });
    await client.pay(first.data.id, { method: 'cash', amount: 1000 });
    const cancelled = await client.make({ lines, settlement: pod });
    await client.cancel(cancelled.data.id, {});
    await client.make({ lines });
    const [newest, oldest, ...rest] = await exported({ columns: all });
    expect(rest).toEqual([]);
    expect(newest).toMatchObject({
      Order: cancelled.data.number,
      'Fulfilment status': 'Cancelled',
      Customer: '',
    });
    expect(oldest).toMatchObject({
      ...{
        Order: first.data.number,
        Customer: "'=Asha",
        Note: `'@home, "blue"`,
        Items: '2',
        Channel: 'Phone or message',
      },
      ...{
        'Payment status': 'Partially paid',
        'Payment type': 'Pay on Delivery',
        'Fulfilment status': 'Unfulfilled',
      },
      ...{ Subtotal: '30.00', Total: '30.00', Paid: '10.00', 'Balance due': '20.00', 'Due date': '' },
    });
    expect(numbersOf(await exported({ columns: ['number'], search: 'lamp', unpaid: true }))).toEqual([
      first.data.number,
    ]);
    expect(numbersOf(await exported({ columns: ['number'], state: 'cancelled' }))).toEqual([
      cancelled.data.number,
    ]);
    expect(Object.keys((await exported({ columns: ['total', 'number'] }))[0] ?? {})).toEqual([
      'Order',
      'Total',
    ]);
    const [note] = await query(
      app.database.superUrl,
      `select after from app.audit_log where store_id = $1 and action = 'export_orders' and after ->> 'search' <> ''`,
      [owner.storeId],
    );
    expect(note).toEqual({ after: { search: '…', unpaid: true, columns: ['number'] } });
  });

  it('says that an order is late of which the deposit alone is', async () => {
    const { data } = await client.make({
      customer_id: await client.newCustomer(),
      lines: [{ title: 'Oven', unit_price: 9000, quantity: 1 }],
      settlement: { payment_type: 'credit', due_on: '2099-01-01' },
    });
    const row = { 'Payment status': 'Unpaid', 'Due date': '2099-01-01' };
    const asking = { columns: ['payment', 'due_on'], search: `${data.number}` };
    expect(await exported(asking)).toEqual([row]);
    await query(
      app.database.superUrl,
      'update app.orders set deposit = 3000, placed_on = placed_on - 1 where id = $1',
      [data.id],
    );
    expect(await exported(asking)).toEqual([{ ...row, 'Payment status': 'Overdue' }]);
  });

  it('has rows that add up after a return, VAT included', async () => {
    const { token } = await app.verifiedUser();
    const taxed = { token, storeId: (await app.newStore(token)).id };
    await app.call('PUT /marketplace/v1/stores/{id}/update/vat', {
      token,
      params: { id: taxed.storeId },
      body: { apply_vat: true, vat_percent: 16, prices_include_vat: false },
    });
    who = taxed;
    const { data } = await client.make({
      lines: [{ title: 'Lamp', unit_price: 10_000, quantity: 3 }],
      discount_amount: 3000,
      settlement: { ...pod, fulfilled: true },
    });
    const [line] = data.lines;
    for (const quantity of [1, 1])
      await client.takeBack(data.id, { lines: [{ line_id: line?.id, quantity, restocked: false }] });
    who = owner;
    const [row] = await exported({ columns: all }, taxed);
    expect(row).toMatchObject({
      ...{ Subtotal: '300.00', Discounts: '30.00', Shipping: '0.00', VAT: '43.20' },
      ...{ Returned: '208.80', 'Returned VAT': '28.80', Total: '104.40' },
    });
    const sum = (...names: string[]) =>
      names.reduce((total, name) => total + Math.round(Number(row?.[name]) * 100), 0);
    expect(sum('Subtotal', 'Shipping', 'VAT') - sum('Discounts', 'Returned')).toBe(sum('Total'));
    // What is left of the VAT is that of what was kept.
    expect(sum('VAT') - sum('Returned VAT')).toBe(Math.round((sum('Total') * 16) / 116));
  });

  it('goes on behind the first five hundred, each order once', async () => {
    const { token } = await app.verifiedUser();
    who = { token, storeId: (await app.newStore(token)).id };
    const { data } = await client.make({
      lines: [{ title: 'Pot', unit_price: 5, quantity: 1 }],
      settlement: pod,
    });
    await query(
      app.database.superUrl,
      `insert into app.orders (store_id, id, serial, number, test, channel, stage, state, location_id, payment_type,
         apply_vat, vat_percent, prices_include_vat, lines_total, discount_total, vat_total, ordered_total, units,
         placed_at, received_at, placed_on, created_at, updated_at)
       select store_id, gen_random_uuid(), serial + n, 'T-' || 5000 + n, test, channel, stage, state, location_id,
         payment_type, apply_vat, vat_percent, prices_include_vat, lines_total, discount_total, vat_total,
         ordered_total, units, placed_at, received_at, placed_on, created_at, updated_at
       from app.orders, generate_series(1, 1000) n where id = $1`,
      [data.id],
    );
    const numbers = numbersOf(await exported({ columns: ['number'] }, who));
    who = owner;
    expect([numbers.length, new Set(numbers).size]).toEqual([1001, 1001]);
    expect([numbers[0], numbers[500], numbers[1000]]).toEqual(['T-6000', 'T-5500', data.number]);
  });

  it('is of own sales for an associate, and without money for an inventory officer', async () => {
    const associate = await colleague('associate');
    const { variantId } = await newItem(app, owner, { opening_stock: 5, track_quantity: true });
    who = associate;
    const own = await client.make({ lines: [{ variant_id: variantId, quantity: 1 }], settlement: pod });
    who = owner;
    expect(numbersOf(await exported({ columns: all }, associate))).toEqual([own.data.number]);
    const officer = await colleague('inventory_officer');
    const seen = orderColumnsFor({ seesMoney: false });
    expect((await exported({ columns: seen }, officer)).length).toBeGreaterThan(1);
    for (const column of all.filter((one) => !seen.includes(one)))
      expect((await asked({ columns: ['number', column] }, officer)).error, column).toBe('not_allowed');
    expect((await asked({ columns: ['number'], unpaid: true }, officer)).error).toBe('not_allowed');
  });

  it('refuses what is unknown, no columns, and another store', async () => {
    for (const body of [
      {},
      { columns: [] },
      { columns: ['secret'] },
      { columns: ['number'], limit: 5 },
      { columns: ['number'], state: 'draft' },
    ]) {
      expect((await asked(body)).error, JSON.stringify(body)).toBe('invalid_fields');
    }
    const stranger = await app.verifiedUser();
    const theirs = { token: stranger.token, storeId: (await app.newStore(stranger.token)).id };
    expect((await asked({ columns: ['number'] }, { ...theirs, storeId: owner.storeId })).error).toBe(
      'not_found',
    );
    const customer_id = await client.newCustomer();
    await client.make({
      customer_id,
      lines: [{ title: 'Pot', unit_price: 5, quantity: 1 }],
      settlement: pod,
    });
    expect(await exported({ columns: ['number'], customer_id }, theirs)).toEqual([]);
    expect(await exported({ columns: ['number'] }, theirs)).toEqual([]);
    const { data } = await asked({ columns: ['number'] });
    expect((await fetch(`${app.url}${data.url}x`)).status).toBe(404);
  });
});
