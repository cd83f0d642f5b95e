import { purchaseOrderNumber } from '@sokoni/rules/purchase-order';
import { allows } from '@sokoni/rules/roles';
import { readRunningNumber } from '@sokoni/rules/running-number';
import { invalidField } from '#platform/domain-error.ts';
import { pageAnswer, pageWindow } from '#platform/paging.ts';
import type { StoreCall, StoreHandler } from '#platform/route.ts';
import { changeOrder } from './change-order.ts';
import { findOrders } from './list-queries.ts';
import { assertCostsAllowed, makeOrder } from './make-order.ts';
import { cancelOrder, closeOrder, placeOrder } from './move-order.ts';
import { orderRowView, readOrder, viewerOf } from './order-view.ts';
import { receiveOrder } from './receive-order.ts';
import { reorder } from './reorder.ts';
import { reverseReceipt } from './reverse-receipt.ts';

type OrderCall = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}'>,
  'role' | 'services' | 'read' | 'storeId' | 'params' | 'caller' | 'now' | 'command'
>;

const openStates = ['ordered', 'part_received'] as const;

/** The order as it is now: also after a command, which a repeated key does not run again. */
function readSaved(call: OrderCall, orderId: string) {
  return call.read((db) => readOrder(db, call.storeId, orderId, viewerOf(call)));
}

export const listPurchaseOrders: StoreHandler<'GET /marketplace/v1/stores/{id}/purchase-orders'> = async (
  call,
) => {
  const { query } = call;
  if (query.sort !== '') throw invalidField('sort', 'Newest come first');
  const states = query.state === 'open' ? openStates : query.state ? [query.state] : [];
  const filter = {
    number: readRunningNumber(query.search, 'PO'),
    search: query.search,
    states,
    supplierId: query.supplier_id?.toLowerCase(),
  };
  const page = await call.read((db) => findOrders(db, call.storeId, filter, pageWindow(query)));
  return { data: pageAnswer(query, page, (row) => orderRowView(row, viewerOf(call))) };
};

export const getPurchaseOrder: StoreHandler<
  'GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}'
> = async (call) => ({ data: await readSaved(call, call.params.purchase_order_id ?? '') });

export const addPurchaseOrder: StoreHandler<'POST /marketplace/v1/stores/{id}/purchase-orders'> = async (
  call,
) => {
  const { storeId, body, now } = call;
  assertCostsAllowed(call.role, body);
  const made = await call.command('create_purchase_order', async (db, notes) => {
    const order = await makeOrder(db, storeId, body, { actorUserId: call.caller.userId, now });
    const after = { number: order.number, supplier_id: body.supplier_id, lines: body.lines };
    notes.audit({ subject: `purchase_order:${order.id}`, after });
    return order;
  });
  return {
    data: await readSaved(call, made.id),
    message: `${purchaseOrderNumber(made.number)} is drafted.`,
  };
};

export const updatePurchaseOrder: StoreHandler<
  'PUT /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}'
> = async (call) => {
  const id = call.params.purchase_order_id ?? '';
  assertCostsAllowed(call.role, call.body);
  await call.command('update_purchase_order', async (db, notes) => {
    const changed = await changeOrder(db, call.storeId, id, call.body, call.now);
    notes.audit({ subject: `purchase_order:${id}`, ...changed });
  });
  return { data: await readSaved(call, id), message: 'The purchase order is saved.' };
};

/** The acts that say nothing but that they happen. */
async function act(
  call: OrderCall,
  action: string,
  work: (...given: Parameters<typeof placeOrder>) => Promise<void>,
) {
  const id = call.params.purchase_order_id ?? '';
  await call.command(action, async (db, notes) => {
    await work(db, call.storeId, id, call.now);
    notes.audit({ subject: `purchase_order:${id}` });
  });
  return readSaved(call, id);
}

export const placePurchaseOrder: StoreHandler<
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/placement'
> = async (call) => ({
  data: await act(call, 'place_purchase_order', placeOrder),
  message: 'Ordered. Its goods are on their way.',
});

export const closePurchaseOrder: StoreHandler<
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/closure'
> = async (call) => ({
  data: await act(call, 'close_purchase_order', closeOrder),
  message: 'Closed. The rest is expected no more.',
});

export const cancelPurchaseOrder: StoreHandler<
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/cancellation'
> = async (call) => ({
  data: await act(call, 'cancel_purchase_order', cancelOrder),
  message: 'The purchase order is cancelled.',
});

export const addReceipt: StoreHandler<
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts'
> = async (call) => {
  const orderId = call.params.purchase_order_id ?? '';
  await call.command('receive_goods', async (db, notes) => {
    const by = { actorUserId: call.caller.userId, now: call.now };
    const receipt = await receiveOrder(db, call.storeId, orderId, call.body, by);
    notes.audit({ subject: `purchase_order:${orderId}`, after: { receipt, lines: call.body.lines } });
  });
  return { data: await readSaved(call, orderId), message: 'The goods are counted in.' };
};

export const postReversal: StoreHandler<
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts/{receipt_id}/reversal'
> = async (call) => {
  const orderId = call.params.purchase_order_id ?? '';
  const receiptId = call.params.receipt_id ?? '';
  await call.command('reverse_receipt', async (db, notes) => {
    const by = { actorUserId: call.caller.userId, now: call.now };
    await reverseReceipt(db, call.storeId, { orderId, receiptId }, by);
    notes.audit({ subject: `purchase_order:${orderId}`, before: { receipt: receiptId } });
  });
  return { data: await readSaved(call, orderId), message: 'The receipt is taken back.' };
};

export const postReorder: StoreHandler<'POST /marketplace/v1/stores/{id}/reorders'> = async (call) => {
  const { storeId, body, now } = call;
  const data = await call.command('reorder', async (db, notes) => {
    const by = { actorUserId: call.caller.userId, now, seesCosts: allows(call.role, 'seeCosts') };
    const locationId = body.location_id?.toLowerCase();
    const orders = await reorder(db, storeId, { locationId, lines: body.lines }, by);
    notes.audit({ subject: `store:${storeId}`, after: { orders: orders.map(({ id }) => id) } });
    return orders;
  });
  const message =
    data.length === 1 ? 'One purchase order is drafted.' : `${data.length} purchase orders are drafted.`;
  return { data, message };
};
