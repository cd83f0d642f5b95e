import { checkPaperMail, orderPapers, paperMailLimits } from '@sokoni/rules/paper-mail';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { email, ruled, text } from './fields.ts';
import { orderSelection } from './order-acts.ts';
import { order } from './order-record.ts';

/** An address that a browser can open for 60 seconds. */
export const link = z.object({ url: z.string() });

export const letter = {
  to: email,
  note: text(paperMailLimits.noteLength).default(''),
};

export const receiptSettings = z.object({
  /** Width of the roll that receipts are printed on. */
  receipt_mm: z.union([z.literal(58), z.literal(80)]),
  /** Customers who owe are reminded on the due day, and 7 and 30 days after. */
  reminders: z.boolean(),
});

export const paperCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/invoice': {
    summary: 'The invoice of an order as PDF (A4): a link that a browser can open for 60 seconds.',
    data: link,
  },
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/receipt': {
    summary: 'The receipt of an order as PDF, as wide as the roll of the store: a link for 60 seconds.',
    data: link,
  },
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/packing-slip': {
    summary: 'The packing slip of an order as PDF (A4), without money: a link for 60 seconds.',
    data: link,
  },
  'POST /marketplace/v1/stores/{id}/packing-slips': {
    summary:
      'The packing slips of up to 200 orders as one PDF (A4), each beginning on a page of its own, in the order of the list: a link for 60 seconds. Sort as the list of orders does.',
    body: z.strictObject({ selection: orderSelection, sort: z.string().max(40).default('') }),
    data: link,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/mails': {
    summary: 'Mail the invoice, the receipt or the packing slip of an order, in the name of the store.',
    body: ruled(z.strictObject({ paper: z.enum(orderPapers), ...letter }), checkPaperMail),
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/reminders': {
    summary: 'Remind the buyer of what is still to be paid for an order; its invoice goes along.',
    body: ruled(z.strictObject(letter), checkPaperMail),
    data: order,
  },
  'GET /marketplace/v1/stores/{id}/receipt-settings': {
    summary: 'How the store prints receipts, and whether it reminds customers who owe.',
    data: receiptSettings,
  },
  'PUT /marketplace/v1/stores/{id}/receipt-settings': {
    summary: 'Change how the store prints receipts, or whether it reminds; what is left out stays.',
    body: z.strictObject(receiptSettings.partial().shape),
    data: receiptSettings,
  },
});
