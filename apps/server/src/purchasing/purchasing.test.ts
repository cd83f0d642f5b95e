import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '#testing/app.ts';
import { draftOrder, newGood, newSupplier, place } from '#testing/purchasing.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let supplierId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
  supplierId = (await newSupplier(test, buyer())).id;
});

const buyer = () => ({ token: owner.token, storeId });
const at = (params: Record<string, string> = {}, token = owner.token) => ({
  token,
  params: { id: storeId, ...params },
});
const orders = '/marketplace/v1/stores/{id}/purchase-orders' as const;

/** An order that was sent, with so many of each good and what a piece takes. */
async function ordered(
  lines: { variantId: string; quantity: number; cost?: number | null }[],
  fields: object = {},
) {
  const drafted = await draftOrder(test, buyer(), {
    supplier_id: supplierId,
    lines: lines.map(({ variantId, quantity, cost = null }) => ({
      variant_id: variantId,
      quantity,
      unit_cost: cost,
    })),
    ...fields,
  });
  return place(test, buyer(), drafted.id);
}

const receive = (
  orderId: string,
  lines: { line_id: string | undefined; quantity: number }[],
  fields: object = {},
  headers: Record<string, string> = {},
) =>
  test.call(`POST ${orders}/{order_id}/receipts`, {
    ...at({ order_id: orderId }),
    body: { lines, ...fields },
    headers,
  });

async function variantOf(productId: string) {
  const { data } = await test.call(
    'GET /marketplace/v1/stores/{id}/products/{product_id}',
    at({ product_id: productId }),
  );
  return { on_hand: data.variants[0]?.on_hand, cost: data.variants[0]?.cost };
}

describe('issue 3: a purchase order received in two parts', () => {
  it('moves stock, state and the average cost with each part, landed to the last minor unit', async () => {
    const rice = await newGood(test, buyer(), { opening_stock: 10, cost: 100 });
    const salt = await newGood(test, buyer(), {}, 'Salt');
    const order = await ordered(
      [
        { variantId: rice.variantId, quantity: 10, cost: 200 },
        { variantId: salt.variantId, quantity: 5, cost: 400 },
      ],
      { costs: [{ kind: 'freight', amount: 101 }], spread: 'value' },
    );
    expect(order).toMatchObject({
      number: 1,
      state: 'ordered',
      goods_total: 4000,
      costs_total: 101,
      total: 4101,
    });
    expect(order.lines.map(({ landed_unit_cost }) => landed_unit_cost)).toEqual([205, 410]);

    const first = await receive(order.id, [
      { line_id: order.lines[0]?.id, quantity: 4 },
      { line_id: order.lines[1]?.id, quantity: 5 },
    ]);
    expect(first.data).toMatchObject({ state: 'part_received', received: 9, ended_at: null });
    // 51 of the 101 lie on the rice: 4 of 10 pieces carry 20 of them.
    expect(first.data.receipts[0]?.lines.map(({ landed_value }) => landed_value).sort()).toEqual([2050, 820]);
    expect(await variantOf(rice.productId)).toEqual({ on_hand: 14, cost: Math.round((1000 + 820) / 14) });
    expect(await variantOf(salt.productId)).toEqual({ on_hand: 5, cost: 410 });

    const second = await receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 6 }]);
    expect(second.data).toMatchObject({ state: 'received', received: 15 });
    expect(second.data.ended_at).not.toBeNull();
    const landed = second.data.receipts.flatMap(({ lines }) => lines.map((line) => line.landed_value ?? 0));
    expect(landed.reduce((sum, value) => sum + value, 0)).toBe(4101);
    expect(await variantOf(rice.productId)).toEqual({
      on_hand: 20,
      cost: Math.round((130 * 14 + 1231) / 20),
    });
    const moved = await test.call('GET /marketplace/v1/stores/{id}/stock-movements', {
      ...at(),
      query: { variant_id: rice.variantId },
    });
    expect(moved.data.items.map(({ reason, quantity, reference }) => [reason, quantity, reference])).toEqual([
      ['receipt', 6, `purchase_order:${order.id}`],
      ['receipt', 4, `purchase_order:${order.id}`],
      ['opening', 10, ''],
    ]);
    expect((await receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 1 }])).error).toBe(
      'wrong_state',
    );
  });

  it('refuses more than is open unless somebody says so', async () => {
    const rice = await newGood(test, buyer());
    const order = await ordered([{ variantId: rice.variantId, quantity: 3, cost: 100 }], {
      costs: [{ kind: 'duty', amount: 30 }],
    });
    const four = [{ line_id: order.lines[0]?.id, quantity: 4 }];
    expect((await receive(order.id, four)).error).toBe('over_receipt');
    const twice = [
      { line_id: order.lines[0]?.id, quantity: 2 },
      { line_id: order.lines[0]?.id, quantity: 2 },
    ];
    expect((await receive(order.id, twice)).error).toBe('over_receipt');
    expect(await variantOf(rice.productId)).toEqual({ on_hand: 0, cost: null });
    const said = await receive(order.id, four, { more_than_ordered: true });
    expect(said.data).toMatchObject({ state: 'received', received: 4 });
    // The piece beyond the order carries nothing of the duty.
    expect(said.data.receipts[0]?.lines[0]?.landed_value).toBe(430);
  });

  it('takes a receipt back as if it had never been', async () => {
    const rice = await newGood(test, buyer(), { opening_stock: 3, cost: 77 });
    const order = await ordered([{ variantId: rice.variantId, quantity: 7, cost: 91 }]);
    const came = await receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 7 }]);
    expect((await variantOf(rice.productId)).cost).toBe(87);
    const reverse = () =>
      test.call(`POST ${orders}/{order_id}/receipts/{receipt_id}/reversal`, {
        ...at({ order_id: order.id, receipt_id: came.data.receipts[0]?.id ?? '' }),
        body: {},
      });
    const back = await reverse();
    expect(back.data).toMatchObject({ state: 'ordered', received: 0, ended_at: null });
    expect(back.data.receipts[0]).toMatchObject({ reversed_by: 'Amina Bello' });
    expect(await variantOf(rice.productId)).toEqual({ on_hand: 3, cost: 77 });
    expect((await reverse()).error).toBe('wrong_state');
  });

  it('corrects the cost of what came when the bill comes late, and when it is closed short', async () => {
    const rice = await newGood(test, buyer());
    const order = await ordered([{ variantId: rice.variantId, quantity: 10 }]);
    const half = await receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 5 }]);
    expect(half.data.unknown_costs).toBe(1);
    expect((await variantOf(rice.productId)).cost).toBeNull();
    const billed = await test.call(`PUT ${orders}/{order_id}`, {
      ...at({ order_id: order.id }),
      body: {
        version: half.data.version,
        lines: [{ variant_id: rice.variantId, quantity: 10, unit_cost: 100 }],
        costs: [{ kind: 'freight', label: 'Matatu', amount: 100 }],
      },
    });
    expect(billed.data).toMatchObject({ unknown_costs: 0, costs: [{ label: 'Matatu', amount: 100 }] });
    expect((await variantOf(rice.productId)).cost).toBe(110);
    const closed = await test.call(`POST ${orders}/{order_id}/closure`, {
      ...at({ order_id: order.id }),
      body: {},
    });
    expect(closed.data).toMatchObject({ state: 'closed' });
    // Five pieces came and carry all of the freight.
    expect(closed.data.receipts[0]?.lines[0]?.landed_value).toBe(600);
    expect((await variantOf(rice.productId)).cost).toBe(120);
  });

  it('counts in once, however often a command arrives with its key', async () => {
    const rice = await newGood(test, buyer());
    const order = await ordered([{ variantId: rice.variantId, quantity: 50, cost: 100 }]);
    const headers = { 'idempotency-key': randomUUID() };
    const same = Array.from({ length: 8 }, () =>
      receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 5 }], {}, headers),
    );
    for (const answer of await Promise.all(same)) expect(answer.data.received).toBe(5);
    expect((await variantOf(rice.productId)).on_hand).toBe(5);
  });

  it('never counts in more than was ordered, however many receive at once', async () => {
    const rice = await newGood(test, buyer());
    const salt = await newGood(test, buyer(), {}, 'Salt');
    const order = await ordered([
      { variantId: rice.variantId, quantity: 10, cost: 100 },
      { variantId: salt.variantId, quantity: 10, cost: 100 },
    ]);
    const parts = Array.from({ length: 20 }, (_, index) => {
      const lines = order.lines.map(({ id }) => ({ line_id: id, quantity: 1 }));
      return receive(order.id, index % 2 ? lines : lines.reverse());
    });
    const answers = await Promise.all(parts);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    for (const { error } of answers.filter(({ status }) => status !== 200)) {
      expect(['over_receipt', 'wrong_state']).toContain(error);
    }
    expect(await variantOf(rice.productId)).toEqual({ on_hand: 10, cost: 100 });
  });

  it('counts goods of two orders in at once without losing a piece or a cent', async () => {
    const rice = await newGood(test, buyer());
    const both = await Promise.all(
      [100, 300].map((cost) => ordered([{ variantId: rice.variantId, quantity: 10, cost }])),
    );
    await Promise.all(both.map(({ id, lines }) => receive(id, [{ line_id: lines[0]?.id, quantity: 10 }])));
    expect(await variantOf(rice.productId)).toEqual({ on_hand: 20, cost: 200 });
  });
});

describe('purchase orders', () => {
  it('keep their lines above what has come, and their supplier once they are sent', async () => {
    const rice = await newGood(test, buyer());
    const order = await ordered([{ variantId: rice.variantId, quantity: 5, cost: 10 }]);
    const half = await receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 3 }]);
    const change = (body: object) =>
      test.call(`PUT ${orders}/{order_id}`, {
        ...at({ order_id: order.id }),
        body: { version: half.data.version, ...body },
      });
    expect((await change({ lines: [{ variant_id: rice.variantId, quantity: 2 }] })).error).toBe(
      'wrong_state',
    );
    expect((await change({ lines: [] })).error).toBe('wrong_state');
    const other = await newSupplier(test, buyer());
    expect((await change({ supplier_id: other.id })).error).toBe('wrong_state');
    expect((await change({ version: 1 })).error).toBe('changed_meanwhile');
    const done = await change({ lines: [{ variant_id: rice.variantId, quantity: 3 }] });
    expect(done.data).toMatchObject({ state: 'received', lines: [{ unit_cost: 10, quantity: 3 }] });
  });

  it('go through their states, and not back', async () => {
    const rice = await newGood(test, buyer());
    const act = async (orderId: string, what: 'placement' | 'closure' | 'cancellation') =>
      (await test.call(`POST ${orders}/{order_id}/${what}`, { ...at({ order_id: orderId }), body: {} }))
        .error;
    const empty = await draftOrder(test, buyer(), { supplier_id: supplierId });
    expect(await act(empty.id, 'placement')).toBe('invalid_fields');
    expect(await act(empty.id, 'closure')).toBe('wrong_state');
    expect(await act(empty.id, 'cancellation')).toBeUndefined();
    expect(await act(empty.id, 'cancellation')).toBe('wrong_state');
    const order = await ordered([{ variantId: rice.variantId, quantity: 5 }]);
    await receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 1 }]);
    expect(await act(order.id, 'cancellation')).toBe('wrong_state');
  });

  it('are found by number, supplier and reference', async () => {
    const other = await newSupplier(test, buyer(), { name: 'Kilimo Traders' });
    const first = await draftOrder(test, buyer(), { supplier_id: supplierId, reference: 'Quote 88' });
    const second = await draftOrder(test, buyer(), { supplier_id: other.id });
    const list = async (query: Record<string, string>) =>
      (await test.call(`GET ${orders}`, { ...at(), query })).data;
    expect((await list({})).items.map(({ number }) => number)).toEqual([2, 1]);
    expect((await list({ search: 'PO-0001' })).items[0]?.id).toBe(first.id);
    expect((await list({ search: 'kilimo' })).items.map(({ id }) => id)).toEqual([second.id]);
    expect((await list({ search: 'quote' })).items.map(({ id }) => id)).toEqual([first.id]);
    expect((await list({ state: 'open' })).total).toBe(0);
    expect((await list({ state: 'draft', supplier_id: other.id })).total).toBe(1);
  });

  it('refuse what is no count and no amount', async () => {
    const rice = await newGood(test, buyer());
    const tryLine = (line: object) =>
      test.call(`POST ${orders}`, {
        ...at(),
        body: { supplier_id: supplierId, lines: [{ variant_id: rice.variantId, quantity: 1, ...line }] },
      });
    for (const quantity of [-1, 0, 1.5, 1e10, '1e3', Number.NaN]) {
      expect((await tryLine({ quantity })).status, String(quantity)).toBe(400);
    }
    for (const unit_cost of [-1, 1.5, 1e13, '5']) {
      expect((await tryLine({ unit_cost })).status, String(unit_cost)).toBe(400);
    }
    expect((await tryLine({ quantity: 1e9, unit_cost: 1e12 })).error).toBe('invalid_fields');
    const order = await ordered([{ variantId: rice.variantId, quantity: 2 }]);
    for (const quantity of [-1, 0, 1.5, 1e10, '1e3', null]) {
      const answer = await receive(order.id, [{ line_id: order.lines[0]?.id, quantity: quantity as number }]);
      expect(answer.status, String(quantity)).toBe(400);
    }
  });

  it('know nothing of another store', async () => {
    const foreign = await newGood(test, buyer());
    const foreignOrder = await ordered([{ variantId: foreign.variantId, quantity: 2 }]);
    const foreignSupplier = supplierId;
    const [shop] = (await test.call('GET /marketplace/v1/stores/{id}/locations', at())).data;
    storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
    supplierId = (await newSupplier(test, buyer())).id;
    const rice = await newGood(test, buyer());
    const post = (body: object) => test.call(`POST ${orders}`, { ...at(), body });
    expect((await post({ supplier_id: foreignSupplier })).error).toBe('not_found');
    expect((await post({ supplier_id: supplierId, location_id: shop?.id })).error).toBe('not_found');
    const lines = [{ variant_id: foreign.variantId, quantity: 1 }];
    expect((await post({ supplier_id: supplierId, lines })).error).toBe('not_found');
    expect((await test.call(`GET ${orders}/{order_id}`, at({ order_id: foreignOrder.id }))).error).toBe(
      'not_found',
    );
    const own = await ordered([{ variantId: rice.variantId, quantity: 1 }]);
    const line_id = foreignOrder.lines[0]?.id;
    expect((await receive(own.id, [{ line_id, quantity: 1 }])).error).toBe('not_found');
    expect((await receive(foreignOrder.id, [{ line_id, quantity: 1 }])).error).toBe('not_found');
    const reorder = await test.call('POST /marketplace/v1/stores/{id}/reorders', {
      ...at(),
      body: { lines: [{ variant_id: foreign.variantId, supplier_id: supplierId, quantity: 1 }] },
    });
    expect(reorder.error).toBe('not_found');
    const filtered = await test.call(`GET ${orders}`, { ...at(), query: { supplier_id: foreignSupplier } });
    expect(filtered.data.total).toBe(0);
  });

  it('keep a variant that they name in the books', async () => {
    const rice = await newGood(test, buyer());
    await draftOrder(test, buyer(), {
      supplier_id: supplierId,
      lines: [{ variant_id: rice.variantId, quantity: 1 }],
    });
    const gone = await test.call(
      'DELETE /marketplace/v1/stores/{id}/products/{product_id}',
      at({ product_id: rice.productId }),
    );
    expect(gone.error).toBe('in_use');
  });
});

describe('CONTRACT Roles: an inventory officer buys without seeing money', () => {
  it('is sent no cost, sets none, and keeps those that are there', async () => {
    const officer = await test.staffMember(owner.token, storeId, 'inventory_officer');
    const rice = await newGood(test, buyer(), { cost: 55 });
    const order = await ordered([{ variantId: rice.variantId, quantity: 5, cost: 123456 }], {
      costs: [{ kind: 'freight', amount: 777777 }],
    });
    const seen = await test.call(`GET ${orders}/{order_id}`, at({ order_id: order.id }, officer.token));
    expect(seen.data).toMatchObject({ total: null, goods_total: null, costs: [], unknown_costs: null });
    const list = await test.call(`GET ${orders}`, at({}, officer.token));
    const line = { variant_id: rice.variantId, quantity: 6 };
    const saved = await test.call(`PUT ${orders}/{order_id}`, {
      ...at({ order_id: order.id }, officer.token),
      body: { version: order.version, lines: [line] },
    });
    const received = await test.call(`POST ${orders}/{order_id}/receipts`, {
      ...at({ order_id: order.id }, officer.token),
      body: { lines: [{ line_id: order.lines[0]?.id, quantity: 6 }] },
    });
    const goods = await test.call('GET /marketplace/v1/stores/{id}/purchase-goods', {
      ...at({}, officer.token),
      query: { search: 'rice', supplier_id: supplierId },
    });
    for (const answer of [seen, list, saved, received, goods]) {
      expect(JSON.stringify(answer.data)).not.toMatch(/123456|777777|740736|1518513/);
    }
    const whole = await test.call(`GET ${orders}/{order_id}`, at({ order_id: order.id }));
    expect(whole.data).toMatchObject({ lines: [{ unit_cost: 123456 }], costs_total: 777777 });
    expect((await variantOf(rice.productId)).cost).toBe(Math.round((123456 * 6 + 777777) / 6));

    const refused = [
      { lines: [{ ...line, unit_cost: 5 }] },
      { lines: [{ ...line, unit_cost: null }] },
      { lines: [line], costs: [{ kind: 'freight', amount: 1 }] },
    ];
    for (const body of refused) {
      const answer = await test.call(`POST ${orders}`, {
        ...at({}, officer.token),
        body: { supplier_id: supplierId, ...body },
      });
      expect(answer.error).toBe('not_allowed');
    }
    const own = await test.call(`POST ${orders}`, {
      ...at({}, officer.token),
      body: { supplier_id: supplierId, lines: [line] },
    });
    expect(own.status).toBe(200);
  });
});
