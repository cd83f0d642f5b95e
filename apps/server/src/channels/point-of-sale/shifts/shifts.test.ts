import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { type SoldItem, tillClient } from '#testing/clients/till-client.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aRegister, type TestRegister } from '#testing/requests/register-requests.ts';

let app: TestApp;
let owner: { token: string; storeId: string; userId: string };
let till: TestRegister;
let currency = 'NGN';
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => openStore());

async function openStore(): Promise<void> {
  const { token, id: userId } = await app.verifiedUser();
  const store = await app.newStore(token, { mode: 'live', currency_code: currency });
  owner = { token, userId, storeId: store.id };
  till = await aRegister(app, token, owner.storeId);
}

const { sale, command, send } = tillClient(() => ({
  ...{ app, till, storeId: owner.storeId, cashierId: owner.userId },
}));
const orders = orderClient(
  () => app,
  () => owner,
);
const at = () => ({ token: owner.token, params: { id: owner.storeId } });
const list = (filter: Record<string, string> = {}) =>
  app.call('GET /marketplace/v1/stores/{id}/shifts', { ...at(), query: filter });
const report = async (shift_id: string) =>
  (
    await app.call('GET /marketplace/v1/stores/{id}/shifts/{shift_id}', {
      token: owner.token,
      params: { id: owner.storeId, shift_id },
    })
  ).data;

const toDo = async () => (await app.call('GET /marketplace/v1/stores/{id}/home', at())).data.to_do;

const methods = ['cash', 'card', 'mobile_money', 'bank_transfer'] as const;

/** A day of a till: thirty sales with discounts at several rates, paid in several ways, a return, cash in and out. */
function aDay(shiftId: string) {
  const inShift = { shift_id: shiftId };
  const vat = { apply_vat: true, vat_percent: '7.5', prices_include_vat: true, shipping_vat_percent: null };
  const sales = Array.from({ length: 30 }, (_, index) => {
    const items: SoldItem[] = [
      {
        title: 'Mug',
        unit_price: 333 + index * 7,
        quantity: 1 + (index % 3),
        tax_percent: '7.5',
        discount: index % 5,
      },
      { title: 'Bread', unit_price: 101, quantity: 2, tax_percent: index % 2 ? null : '5' },
    ];
    const total = items.reduce(
      (sum, { quantity = 1, unit_price, discount = 0 }) => sum + quantity * unit_price - discount,
      0,
    );
    const method = methods[index % methods.length];
    return sale(items, { ...inShift, vat, payments: [{ id: randomUUID(), method, amount: total }] });
  });
  const [first] = sales;
  const [line] = (first?.payload.lines ?? []) as {
    id: string;
    unit_price: number;
    quantity: number;
    discount: number;
  }[];
  const back = command('return', {
    ...inShift,
    order_id: first?.id,
    lines: [{ line_id: line?.id, quantity: 1, restocked: true }],
    refund: { id: randomUUID(), method: 'cash', amount: (line?.unit_price ?? 0) - (line?.discount ?? 0) },
  });
  const moved = [
    command('cash_moved', { ...inShift, direction: 'in', amount: 2000, reason: 'Change' }),
    command('cash_moved', { ...inShift, direction: 'out', amount: 700, reason: 'Milk' }),
  ];
  return { sales, commands: [...sales, back, ...moved] };
}

describe.each(['NGN', 'RWF', 'AED'])('The report of a shift in %s', (code) => {
  beforeAll(() => {
    currency = code;
  });

  it('agrees with its orders and payments to the minor unit', async () => {
    const opened = command('shift_opened', { opening_float: 10_000 });
    const { sales, commands } = aDay(opened.id);
    await send([opened, ...commands]);
    const x = await report(opened.id);
    expect(x).toMatchObject({
      closed_at: null,
      counted_cash: null,
      variance: null,
      sales: 30,
      late_sales: 0,
    });

    const closed = command('shift_closed', {
      shift_id: opened.id,
      counted: [{ value: 100, count: 3 }],
      ...{ counted_total: x.expected_cash - 50, expected_total: x.expected_cash, reason: 'Short' },
    });
    await send([closed]);
    const z = await report(opened.id);
    const books = await Promise.all(sales.map(async ({ id }) => (await orders.read(id)).data));
    const sum = (amounts: readonly (number | null)[]) =>
      amounts.reduce<number>((all, one) => all + (one ?? 0), 0);
    const paid = (method: string, kind: string) =>
      sum(
        books.flatMap(({ payments }) =>
          payments.filter((one) => one.method === method && one.kind === kind).map(({ amount }) => amount),
        ),
      );
    expect(z).toMatchObject({
      ...{
        variance: -50,
        reason: 'Short',
        counted: [{ value: 100, count: 3 }],
        cash_in: 2000,
        cash_out: 700,
      },
      total_sales: sum(books.map(({ total }) => total)),
      expected_cash: 10_000 + paid('cash', 'payment') - paid('cash', 'refund') + 2000 - 700,
    });
    expect(z.net_sales).toBe(z.gross_sales - z.discounts - z.returns);
    expect(z.total_sales).toBe(z.net_sales + z.taxes);
    expect(sum(z.tax_by_rate.map(({ net }) => net))).toBe(z.net_sales);
    expect(sum(z.tax_by_rate.map(({ tax }) => tax))).toBe(z.taxes);
    expect(z.returns).toBeGreaterThan(0);
    for (const { method, payments, refunds } of z.methods)
      expect([payments, refunds], method).toEqual([paid(method, 'payment'), paid(method, 'refund')]);
    expect(sum(z.methods.map(({ payments }) => payments))).toBe(
      sum(books.map(({ ordered_total }) => ordered_total)),
    );
    const taxes = books.flatMap((order) => order.taxes);
    for (const { percent, net, tax } of z.tax_by_rate) {
      const ofRate = taxes.filter((one) => one.percent === percent);
      // What came back is of the first rate.
      const returned = percent === '7.5' ? sum(books.map(({ returned_total }) => returned_total)) : 0;
      expect(net + tax, String(percent)).toBe(
        sum(ofRate.map(({ base, amount }) => base + amount)) - returned,
      );
    }
    expect((await list()).data).toMatchObject({
      total: 1,
      items: [{ id: opened.id, variance: -50, sales: 30 }],
    });
  });
});

describe('Shifts', () => {
  it('are listed by register and by day, the newest first', async () => {
    const first = command('shift_opened', { opening_float: 0 });
    await send([first]);
    const other = await aRegister(app, owner.token, owner.storeId);
    expect((await list({ register_id: till.id })).data.total).toBe(1);
    expect((await list({ register_id: other.id })).data.total).toBe(0);
    const today = app.services.clock().toISOString().slice(0, 10);
    expect((await list({ from: '2001-01-01', to: '2001-12-31' })).data.total).toBe(0);
    expect((await list({ from: today })).data.total).toBeGreaterThanOrEqual(0);
  });

  it('count a sale that comes late, and say so', async () => {
    const opened = command('shift_opened', { opening_float: 0 });
    const closed = command('shift_closed', {
      shift_id: opened.id,
      counted: [],
      counted_total: 0,
      expected_total: 700,
    });
    await send([opened, closed]);
    app.advance(5);
    await send([sale([{ title: 'Repair', unit_price: 700 }], { shift_id: opened.id })]);
    expect(await report(opened.id)).toMatchObject({
      late_sales: 1,
      sales: 1,
      expected_cash: 700,
      variance: -700,
    });
  });

  it('of another store are not there', async () => {
    const opened = command('shift_opened', { opening_float: 0 });
    await send([opened]);
    await openStore();
    const answer = await app.call('GET /marketplace/v1/stores/{id}/shifts/{shift_id}', {
      token: owner.token,
      params: { id: owner.storeId, shift_id: opened.id },
    });
    expect(answer).toMatchObject({ status: 404 });
  });
});

describe('What could not be recorded', () => {
  const attention = async () =>
    (await app.call('GET /marketplace/v1/stores/{id}/point-of-sale/attention', at())).data;
  const decide = (command_id: string, decision: 'retry' | 'dismiss') =>
    app.call('POST /marketplace/v1/stores/{id}/point-of-sale/attention/{command_id}/decisions', {
      token: owner.token,
      params: { id: owner.storeId, command_id },
      body: { decision },
    });

  it('is listed with its receipt, is recorded by another try, or is set aside', async () => {
    const opened = randomUUID();
    const moved = command('cash_moved', { shift_id: opened, direction: 'in', amount: 500, reason: 'Change' });
    const poison = sale([{ title: 'Repair', unit_price: 700 }], { payments: 'none' });
    await send([moved, poison]);
    const kept = (await attention()).items.toSorted((one, other) => one.kind.localeCompare(other.kind));
    expect((await toDo()).till_attention).toBe(2);
    expect(kept).toMatchObject([
      { id: moved.id, kind: 'cash_moved', reason: 'not_found', number: null },
      {
        id: poison.id,
        kind: 'sale',
        reason: 'payload_unreadable',
        number: poison.payload.number,
        total: 700,
      },
    ]);
    expect((await decide(moved.id, 'retry')).data).toMatchObject({
      state: 'needs_attention',
      reason: 'not_found',
    });
    await send([command('shift_opened', { opening_float: 0 }, opened)]);
    expect((await decide(moved.id, 'retry')).data).toMatchObject({ state: 'stored' });
    expect((await report(opened)).cash_in).toBe(500);
    expect((await decide(poison.id, 'dismiss')).status).toBe(200);
    expect((await attention()).total).toBe(0);
    expect((await toDo()).till_attention).toBe(0);
    expect(await decide(poison.id, 'retry')).toMatchObject({ status: 409, error: 'wrong_state' });
    // Sent again, what was set aside is answered and not asked about any more.
    expect(await send([poison])).toMatchObject([{ state: 'stored', order_id: null }]);
  });
});

describe('A drawer that was opened without a sale', () => {
  it('stands in the report of the shift, with who opened it and who approved it, and in the audit log', async () => {
    const associate = await app.staffMember(owner.token, owner.storeId, 'associate');
    const opened = command('shift_opened', { opening_float: 1000 });
    const inShift = { shift_id: opened.id };
    const byAssociate = { ...inShift, cashier_id: associate.id, approved_by: owner.userId };
    const opening = command('drawer_opened', byAssociate);
    const results = [
      ...(await send([opened, command('drawer_opened', inShift), opening])),
      ...(await send([opening])),
    ];
    expect(results.map(({ state }) => state)).toEqual(results.map(() => 'stored'));
    const { drawer_openings, expected_cash } = await report(opened.id);
    expect(expected_cash).toBe(1000);
    expect(drawer_openings).toHaveLength(2);
    expect(drawer_openings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ by: expect.objectContaining({ id: owner.userId }), approved_by: null }),
        expect.objectContaining({
          ...{ id: opening.id, at: opening.payload.at },
          by: expect.objectContaining({ id: associate.id }),
          approved_by: expect.objectContaining({ id: owner.userId }),
        }),
      ]),
    );
    const log = await app.call('GET /marketplace/v1/stores/{id}/audit-log', {
      ...at(),
      query: { action: 'record_till_drawer_opened' },
    });
    expect(log.data.items).toHaveLength(2);
  });

  it('is recorded without a shift, and waits for one that the store does not have', async () => {
    const alone = command('drawer_opened', {});
    const lost = command('drawer_opened', { shift_id: randomUUID() });
    expect(await send([alone, lost])).toMatchObject([
      { state: 'stored' },
      { state: 'needs_attention', reason: 'not_found' },
    ]);
  });

  it('is not recorded at a register of another store', async () => {
    const elsewhere = command('drawer_opened', { register_id: till.id });
    await openStore();
    expect(await send([{ ...elsewhere, device_id: till.deviceId }])).toMatchObject([
      { state: 'needs_attention', reason: 'not_recordable' },
    ]);
  });
});

describe('A flagged sale', () => {
  it('is reviewed by who may: its flags come off and stand in its timeline', async () => {
    const sold = sale([{ variant_id: randomUUID(), title: 'Mug of old', unit_price: 500 }]);
    await send([sold, sale([{ title: 'Mug', unit_price: 300 }])]);
    const flags = ['product_deleted'];
    expect((await orders.read(sold.id)).data.flags).toEqual(flags);
    expect((await orders.list({ flagged: 'true' })).data.items).toMatchObject([{ id: sold.id, flags }]);
    expect((await toDo()).flagged).toBe(1);
    const params = { id: owner.storeId, order_id: sold.id };
    const review = (token: string) =>
      app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/review', { token, params, body: {} });
    const { token } = await app.staffMember(owner.token, owner.storeId, 'associate');
    expect(await review(token)).toMatchObject({ status: 403 });
    const { data } = await review(owner.token);
    expect(data).toMatchObject({
      flags: [],
      events: expect.arrayContaining([expect.objectContaining({ kind: 'reviewed', flags })]),
    });
    expect((await orders.list({ flagged: 'true' })).data.items).toEqual([]);
    expect((await toDo()).flagged).toBe(0);
    expect((await review(owner.token)).data.events).toHaveLength(data.events.length);
  });

  it('names its register, its shift and who approved it, and is found by its register and its shift', async () => {
    const opened = command('shift_opened', { opening_float: 0 });
    const sold = sale([{ title: 'Mug', unit_price: 500 }], {
      shift_id: opened.id,
      approved_by: owner.userId,
    });
    await send([opened, sold]);
    await orders.make({
      lines: [{ title: 'Repair', unit_price: 700, quantity: 1 }],
      settlement: { payment_type: 'pod' },
    });
    const { data } = await orders.read(sold.id);
    expect(data).toMatchObject({ register: { id: till.id }, shift_id: opened.id, approved_by: data.sold_by });
    const register_id = till.id.toUpperCase();
    expect((await orders.list({ register_id })).data.items.map(({ id }) => id)).toEqual([sold.id]);
    expect((await orders.count({ register_id })).data.total).toBe(1);
    const shift_id = opened.id.toUpperCase();
    expect((await orders.list({ shift_id })).data.items.map(({ id }) => id)).toEqual([sold.id]);
    expect((await orders.list({ shift_id: sold.id })).data.items).toEqual([]);
  });
});
