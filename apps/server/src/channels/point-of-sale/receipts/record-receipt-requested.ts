import { checkDocumentMail } from '@sokoni/rules/documents/document-mail';
import { assertForm } from '#core/errors/domain-error.ts';
import { mailOrderDocument } from '#sales/documents/mails/mail-order-document.ts';
import type { Recorder } from '../sales/recording.ts';

/** Gives the receipt of a sale to the mail, when the wish for it arrives; an address that is none needs attention. */
export const recordReceiptRequested: Recorder<'receipt_requested'> = async ({
  db,
  storeId,
  payload,
  action,
}) => {
  const orderId = payload.order_id.toLowerCase();
  const letter = { to: payload.email, note: payload.note };
  assertForm(checkDocumentMail(letter));
  const arrived = { ...action, occurredAt: action.receivedAt };
  await mailOrderDocument(db, storeId, orderId, { document: 'receipt', ...letter }, arrived);
  return { orderId, flags: [] };
};
