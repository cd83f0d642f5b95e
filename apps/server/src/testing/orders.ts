import type { TestApp } from './app.ts';
import { newGood } from './purchasing.ts';

/** Two pieces of a good at 500 each, drafted by hand. */
export async function aDraftOrder(app: TestApp, token: string, storeId: string, fields: object = {}) {
  const { variantId } = await newGood(app, { token, storeId }, { opening_stock: 10, track_quantity: true });
  const answer = await app.call('POST /marketplace/v1/stores/{id}/orders', {
    token,
    params: { id: storeId },
    body: { lines: [{ variant_id: variantId, quantity: 2 }], ...fields },
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.message}`);
  return answer.data;
}

/** Placed and paid, its goods not yet handed over. */
export async function aPlacedOrder(app: TestApp, token: string, storeId: string, fields: object = {}) {
  const payments = [{ method: 'cash', amount: 1000 }];
  return aDraftOrder(app, token, storeId, { placement: { payment_type: 'instant', payments }, ...fields });
}

/** Of five pieces two were handed over and one of them came back; a part is paid. What a path or body of orders can name. */
export async function anOrderUnderWay(app: TestApp, token: string, storeId: string) {
  const { variantId } = await newGood(app, { token, storeId }, { opening_stock: 10, track_quantity: true });
  const order = await aDraftOrder(app, token, storeId, {
    lines: [{ variant_id: variantId, quantity: 5 }],
    placement: { payment_type: 'pod' },
  });
  const at = { token, params: { id: storeId, order_id: order.id } };
  const line_id = order.lines[0]?.id ?? '';
  await app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/payments', {
    ...at,
    body: { method: 'cash', amount: 400 },
  });
  await app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments', {
    ...at,
    body: { lines: [{ line_id, quantity: 2 }] },
  });
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/returns', {
    ...at,
    body: { lines: [{ line_id, quantity: 1, restocked: true }] },
  });
  return {
    order_id: order.id,
    order_line_id: line_id,
    payment_id: data.payments[0]?.id ?? '',
    fulfilment_id: data.fulfilments[0]?.id ?? '',
    return_id: data.returns[0]?.id ?? '',
  };
}
