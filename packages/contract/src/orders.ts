import { orderLimits } from '@sokoni/rules/order-words';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, pageOf, pageQuery, text } from './fields.ts';
import {
  chosenLines,
  linePieces,
  mostLines,
  newLine,
  orderChange,
  orderDraft,
  orderFields,
  paymentDraft,
  placement,
  refundDraft,
} from './order-drafts.ts';
import { orderFilter } from './order-filter.ts';
import { order, orderRow } from './order-record.ts';

export const orderCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/orders': {
    summary:
      'A page of the placed and cancelled orders, the newest first unless sorted. Sellers see their own.',
    query: z.strictObject({ ...pageQuery.shape, ...orderFilter.shape }),
    data: pageOf(orderRow).omit({ total: true }),
  },
  'GET /marketplace/v1/stores/{id}/orders/total': {
    summary: 'How many orders a filter leaves, exactly.',
    query: orderFilter,
    data: z.object({ total: z.number().int() }),
  },
  'GET /marketplace/v1/stores/{id}/order-tags': {
    summary:
      'Up to 20 tags that orders have, in lower case, which begin so; none for who sees own sales only.',
    query: z.strictObject({ search: pageQuery.shape.search }),
    data: z.array(z.string()),
  },
  'GET /marketplace/v1/stores/{id}/order-drafts': {
    summary: 'A page of the drafts, the last changed first.',
    query: pageQuery,
    data: pageOf(orderRow),
  },
  'POST /marketplace/v1/stores/{id}/orders': {
    summary: 'Draft an order, or record a sale: with `placement` it is placed at once.',
    body: orderDraft,
    data: order,
  },
  'GET /marketplace/v1/stores/{id}/orders/{order_id}': {
    summary: 'One order with its lines, payments and all that happened to it.',
    data: order,
  },
  'PUT /marketplace/v1/stores/{id}/orders/{order_id}': {
    summary: 'Edit a draft or a placed order; what is owed follows.',
    body: orderChange,
    data: order,
  },
  'DELETE /marketplace/v1/stores/{id}/orders/{order_id}': {
    summary: 'Throw a draft away.',
    data: z.object({ message: z.string() }),
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/placement': {
    summary: 'Place a draft: it gets its number, and its goods are reserved or handed over.',
    body: placement,
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/payments': {
    summary: 'Record money that came in, at most what is owed.',
    body: paymentDraft,
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/refunds': {
    summary:
      'Record money that was given back, at most what was paid; to the credit of the customer, or to a gift card that paid.',
    body: refundDraft,
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments': {
    summary: 'Hand goods over.',
    body: z.strictObject({
      id: id.optional(),
      lines: chosenLines,
      carrier: text(orderLimits.carrierLength).default(''),
      tracking_number: text(orderLimits.trackingLength).default(''),
      tracking_url: z.union([z.literal(''), z.httpUrl().max(500)]).default(''),
    }),
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/returns': {
    summary: 'Take goods back, onto the shelf or as a loss; what they cost is no longer owed.',
    body: z.strictObject({
      id: id.optional(),
      lines: z
        .array(linePieces.extend({ restocked: z.boolean() }))
        .min(1, 'Choose at least one line')
        .max(orderLimits.lines),
      reason: text(orderLimits.reasonLength).default(''),
    }),
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/exchanges': {
    summary:
      'Take goods back and sell others instead, in an order of their own: what the return frees pays for it, as far as it goes. Answers the new order.',
    body: z.strictObject({
      /** Of the new order. */
      id: id.optional(),
      returns: z
        .array(linePieces.extend({ restocked: z.boolean() }))
        .min(1, 'Choose at least one line')
        .max(orderLimits.lines),
      reason: text(orderLimits.reasonLength).default(''),
      /** What goes out instead. */
      lines: z.array(newLine).min(1, 'Add at least one line').max(orderLimits.lines, mostLines),
      discount_code: orderFields.discount_code.default(null),
      shipping: orderFields.shipping.default(0),
      /** How that is settled which the return does not pay. */
      settlement: placement,
    }),
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/cancellation': {
    summary: 'Cancel an order of which nothing was handed over; its goods are free again.',
    body: z.strictObject({ reason: text(orderLimits.reasonLength).default('') }),
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/notes': {
    summary: 'Write a note into what happened.',
    body: z.strictObject({ text: text(orderLimits.noteLength).min(1, 'Write something') }),
    data: order,
  },
});
