import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purchaseClient } from '#testing/clients/purchase-client.ts';
import { newItem, newSupplier } from '#testing/clients/purchasing-calls.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

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
  supplierId = (await newSupplier(test, { token: owner.token, storeId })).id;
});

const buyer = () => ({ token: owner.token, storeId, supplierId });
const { at, giveBack, ordered, receive, standing } = purchaseClient(() => test, buyer);
const orders = '/marketplace/v1/stores/{id}/purchase-orders' as const;

describe('A purchase order received in two parts', () => {
  it('moves stock, state and the average cost with each part, landed to the last minor unit', async () => {
    const rice = await newItem(test, buyer(), { opening_stock: 10, cost: 100 });
    const salt = await newItem(test, buyer(), {}, 'Salt');
    const order = await ordered(
      [
        { variantId: rice.variantId, quantity: 10, cost: 200 },
        { variantId: salt.variantId, quantity: 5, cost: 400 },
      ],
      { costs: [{ kind: 'freight', amount: 101 }], allocate_by: 'value' },
    );
    expect(order).toMatchObject({
      number: 1,
      state: 'ordered',
      items_total: 4000,
      costs_total: 101,
      total: 4101,
    });
    expect(order.lines.map(({ landed_unit_cost }) => landed_unit_cost)).toEqual([205, 410]);

    const first = await receive(order.id, [
      { line_id: order.lines[0]?.id, quantity: 4 },
      { line_id: order.lines[1]?.id, quantity: 5 },
    ]);
    expect(first.data).toMatchObject({ state: 'part_received', received: 9, ended_at: null });
    // 51 of the 101 lie on the rice: 4 of 10 units carry 20 of them.
    expect(first.data.receipts[0]?.lines.map(({ landed_value }) => landed_value).sort()).toEqual([2050, 820]);
    expect(await standing(rice.productId)).toEqual({ on_hand: 14, cost: Math.round((1000 + 820) / 14) });
    expect(await standing(salt.productId)).toEqual({ on_hand: 5, cost: 410 });

    const second = await receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 6 }]);
    expect(second.data).toMatchObject({ state: 'received', received: 15 });
    expect(second.data.ended_at).not.toBeNull();
    const landed = second.data.receipts.flatMap(({ lines }) => lines.map((line) => line.landed_value ?? 0));
    expect(landed.reduce((sum, value) => sum + value, 0)).toBe(4101);
    expect(await standing(rice.productId)).toEqual({
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
    const rice = await newItem(test, buyer());
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
    expect(await standing(rice.productId)).toEqual({ on_hand: 0, cost: null });
    const said = await receive(order.id, four, { more_than_ordered: true });
    expect(said.data).toMatchObject({ state: 'received', received: 4 });
    // The piece beyond the order carries nothing of the duty.
    expect(said.data.receipts[0]?.lines[0]?.landed_value).toBe(430);

    // The bill comes: what is left as it is is not fewer than came.
    const billed = await test.call(`PUT ${orders}/{purchase_order_id}`, {
      ...at({ purchase_order_id: order.id }),
      body: {
        ...{ version: said.data.version, reference: 'INV-9' },
        lines: [{ variant_id: rice.variantId, quantity: 3, unit_cost: 200 }],
      },
    });
    expect(billed.data).toMatchObject({ reference: 'INV-9', received: 4 });
    expect((await standing(rice.productId)).cost).toBe(Math.round((3 * 210 + 200) / 4));
  });

  it('takes a receipt back as if it had never been', async () => {
    const rice = await newItem(test, buyer(), { opening_stock: 3, cost: 77 });
    const order = await ordered([{ variantId: rice.variantId, quantity: 7, cost: 91 }]);
    const came = await receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 7 }]);
    expect((await standing(rice.productId)).cost).toBe(87);
    const reverse = () =>
      test.call(`POST ${orders}/{purchase_order_id}/receipts/{receipt_id}/reversal`, {
        ...at({ purchase_order_id: order.id, receipt_id: came.data.receipts[0]?.id ?? '' }),
        body: {},
      });
    const back = await reverse();
    expect(back.data).toMatchObject({ state: 'ordered', received: 0, ended_at: null });
    expect(back.data.receipts[0]).toMatchObject({ reversed_by: 'Amina Bello' });
    expect(await standing(rice.productId)).toEqual({ on_hand: 3, cost: 77 });
    expect((await reverse()).error).toBe('wrong_state');
  });

  it('corrects the cost of what came when the bill comes late, and when it is closed short', async () => {
    const rice = await newItem(test, buyer());
    const order = await ordered([{ variantId: rice.variantId, quantity: 10 }]);
    const half = await receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 5 }]);
    expect(half.data.unknown_costs).toBe(1);
    expect((await standing(rice.productId)).cost).toBeNull();
    const billed = await test.call(`PUT ${orders}/{purchase_order_id}`, {
      ...at({ purchase_order_id: order.id }),
      body: {
        version: half.data.version,
        lines: [{ variant_id: rice.variantId, quantity: 10, unit_cost: 100 }],
        costs: [{ kind: 'freight', label: 'Matatu', amount: 100 }],
      },
    });
    expect(billed.data).toMatchObject({ unknown_costs: 0, costs: [{ label: 'Matatu', amount: 100 }] });
    expect((await standing(rice.productId)).cost).toBe(110);
    const closed = await test.call(`POST ${orders}/{purchase_order_id}/closure`, {
      ...at({ purchase_order_id: order.id }),
      body: {},
    });
    expect(closed.data).toMatchObject({ state: 'closed' });
    // Five units came and carry all of the freight.
    expect(closed.data.receipts[0]?.lines[0]?.landed_value).toBe(600);
    expect((await standing(rice.productId)).cost).toBe(120);
  });

  it('lays a late bill once on what is still there, in however many parts it came', async () => {
    const rice = await newItem(test, buyer());
    const order = await ordered([{ variantId: rice.variantId, quantity: 20, cost: 10 }]);
    await receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 10 }]);
    const all = await receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 10 }]);
    const shop = (await test.call('GET /marketplace/v1/stores/{id}/locations', at())).data[0]?.id;
    await test.call('POST /marketplace/v1/stores/{id}/stock-adjustments', {
      ...at(),
      body: { reason: 'loss', lines: [{ variant_id: rice.variantId, location_id: shop, change: -10 }] },
    });
    const billed = await test.call(`PUT ${orders}/{purchase_order_id}`, {
      ...at({ purchase_order_id: order.id }),
      body: { version: all.data.version, costs: [{ kind: 'freight', label: '', amount: 200 }] },
    });
    expect(billed.data.lines[0]?.landed_unit_cost).toBe(20);
    expect(await standing(rice.productId)).toEqual({ on_hand: 10, cost: 20 });
  });

  it('leaves the version alone that an open form sends, and so do a return and a reversal', async () => {
    const rice = await newItem(test, buyer());
    const order = await ordered([{ variantId: rice.variantId, quantity: 10 }]);
    const within = at({ purchase_order_id: order.id });
    const save = (quantity: number) =>
      test.call(`PUT ${orders}/{purchase_order_id}`, {
        ...within,
        body: { version: order.version, lines: [{ variant_id: rice.variantId, quantity }] },
      });
    const came = await receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 4 }]);
    await receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 2 }]);
    const sent = await giveBack(order.id, [{ line_id: order.lines[0]?.id, quantity: 1 }]);
    expect(sent.data.version).toBe(order.version);
    const back = await test.call(`POST ${orders}/{purchase_order_id}/receipts/{receipt_id}/reversal`, {
      ...at({ purchase_order_id: order.id, receipt_id: came.data.receipts[0]?.id ?? '' }),
      body: {},
    });
    expect(back.data).toMatchObject({ version: order.version, received: 2 });
    expect((await save(1)).error).toBe('wrong_state');
    expect((await save(12)).data).toMatchObject({
      ...{ version: order.version + 1, received: 2, updated_by: 'Amina Bello' },
      lines: [{ quantity: 12 }],
    });
    expect((await save(13)).error).toBe('changed_meanwhile');
  });

  it('counts in once, however often a command arrives with its key', async () => {
    const rice = await newItem(test, buyer());
    const order = await ordered([{ variantId: rice.variantId, quantity: 50, cost: 100 }]);
    const headers = { 'idempotency-key': randomUUID() };
    const same = Array.from({ length: 8 }, () =>
      receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 5 }], {}, headers),
    );
    for (const answer of await Promise.all(same)) expect(answer.data.received).toBe(5);
    expect((await standing(rice.productId)).on_hand).toBe(5);
  });

  it('never counts in more than was ordered, however many receive at once', async () => {
    const rice = await newItem(test, buyer());
    const salt = await newItem(test, buyer(), {}, 'Salt');
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
    expect(await standing(rice.productId)).toEqual({ on_hand: 10, cost: 100 });
  });

  it('counts goods of two orders in at once without losing a piece or a cent', async () => {
    const rice = await newItem(test, buyer());
    const both = await Promise.all(
      [100, 300].map((cost) => ordered([{ variantId: rice.variantId, quantity: 10, cost }])),
    );
    await Promise.all(both.map(({ id, lines }) => receive(id, [{ line_id: lines[0]?.id, quantity: 10 }])));
    expect(await standing(rice.productId)).toEqual({ on_hand: 20, cost: 200 });
  });

  it('refuses more than a place can hold, in one line or in many, and keeps what was there', async () => {
    const rice = await newItem(test, buyer(), { opening_stock: 5 });
    const order = await ordered([{ variantId: rice.variantId, quantity: 2 }]);
    const most = { line_id: order.lines[0]?.id, quantity: 999_999_999 };
    for (const lines of [[most], [most, most], [most, most, most]]) {
      const answer = await receive(order.id, lines, { more_than_ordered: true });
      expect(answer).toMatchObject({ status: 400, error: 'invalid_fields' });
    }
    expect(await standing(rice.productId)).toEqual({ on_hand: 5, cost: null });
    const full = { ...most, quantity: most.quantity - 5 };
    expect((await receive(order.id, [full], { more_than_ordered: true })).status).toBe(200);
    expect((await standing(rice.productId)).on_hand).toBe(999_999_999);
  });

  it('goes on beside closing, cancelling and taking back, as if one came after the other', async () => {
    const rice = await newItem(test, buyer());
    for (let round = 0; round < 6; round += 1) {
      const order = await ordered([{ variantId: rice.variantId, quantity: 10, cost: 100 }]);
      const before = (await standing(rice.productId)).on_hand ?? 0;
      const act = (what: 'closure' | 'cancellation') =>
        test.call(`POST ${orders}/{purchase_order_id}/${what}`, {
          ...at({ purchase_order_id: order.id }),
          body: {},
        });
      const one = () => receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 3 }]);
      const answers = await Promise.all([one(), act('closure'), one(), act('cancellation'), one()]);
      for (const { status, error } of answers) expect([200, 'wrong_state']).toContain(error ?? status);
      const { data } = await test.call(
        `GET ${orders}/{purchase_order_id}`,
        at({ purchase_order_id: order.id }),
      );
      expect((await standing(rice.productId)).on_hand).toBe(before + data.received);
      expect(data.received).toBe(data.receipts.length * 3);
      if (data.state === 'cancelled') expect(data.received).toBe(0);
    }
  });
});
