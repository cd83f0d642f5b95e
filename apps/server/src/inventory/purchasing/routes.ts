import { readRunningNumber } from '@sokoni/rules/documents/document-number';
import { purchaseOrderNumber } from '@sokoni/rules/stock/purchase-order';
import { actionAt, actionNow } from '#core/action.ts';
import { invalidField } from '#core/errors/domain-error.ts';
import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { sayPurchasing } from '#inventory/purchasing/sentences.ts';
import { changeOrder } from './change-purchase-order.ts';
import { cancelOrder, closeOrder, placeOrder } from './change-purchase-order-state.ts';
import { assertDraftCostsAllowed, makeOrder } from './create-purchase-order.ts';
import { findOrders } from './list-queries.ts';
import { mailPurchaseOrder } from './mails/mail-purchase-order.ts';
import { orderRowView, readOrder } from './purchase-order-view.ts';
import { receiveOrder } from './receiving/receive-purchase-order.ts';
import { returnToSupplier } from './receiving/return-to-supplier.ts';
import { reverseReceipt } from './receiving/reverse-receipt.ts';
import { reorder } from './reordering/reorder.ts';

type OrderCall = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}'>,
  'actor' | 'read' | 'storeId' | 'now' | 'command'
>;

const openStates = ['ordered', 'part_received'] as const;

/** The order as it is now: also after a command, which a repeated key does not run again. */
function readSaved(call: OrderCall, orderId: string) {
  return call.read((db) => readOrder(db, call.storeId, orderId, call.actor));
}

export const listPurchaseOrders: StoreHandler<'GET /marketplace/v1/stores/{id}/purchase-orders'> = async (
  call,
) => {
  const { query } = call;
  if (query.sort !== '') throw invalidField('sort', sayPurchasing('list.newest'));
  const states = query.state === 'open' ? openStates : query.state ? [query.state] : [];
  const filter = {
    number: readRunningNumber(query.search, 'PO'),
    search: query.search,
    states,
    supplierId: query.supplier_id?.toLowerCase(),
  };
  const page = await call.read((db) => findOrders(db, call.storeId, filter, pageWindow(query)));
  return { data: pageAnswer(query, page, (row) => orderRowView(row, call.actor)) };
};

export const getPurchaseOrder: StoreHandler<
  'GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}'
> = async (call) => ({ data: await readSaved(call, call.params.purchase_order_id) });

export const addPurchaseOrder: StoreHandler<'POST /marketplace/v1/stores/{id}/purchase-orders'> = async (
  call,
) => {
  const { storeId, body, now } = call;
  assertDraftCostsAllowed(call.actor, body);
  const made = await call.command('create_purchase_order', async (db, notes) => {
    const order = await makeOrder(db, storeId, body, actionNow(call.actor, now));
    const after = { number: order.number, supplier_id: body.supplier_id, lines: body.lines };
    notes.audit({ subject: `purchase_order:${order.id}`, after });
    return order;
  });
  return {
    data: await readSaved(call, made.id),
    message: sayPurchasing('order.drafted', { number: purchaseOrderNumber(made.number) }),
  };
};

export const updatePurchaseOrder: StoreHandler<
  'PUT /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}'
> = async (call) => {
  const id = call.params.purchase_order_id;
  await call.command('update_purchase_order', async (db, notes) => {
    if (call.body.lines || call.body.supplier_id) {
      for (const check of call.services.hooks.purchaseOrderRewritten ?? []) {
        await check(db, call.storeId, id, call.body);
      }
    }
    const changed = await changeOrder(db, call.storeId, id, call.body, actionNow(call.actor, call.now));
    notes.audit({ subject: `purchase_order:${id}`, ...changed });
  });
  return { data: await readSaved(call, id), message: sayPurchasing('order.saved') };
};

/** The acts that say nothing but that they happen. */
async function act(
  call: OrderCall & { params: { purchase_order_id: string } },
  action: string,
  work: (...given: Parameters<typeof placeOrder>) => Promise<void>,
) {
  const id = call.params.purchase_order_id;
  await call.command(action, async (db, notes) => {
    await work(db, call.storeId, id, actionNow(call.actor, call.now));
    notes.audit({ subject: `purchase_order:${id}` });
  });
  return readSaved(call, id);
}

export const placePurchaseOrder: StoreHandler<
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/placement'
> = async (call) => {
  const data = await act(call, 'place_purchase_order', placeOrder);
  return { data, message: sayPurchasing('order.placed', { number: purchaseOrderNumber(data.number) }) };
};

export const closePurchaseOrder: StoreHandler<
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/closure'
> = async (call) => {
  const data = await act(call, 'close_purchase_order', closeOrder);
  return { data, message: sayPurchasing('order.closed', { number: purchaseOrderNumber(data.number) }) };
};

export const cancelPurchaseOrder: StoreHandler<
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/cancellation'
> = async (call) => {
  const data = await act(call, 'cancel_purchase_order', async (db, storeId, orderId, action) => {
    await cancelOrder(db, storeId, orderId, action);
    for (const follow of call.services.hooks.purchaseOrderCancelled ?? []) {
      await follow(db, storeId, orderId, action);
    }
  });
  return { data, message: sayPurchasing('order.cancelled', { number: purchaseOrderNumber(data.number) }) };
};

export const postPurchaseOrderMail: StoreHandler<
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/mails'
> = async (call) => {
  const orderId = call.params.purchase_order_id;
  await call.command('mail_purchase_order', async (db, notes) => {
    const action = actionNow(call.actor, call.now);
    const mail = await mailPurchaseOrder(db, call.storeId, orderId, call.body, action);
    notes.audit({ subject: `purchase_order:${orderId}`, after: { mail } });
  });
  return { data: await readSaved(call, orderId), message: sayPurchasing('order.sent') };
};

export const addReceipt: StoreHandler<
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts'
> = async (call) => {
  const orderId = call.params.purchase_order_id;
  const { occurred_at: told, ...arrived } = call.body;
  const action = actionAt(call.actor, call.now, { told, field: 'occurred_at' });
  await call.command('receive_items', async (db, notes) => {
    const receipt = await receiveOrder(db, call.storeId, orderId, arrived, action);
    notes.audit({
      subject: `purchase_order:${orderId}`,
      after: { receipt, lines: arrived.lines, ...(told && { occurred_at: told }) },
    });
  });
  return { data: await readSaved(call, orderId), message: sayPurchasing('receipt.done') };
};

export const postReversal: StoreHandler<
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts/{receipt_id}/reversal'
> = async (call) => {
  const orderId = call.params.purchase_order_id;
  const receiptId = call.params.receipt_id;
  await call.command('reverse_receipt', async (db, notes) => {
    const action = actionNow(call.actor, call.now);
    const allowBelowReserved = call.body.allow_below_reserved;
    await reverseReceipt(db, call.storeId, { orderId, receiptId, allowBelowReserved }, action);
    notes.audit({ subject: `purchase_order:${orderId}`, before: { receipt: receiptId } });
  });
  return { data: await readSaved(call, orderId), message: sayPurchasing('receipt.reversed') };
};

export const postSupplierReturn: StoreHandler<
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/returns'
> = async (call) => {
  const orderId = call.params.purchase_order_id;
  const { location_id, note, lines, allow_below_reserved: allowBelowReserved } = call.body;
  await call.command('return_to_supplier', async (db, notes) => {
    const returning = { locationId: location_id?.toLowerCase(), note, lines, allowBelowReserved };
    await returnToSupplier(db, call.storeId, orderId, returning, actionNow(call.actor, call.now));
    notes.audit({ subject: `purchase_order:${orderId}`, after: { location_id, note, returned: lines } });
  });
  return { data: await readSaved(call, orderId), message: sayPurchasing('return.done') };
};

export const postReorder: StoreHandler<'POST /marketplace/v1/stores/{id}/reorders'> = async (call) => {
  const { storeId, body, now } = call;
  const data = await call.command('reorder', async (db, notes) => {
    const locationId = body.location_id?.toLowerCase();
    const orders = await reorder(db, storeId, { locationId, lines: body.lines }, actionNow(call.actor, now));
    notes.audit({ subject: `store:${storeId}`, after: { orders: orders.map(({ id }) => id) } });
    return orders;
  });
  return { data, message: sayPurchasing('order.draftedMany', { count: data.length }) };
};
