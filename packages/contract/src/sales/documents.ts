import { checkDocumentMail, documentMailLimits, orderDocuments } from '@sokoni/rules/documents/document-mail';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { email, id, reasoned, text } from '#fields.ts';
import { orderSelection } from './order-bulk-actions.ts';
import { order } from './order-record.ts';

/** An address that a browser can open for 60 seconds. */
export const link = z.object({ url: z.string() });

export const letter = {
  to: email,
  note: text(documentMailLimits.noteLength).default(''),
};

export const receiptSettings = z.object({
  /** Width of the roll that receipts are printed on. */
  receipt_mm: z.union([z.literal(58), z.literal(80)]),
  /** Customers who owe are reminded on the due day, and 7 and 30 days after. */
  reminders: z.boolean(),
});

export const documentCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/invoice': {
    summary: 'Create a link, valid for 60 seconds, to the invoice of an order as PDF (A4).',
    data: link,
  },
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/receipt': {
    summary:
      'Create a link, valid for 60 seconds, to the receipt of an order as PDF, in the store’s paper width.',
    data: link,
  },
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/packing-slip': {
    summary:
      'Create a link, valid for 60 seconds, to the packing slip of an order as PDF (A4), without prices; with `fulfilment_id`, of that package alone.',
    query: z.strictObject({ fulfilment_id: id.optional() }),
    data: link,
  },
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/proforma': {
    summary: 'Create a link, valid for 60 seconds, to the proforma invoice of an order as PDF (A4).',
    data: link,
  },
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/delivery-note': {
    summary:
      'Create a link, valid for 60 seconds, to the delivery note of an order as PDF (A4), without prices; with `fulfilment_id`, of that package alone.',
    query: z.strictObject({ fulfilment_id: id.optional() }),
    data: link,
  },
  'POST /marketplace/v1/stores/{id}/packing-slips': {
    summary:
      'Create a link, valid for 60 seconds, to the packing slips of up to 200 orders as one PDF (A4), each on its own page, sorted as the list of orders.',
    body: z.strictObject({ selection: orderSelection, sort: z.string().max(40).default('') }),
    data: link,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/mails': {
    summary: 'Email a document of an order, in the store’s name.',
    body: reasoned(z.strictObject({ document: z.enum(orderDocuments), ...letter }), checkDocumentMail),
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/reminders': {
    summary: 'Email a payment reminder for an order, with its invoice.',
    body: reasoned(z.strictObject(letter), checkDocumentMail),
    data: order,
  },
  'GET /marketplace/v1/stores/{id}/receipt-settings': {
    summary: 'Retrieve how the store prints receipts, and whether it sends payment reminders.',
    data: receiptSettings,
  },
  'PUT /marketplace/v1/stores/{id}/receipt-settings': {
    summary:
      'Update how the store prints receipts, and whether it sends payment reminders; omitted fields stay unchanged.',
    body: z.strictObject({
      receipt_mm: receiptSettings.shape.receipt_mm.exactOptional(),
      reminders: receiptSettings.shape.reminders.exactOptional(),
    }),
    data: receiptSettings,
  },
});
