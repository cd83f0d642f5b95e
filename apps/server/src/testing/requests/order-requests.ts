import { aCollectedOrder, aDraftOrder, aPlacedOrder } from '#testing/fixtures/order-fixtures.ts';
import type { TestApp } from '#testing/http/app.ts';

interface Owner {
  token: string;
  params: { id: string; storeId: string };
}

/** For every call of orders that changes something a request that succeeds, in a store of its own. */
export function orderRequests(app: () => TestApp, anOwner: () => Promise<Owner>) {
  async function withOrder(make: typeof aDraftOrder, fields?: object) {
    const { token, params } = await anOwner();
    const order = await make(app(), token, params.id, fields);
    return { token, line_id: order.lines[0]?.id, params: { ...params, order_id: order.id } };
  }
  const on = async (make: typeof aDraftOrder, body: Record<string, unknown>, fields?: object) => {
    const { token, params } = await withOrder(make, fields);
    return { token, params, body };
  };
  const isFulfilled = {
    settlement: { payment_type: 'instant', payments: [{ method: 'cash', amount: 1000 }], fulfilled: true },
  };

  async function handingOver() {
    const { token, params } = await withOrder(aPlacedOrder);
    return { token, params, body: { selection: { ids: [params.order_id] }, act: { kind: 'fulfil' } } };
  }
  return {
    'POST /marketplace/v1/stores/{id}/order-bulk-actions': handingOver,
    'POST /marketplace/v1/stores/{id}/order-exports': async () => ({
      ...(await anOwner()),
      body: { columns: ['number', 'customer'] },
    }),
    'DELETE /marketplace/v1/stores/{id}/test-orders': async () => {
      const { token, params } = await withOrder(aPlacedOrder);
      return { token, params: { id: params.id } };
    },
    'POST /marketplace/v1/stores/{id}/orders': async () => ({
      ...(await anOwner()),
      body: { lines: [{ title: 'Repair', unit_price: 1500, quantity: 1 }] },
    }),
    'POST /marketplace/v1/stores/{id}/cart-offers': async () => ({
      ...(await anOwner()),
      body: { channel: 'manual', lines: [{ product_id: null, unit_price: 1500, quantity: 1 }] },
    }),
    'PUT /marketplace/v1/stores/{id}/orders/{order_id}': () =>
      on(aDraftOrder, { version: 1, note: 'Ring first' }),
    'DELETE /marketplace/v1/stores/{id}/orders/{order_id}': () => on(aDraftOrder, {}),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/placement': () =>
      on(aDraftOrder, { payment_type: 'pod' }),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/payments': () =>
      on(aDraftOrder, { method: 'cash', amount: 400 }, { settlement: { payment_type: 'pod' } }),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/refunds': () =>
      on(aPlacedOrder, { method: 'cash', amount: 400 }),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments': async () => {
      const { line_id, ...at } = await withOrder(aPlacedOrder);
      return { ...at, body: { lines: [{ line_id, quantity: 1 }], carrier: 'Boda' } };
    },
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/returns': async () => {
      const { line_id, ...at } = await withOrder(aPlacedOrder, isFulfilled);
      return { ...at, body: { lines: [{ line_id, quantity: 1, restocked: true }], reason: 'Torn' } };
    },
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/exchanges': async () => {
      const { line_id, ...at } = await withOrder(aPlacedOrder, isFulfilled);
      const returns = [{ line_id, quantity: 1, restocked: true }];
      const lines = [{ title: 'Visit', unit_price: 2500, quantity: 1 }];
      return { ...at, body: { returns, lines, settlement: { payment_type: 'pod' } } };
    },
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/cancellation': () => on(aPlacedOrder, {}),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/review': () => on(aPlacedOrder, {}),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/ready': () => on(aCollectedOrder, {}),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/notes': () => on(aPlacedOrder, { text: 'Rang' }),
  } as const;
}

/** All of them are calls of our own. */
export const orderRoutes = [
  'POST /marketplace/v1/stores/{id}/cart-offers',
  'POST /marketplace/v1/stores/{id}/order-bulk-actions',
  'POST /marketplace/v1/stores/{id}/order-exports',
  'POST /marketplace/v1/stores/{id}/orders',
  'PUT /marketplace/v1/stores/{id}/orders/{order_id}',
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/placement',
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/payments',
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/refunds',
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments',
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/returns',
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/exchanges',
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/cancellation',
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/review',
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/ready',
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/notes',
] as const;
