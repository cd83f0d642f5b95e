import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { buyingClient, newWholesale, type Wholesale } from '#testing/clients/wholesale-client.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let two: Wholesale;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  two = await newWholesale(app);
});

const buying = buyingClient(
  () => app,
  () => two,
);
const sales = orderClient(
  () => app,
  () => two.supplier,
);
const here = () => ({ token: two.buyer.token, params: { id: two.buyer.storeId } });

/** Ten units of rice, ordered and not sent yet. */
async function place() {
  const { variantId } = await buying.item({ price: 1000 });
  const lines = [{ variant_id: variantId, quantity: 10 }];
  const { data } = await buying.order({ lines, expected_total: 10_000 });
  const line_id = data.lines[0]?.id ?? '';
  const id = data.order_id;
  return {
    ...{ id, purchaseOrderId: data.purchase_order_id, variantId: data.lines[0]?.variant_id ?? '' },
    send: (quantity: number) => sales.fulfil(id, { lines: [{ line_id, quantity }] }),
    takeBack: (quantity: number) => sales.takeBack(id, { lines: [{ line_id, quantity, restocked: true }] }),
  };
}

async function counts(id: string) {
  const { to_receive, to_send_back } = (await buying.purchase(id)).data;
  return { to_receive, to_send_back };
}

async function purchaseOrder(purchase_order_id: string) {
  const { token, params } = here();
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}', {
    token,
    params: { ...params, purchase_order_id },
  });
  return { state: data.state, received: data.lines[0]?.received, returned: data.lines[0]?.returned };
}

async function moved(variant_id: string) {
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/stock-movements', {
    ...here(),
    query: { variant_id },
  });
  return data.items.map(({ quantity, note }) => [quantity, note]);
}

async function onHand() {
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/stock', here());
  return data.items[0]?.on_hand;
}

describe('Items that the supplier has recorded as returned', () => {
  it('leave the stock of the buyer when its staff says so, and not before', async () => {
    const order = await place();
    await order.send(10);
    await buying.receive(order.id);
    expect(await counts(order.id)).toEqual({ to_receive: 0, to_send_back: 0 });
    await order.takeBack(3);
    expect(await counts(order.id)).toEqual({ to_receive: 0, to_send_back: 3 });
    expect(await onHand()).toBe(10);

    const back = await buying.giveBack(order.id);
    expect(back).toMatchObject({ status: 200, message: 'Returned items taken out of stock.' });
    expect(back.data).toMatchObject({ to_receive: 0, to_send_back: 0, lines: [{ returned: 3 }] });
    expect(await onHand()).toBe(7);
    expect(await purchaseOrder(order.purchaseOrderId)).toEqual({
      ...{ state: 'received', received: 10, returned: 3 },
    });
    const { number } = back.data;
    expect(await moved(order.variantId)).toEqual([
      [-3, `Returned to supplier · ${number}`],
      [10, number],
    ]);
    expect(await buying.giveBack(order.id)).toMatchObject({
      ...{ status: 409, error: 'wrong_state' },
      message: 'The supplier has recorded no returned items that are still in stock.',
    });
  });

  it('are none of the buyer’s before they were received', async () => {
    const order = await place();
    expect((await buying.giveBack(order.id)).error).toBe('wrong_state');
    await order.send(10);
    await order.takeBack(3);
    expect(await counts(order.id)).toEqual({ to_receive: 7, to_send_back: 0 });
    expect((await buying.giveBack(order.id)).error).toBe('wrong_state');
    await buying.receive(order.id);
    expect(await counts(order.id)).toEqual({ to_receive: 0, to_send_back: 0 });
    await order.takeBack(2);
    expect(await counts(order.id)).toEqual({ to_receive: 0, to_send_back: 2 });
    await buying.giveBack(order.id);
    expect(await onHand()).toBe(5);
  });

  it('leave what is sent afterwards to be received', async () => {
    const order = await place();
    await order.send(4);
    await buying.receive(order.id);
    await order.takeBack(1);
    await buying.giveBack(order.id);
    await order.send(6);
    expect(await counts(order.id)).toEqual({ to_receive: 6, to_send_back: 0 });
    await buying.receive(order.id);
    expect(await purchaseOrder(order.purchaseOrderId)).toEqual({
      ...{ state: 'received', received: 10, returned: 1 },
    });
    expect(await onHand()).toBe(9);
  });

  it('are no longer there to take out where the buyer has returned them on its purchase order', async () => {
    const order = await place();
    await order.send(10);
    await buying.receive(order.id);
    const { token, params } = here();
    const within = { token, params: { ...params, purchase_order_id: order.purchaseOrderId } };
    const one = await app.call('GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}', within);
    const returned = await app.call(
      'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/returns',
      { ...within, body: { lines: [{ line_id: one.data.lines[0]?.id, quantity: 2 }] } },
    );
    expect(returned.status, returned.message).toBe(200);
    expect(await counts(order.id)).toEqual({ to_receive: 0, to_send_back: 0 });
    await order.takeBack(3);
    expect(await counts(order.id)).toEqual({ to_receive: 0, to_send_back: 1 });
    await buying.giveBack(order.id);
    expect(await onHand()).toBe(7);
  });

  it('are taken out once, and received once, however many do it at once', async () => {
    const order = await place();
    await order.send(4);
    const received = await Promise.all([1, 2, 3].map(() => buying.receive(order.id)));
    expect(received.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await onHand()).toBe(4);
    await order.takeBack(2);
    const back = await Promise.all([1, 2, 3].map(() => buying.giveBack(order.id)));
    expect(back.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await onHand()).toBe(2);
  });

  it('are asked for where they are promised to orders of the buyer', async () => {
    const order = await place();
    await order.send(10);
    await buying.receive(order.id);
    await app.call('POST /marketplace/v1/stores/{id}/orders', {
      ...here(),
      body: {
        lines: [{ variant_id: order.variantId, quantity: 9, unit_price: 1500 }],
        settlement: { payment_type: 'pod' },
      },
    });
    await order.takeBack(3);
    expect((await buying.giveBack(order.id)).error).toBe('below_reserved');
    expect(await counts(order.id)).toEqual({ to_receive: 0, to_send_back: 3 });
    expect((await buying.giveBack(order.id, { allow_below_reserved: true })).status).toBe(200);
    expect(await onHand()).toBe(7);
  });

  it('are those of the buyer alone', async () => {
    const order = await place();
    await order.send(10);
    await buying.receive(order.id);
    await order.takeBack(3);
    const mine = two;
    two = { ...(await newWholesale(app)), supplier: mine.supplier };
    expect((await buying.giveBack(order.id)).error).toBe('not_found');
    two = mine;
    const asSupplier = await app.call(
      'POST /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/returns',
      {
        token: two.supplier.token,
        params: { id: two.supplier.storeId, purchase_id: order.id },
        body: {},
      },
    );
    expect(asSupplier.error).toBe('not_found');
    expect((await counts(order.id)).to_send_back).toBe(3);
  });
});
