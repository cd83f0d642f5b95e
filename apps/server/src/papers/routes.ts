import type { CallRoute } from '@sokoni/contract/calls';
import { mailedPapers, type OrderPaperKind } from '@sokoni/rules/paper-mail';
import { readOrder } from '#orders/order-view.ts';
import { changedFields } from '#platform/database/audit.ts';
import { signedLink } from '#platform/downloads.ts';
import type { StoreCall, StoreHandler } from '#platform/route.ts';
import { mailOrderPaper } from './mail-order-paper.ts';
import { readOrderPaper } from './order-paper.ts';
import type { OrderPaperInput } from './order-paper-file.ts';
import { findReceiptSettings, keepReceiptSettings } from './settings-queries.ts';

type OrderPaperRoute = Extract<
  CallRoute,
  `GET ${string}/orders/{order_id}/${'invoice' | 'receipt' | 'packing-slip'}`
>;

/** A link to a paper; whoever may not see the order, or asks for one of a draft, is told at once. */
async function linkPaper(call: StoreCall<OrderPaperRoute>, paper: OrderPaperKind) {
  const { storeId, caller, role, services, now } = call;
  const order_id = (call.params.order_id ?? '').toLowerCase();
  const viewer = { userId: caller.userId, role };
  await call.read((db) =>
    readOrderPaper(db, storeId, order_id, { ...viewer, publicUrl: services.config.publicUrl }),
  );
  const input: OrderPaperInput = { store_id: storeId, order_id, paper, viewer };
  return { data: { url: signedLink(services.secrets, 'order_paper', input, now) } };
}

export const getInvoice: StoreHandler<'GET /marketplace/v1/stores/{id}/orders/{order_id}/invoice'> = (call) =>
  linkPaper(call, 'invoice');

export const getReceipt: StoreHandler<'GET /marketplace/v1/stores/{id}/orders/{order_id}/receipt'> = (call) =>
  linkPaper(call, 'receipt');

export const getPackingSlip: StoreHandler<
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/packing-slip'
> = (call) => linkPaper(call, 'packing_slip');

type MailRoute = `POST /marketplace/v1/stores/{id}/orders/{order_id}/${'mails' | 'reminders'}`;

/** The order as it is afterwards, with the mail in what happened to it. */
async function mail(
  call: StoreCall<MailRoute>,
  letter: { paper: OrderPaperKind | 'reminder'; to: string; note: string },
) {
  const { storeId, caller, role, now, services } = call;
  const orderId = (call.params.order_id ?? '').toLowerCase();
  const viewer = { userId: caller.userId, role };
  await call.command(letter.paper === 'reminder' ? 'remind_customer' : 'mail_order', async (db, notes) => {
    const mailId = await mailOrderPaper(db, storeId, orderId, letter, { ...viewer, now });
    // Who gets it is a person: the mail is named, not copied.
    notes.audit({ subject: `order:${orderId}`, after: { paper: letter.paper, mail: mailId } });
  });
  const { publicUrl } = services.config;
  return call.read((db) => readOrder(db, storeId, orderId, { ...viewer, publicUrl }));
}

export const postOrderMail: StoreHandler<'POST /marketplace/v1/stores/{id}/orders/{order_id}/mails'> = async (
  call,
) => ({
  data: await mail(call, call.body),
  message: `The ${mailedPapers[call.body.paper].toLowerCase()} is on its way.`,
});

export const postReminder: StoreHandler<
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/reminders'
> = async (call) => ({
  data: await mail(call, { ...call.body, paper: 'reminder' }),
  message: 'The reminder is on its way.',
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
  return { data, message: 'The receipts are saved.' };
};
