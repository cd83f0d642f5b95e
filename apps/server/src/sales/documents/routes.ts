import type { CallRoute } from '@sokoni/contract/calls';
import type { OrderDocumentKind } from '@sokoni/rules/documents/document-mail';
import { actionNow } from '#core/action.ts';
import { changedFields } from '#core/database/commands/audit.ts';
import { signedLink } from '#core/http/downloads.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { readOrder } from '#sales/orders/order-view.ts';
import { mailOrderDocument } from './mails/mail-order-document.ts';
import { packageNumber, readOrderDocument } from './order-document.ts';
import type { OrderDocumentInput } from './order-document-file.ts';
import { say } from './sentences.ts';
import { findReceiptSettings, keepReceiptSettings } from './settings-queries.ts';

type OrderDocumentRoute = Extract<
  CallRoute,
  `GET ${string}/orders/{order_id}/${'invoice' | 'receipt' | 'packing-slip' | 'proforma' | 'delivery-note'}`
>;

/** A link to a document; whoever may not see the order, or asks for one of a draft, is told at once. */
async function linkDocument(
  call: StoreCall<OrderDocumentRoute>,
  document: OrderDocumentKind,
  fulfilmentId?: string,
) {
  const { storeId, actor, services, now } = call;
  const order_id = call.params.order_id.toLowerCase();
  const { order } = await call.read((db) => readOrderDocument(db, storeId, order_id, actor));
  const fulfilment_id = fulfilmentId?.toLowerCase();
  if (fulfilment_id !== undefined) packageNumber(order, fulfilment_id);
  const input: OrderDocumentInput = { store_id: storeId, order_id, document, fulfilment_id, viewer: actor };
  return { data: { url: signedLink(services.secrets, 'order_document', input, now) } };
}

export const getInvoice: StoreHandler<'GET /marketplace/v1/stores/{id}/orders/{order_id}/invoice'> = (call) =>
  linkDocument(call, 'invoice');

export const getReceipt: StoreHandler<'GET /marketplace/v1/stores/{id}/orders/{order_id}/receipt'> = (call) =>
  linkDocument(call, 'receipt');

export const getPackingSlip: StoreHandler<
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/packing-slip'
> = (call) => linkDocument(call, 'packing_slip', call.query.fulfilment_id);

export const getProforma: StoreHandler<'GET /marketplace/v1/stores/{id}/orders/{order_id}/proforma'> = (
  call,
) => linkDocument(call, 'proforma');

export const getDeliveryNote: StoreHandler<
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/delivery-note'
> = (call) => linkDocument(call, 'delivery_note', call.query.fulfilment_id);

type MailRoute = `POST /marketplace/v1/stores/{id}/orders/{order_id}/${'mails' | 'reminders'}`;

/** The order as it is afterwards, with the mail in what happened to it. */
async function mail(
  call: StoreCall<MailRoute>,
  letter: { document: OrderDocumentKind | 'reminder'; to: string; note: string },
) {
  const { storeId, actor, now } = call;
  const orderId = call.params.order_id.toLowerCase();
  await call.command(letter.document === 'reminder' ? 'remind_customer' : 'mail_order', async (db, notes) => {
    const mailId = await mailOrderDocument(db, storeId, orderId, letter, actionNow(actor, now));
    // Who gets it is a person: the mail is named, not copied.
    notes.audit({ subject: `order:${orderId}`, after: { document: letter.document, mail: mailId } });
  });
  return call.read((db) => readOrder(db, storeId, orderId, actor));
}

export const postOrderMail: StoreHandler<'POST /marketplace/v1/stores/{id}/orders/{order_id}/mails'> = async (
  call,
) => ({
  data: await mail(call, call.body),
  message: say(`sent.${call.body.document}`),
});

export const postReminder: StoreHandler<
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/reminders'
> = async (call) => ({
  data: await mail(call, { ...call.body, document: 'reminder' }),
  message: say('sent.reminder'),
});

export const getReceiptSettings: StoreHandler<'GET /marketplace/v1/stores/{id}/receipt-settings'> = async (
  call,
) => ({ data: await call.read((db) => findReceiptSettings(db, call.storeId)) });

export const updateReceiptSettings: StoreHandler<'PUT /marketplace/v1/stores/{id}/receipt-settings'> = async (
  call,
) => {
  const data = await call.command('update_receipt_settings', async (db, notes) => {
    const before = await findReceiptSettings(db, call.storeId);
    const after = { ...before, ...call.body };
    await keepReceiptSettings(db, call.storeId, after);
    notes.audit({ subject: `store:${call.storeId}`, ...changedFields(before, after) });
    return after;
  });
  return { data, message: say('settingsSaved') };
};
