import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purchaseClient } from '#testing/clients/purchase-client.ts';
import { newItem, newSupplier } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
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
const { at, ordered, receive, giveBack, standing } = purchaseClient(() => test, buyer);
const orders = '/marketplace/v1/stores/{id}/purchase-orders' as const;
const read = (id: string) => test.call(`GET ${orders}/{purchase_order_id}`, at({ purchase_order_id: id }));

/** Ten units of rice were ordered at 200, and some of them have come. */
async function aReceivedOrder(came = 10) {
  const rice = await newItem(test, buyer(), { opening_stock: 10, cost: 100 });
  const order = await ordered([{ variantId: rice.variantId, quantity: 10, cost: 200 }]);
  const lineId = order.lines[0]?.id ?? '';
  const received = await receive(order.id, [{ line_id: lineId, quantity: came }]);
  return { rice, id: order.id, lineId, receiptId: received.data.receipts[0]?.id ?? '' };
}

async function newLocation(name: string) {
  const made = await test.call('POST /marketplace/v1/stores/{id}/locations', { ...at(), body: { name } });
  return made.data.id;
}

async function closeLocation(location_id: string) {
  const closed = await test.call(
    'DELETE /marketplace/v1/stores/{id}/locations/{location_id}',
    at({ location_id }),
  );
  expect(closed.status, closed.message).toBe(200);
}

describe('Items of a purchase order that go back to the supplier', () => {
  it('leave the stock at the average cost, and the order keeps its state', async () => {
    const { rice, id, lineId } = await aReceivedOrder();
    expect(await standing(rice.productId)).toEqual({ on_hand: 20, cost: 150 });
    const back = await giveBack(id, [{ line_id: lineId, quantity: 3 }], { note: 'Wet bags' });
    expect(back).toMatchObject({ status: 200, message: 'Items returned to supplier' });
    expect(back.data).toMatchObject({ state: 'received', received: 10 });
    expect(back.data.lines).toMatchObject([{ received: 10, returned: 3 }]);
    expect(await standing(rice.productId)).toEqual({ on_hand: 17, cost: 150 });
    const moved = await test.call('GET /marketplace/v1/stores/{id}/stock-movements', {
      ...at(),
      query: { variant_id: rice.variantId },
    });
    expect(moved.data.items[0]).toMatchObject({
      ...{ reason: 'receipt', quantity: -3, reference: `purchase_order:${id}` },
      note: 'Returned to supplier · Wet bags',
    });
    const [entry] = await query<{ after: unknown }>(
      test.database.superUrl,
      `select after from app.audit_log where action = 'return_to_supplier' and subject = $1`,
      [`purchase_order:${id}`],
    );
    expect(entry?.after).toMatchObject({ note: 'Wet bags', returned: [{ line_id: lineId, quantity: 3 }] });
  });

  it('go back from an order that is partly received, and from one that was closed short', async () => {
    const { id, lineId } = await aReceivedOrder(4);
    const one = [{ line_id: lineId, quantity: 1 }];
    expect((await giveBack(id, one)).data.state).toBe('part_received');
    await test.call(`POST ${orders}/{purchase_order_id}/closure`, {
      ...at({ purchase_order_id: id }),
      body: {},
    });
    const closed = await giveBack(id, one);
    expect(closed.data).toMatchObject({ state: 'closed', lines: [{ received: 4, returned: 2 }] });
  });

  it('leave the location that is named', async () => {
    const { rice, id, lineId } = await aReceivedOrder();
    const kiosk = await newLocation('Kiosk');
    await test.call('POST /marketplace/v1/stores/{id}/stock-adjustments', {
      ...at(),
      body: { lines: [{ variant_id: rice.variantId, location_id: kiosk, change: 5 }] },
    });
    const back = await giveBack(id, [{ line_id: lineId, quantity: 2 }], {
      location_id: kiosk.toUpperCase(),
    });
    expect(back.status, back.message).toBe(200);
    const levels = await test.call(
      'GET /marketplace/v1/stores/{id}/products/{product_id}/stock',
      at({ product_id: rice.productId }),
    );
    expect(levels.data.map(({ on_hand }) => on_hand)).toEqual([20, 3]);
  });

  it('are never more than have come, in one return or in several', async () => {
    const { rice, id, lineId } = await aReceivedOrder(4);
    const units = (quantity: number) => giveBack(id, [{ line_id: lineId, quantity }]);
    const most = 'Only 4 can be returned';
    expect(await units(5)).toMatchObject({
      ...{ status: 400, error: 'invalid_fields', message: most },
      fields: { 'lines.0.quantity': most },
    });
    expect((await units(3)).status).toBe(200);
    expect((await units(2)).message).toBe('Only 1 can be returned');
    expect((await units(1)).status).toBe(200);
    expect((await units(1)).message).toBe('None of this can be returned');
    expect((await standing(rice.productId)).on_hand).toBe(10);
  });

  it('are never more than have come, however many are returned at once', async () => {
    const { rice, id, lineId } = await aReceivedOrder();
    const back = () => giveBack(id, [{ line_id: lineId, quantity: 3 }]);
    const answers = await Promise.all(Array.from({ length: 8 }, back));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const { status, error } of answers) expect(['invalid_fields', 200]).toContain(error ?? status);
    expect((await read(id)).data.lines[0]?.returned).toBe(9);
    expect((await standing(rice.productId)).on_hand).toBe(11);
    const headers = { 'idempotency-key': randomUUID() };
    const last = () => giveBack(id, [{ line_id: lineId, quantity: 1 }], {}, headers);
    for (const { data } of await Promise.all([last(), last(), last()])) {
      expect(data.lines[0]?.returned).toBe(10);
    }
    expect((await standing(rice.productId)).on_hand).toBe(10);
  });

  it('stay received beside receipts that are reversed at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { rice, id, lineId, receiptId } = await aReceivedOrder();
      const reverse = () =>
        test.call(`POST ${orders}/{purchase_order_id}/receipts/{receipt_id}/reversal`, {
          ...at({ purchase_order_id: id, receipt_id: receiptId }),
          body: {},
        });
      const answers = await Promise.all([giveBack(id, [{ line_id: lineId, quantity: 1 }]), reverse()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [line] = (await read(id)).data.lines;
      expect((await standing(rice.productId)).on_hand).toBe(
        10 + (line?.received ?? 0) - (line?.returned ?? 0),
      );
    }
  });
});

describe('A return to the supplier is refused', () => {
  it('for an order of which nothing has come', async () => {
    const rice = await newItem(test, buyer());
    const order = await ordered([{ variantId: rice.variantId, quantity: 2 }]);
    const back = await giveBack(order.id, [{ line_id: order.lines[0]?.id, quantity: 1 }]);
    expect(back).toMatchObject({ status: 409, error: 'wrong_state' });
  });

  it('for a line twice, a line of another order, and without one', async () => {
    const { rice, id, lineId } = await aReceivedOrder();
    const other = await aReceivedOrder();
    const one = { line_id: lineId, quantity: 1 };
    const twice = await giveBack(id, [one, { ...one, line_id: lineId.toUpperCase() }]);
    expect(twice).toMatchObject({ status: 400, fields: { lines: expect.stringContaining('twice') } });
    expect(await giveBack(id, [{ line_id: other.lineId, quantity: 1 }])).toMatchObject({
      ...{ status: 404, error: 'not_found' },
    });
    expect((await giveBack(id, [])).fields).toMatchObject({ lines: 'Add at least one item' });
    expect((await giveBack(id, [{ ...one, quantity: 0 }])).status).toBe(400);
    expect((await standing(rice.productId)).on_hand).toBe(20);
  });

  it('at a location that is closed, and at one of another store', async () => {
    const { id, lineId } = await aReceivedOrder();
    const one = [{ line_id: lineId, quantity: 1 }];
    const kiosk = await newLocation('Kiosk');
    await closeLocation(kiosk);
    expect(await giveBack(id, one, { location_id: kiosk })).toMatchObject({
      ...{ status: 409, error: 'location_closed' },
    });
    const elsewhere = await test.newStore(owner.token, { module_inventory: 'active' });
    const { data } = await test.call('GET /marketplace/v1/stores/{id}/locations', {
      token: owner.token,
      params: { id: elsewhere.id },
    });
    expect(await giveBack(id, one, { location_id: data[0]?.id })).toMatchObject({
      ...{ status: 404, error: 'not_found' },
    });
    expect((await read(id)).data.lines[0]?.returned).toBe(0);
  });

  it('to who does not manage purchases, and for an order of another store', async () => {
    const { id, lineId } = await aReceivedOrder();
    const body = { lines: [{ line_id: lineId, quantity: 1 }] };
    const associate = await test.staffMember(owner.token, storeId, 'associate');
    const refused = await test.call(`POST ${orders}/{purchase_order_id}/returns`, {
      ...at({ purchase_order_id: id }, associate.token),
      body,
    });
    expect(refused.status).toBe(403);
    const elsewhere = await test.newStore(owner.token, { module_inventory: 'active' });
    const unknown = await test.call(`POST ${orders}/{purchase_order_id}/returns`, {
      token: owner.token,
      params: { id: elsewhere.id, purchase_order_id: id },
      body,
    });
    expect(unknown).toMatchObject({ status: 404, error: 'not_found' });
  });

  it('below what is promised to orders, unless that is meant', async () => {
    const { rice, id, lineId } = await aReceivedOrder();
    await test.call('POST /marketplace/v1/stores/{id}/orders', {
      ...at(),
      body: {
        lines: [{ variant_id: rice.variantId, quantity: 15 }],
        settlement: { payment_type: 'pod' },
      },
    });
    const six = [{ line_id: lineId, quantity: 6 }];
    expect(await giveBack(id, six)).toMatchObject({
      ...{ status: 409, error: 'below_reserved' },
      message: '15 of Rice are reserved for orders; only 14 would be left.',
    });
    expect((await read(id)).data.lines[0]?.returned).toBe(0);
    expect((await giveBack(id, six, { allow_below_reserved: true })).status).toBe(200);
    expect((await standing(rice.productId)).on_hand).toBe(14);
  });
});

describe('A receipt of which items were returned', () => {
  it('is not reversed where fewer would be received than were returned', async () => {
    const { rice, id, lineId } = await aReceivedOrder(4);
    const second = await receive(id, [{ line_id: lineId, quantity: 6 }]);
    await giveBack(id, [{ line_id: lineId, quantity: 5 }]);
    const reverse = (receipt_id: string) =>
      test.call(`POST ${orders}/{purchase_order_id}/receipts/{receipt_id}/reversal`, {
        ...at({ purchase_order_id: id, receipt_id }),
        body: {},
      });
    const [small, large] = second.data.receipts;
    expect(await reverse(large?.id ?? '')).toMatchObject({
      ...{ status: 409, error: 'wrong_state' },
      message: 'Some of these items were returned to the supplier, so they can’t be reversed',
    });
    const reversed = await reverse(small?.id ?? '');
    expect(reversed.data).toMatchObject({
      ...{ state: 'part_received', received: 6 },
      lines: [{ received: 6, returned: 5 }],
    });
    expect((await standing(rice.productId)).on_hand).toBe(11);
  });
});
