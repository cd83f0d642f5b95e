import { orderLimits } from '@sokoni/rules/orders/order-labels';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, occurredAt, pageOf, pageOnly, pageQuery, text } from '#fields.ts';
import { refusal } from '#refusals.ts';
import {
  chosenLines,
  lineUnits,
  mostLines,
  newLine,
  orderChange,
  orderDraft,
  orderFields,
  paymentDraft,
  placement,
  refundDraft,
  settlement,
} from './order-drafts.ts';
import { orderFilter } from './order-filter.ts';
import { order, orderRow } from './order-record.ts';

export const orderCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/orders': {
    summary:
      'List placed and cancelled orders, newest first unless sorted; a search lists the best matches first. Sales associates see their own.',
    query: z.strictObject({ ...pageQuery.shape, ...orderFilter.shape }),
    data: pageOf(orderRow).omit({ total: true }),
  },
  'GET /marketplace/v1/stores/{id}/orders/total': {
    summary: 'Count the orders that match the filters.',
    query: orderFilter,
    data: z.object({ total: z.number().int() }),
  },
  'GET /marketplace/v1/stores/{id}/orders/sources': {
    summary: 'Count the channels and the sellers that the orders come from. Sales associates see their own.',
    data: z.object({ channels: z.number().int(), sellers: z.number().int() }),
  },
  'GET /marketplace/v1/stores/{id}/order-tags': {
    summary:
      'List up to 20 order tags with this prefix, in lower case; none for roles that see only their own sales.',
    query: z.strictObject({ search: pageQuery.shape.search }),
    data: z.array(z.string()),
  },
  'GET /marketplace/v1/stores/{id}/order-drafts': {
    summary: 'List draft orders, the last changed first.',
    query: pageOnly,
    data: pageOf(orderRow),
  },
  'POST /marketplace/v1/stores/{id}/orders': {
    summary:
      'Create a draft order, or record a sale: with `settlement` it is placed at once, with `recorded` as it was sold at an earlier time.',
    body: orderDraft,
    data: order,
  },
  'GET /marketplace/v1/stores/{id}/orders/{order_id}': {
    summary: 'Retrieve an order with its lines, payments and timeline.',
    data: order,
  },
  'PUT /marketplace/v1/stores/{id}/orders/{order_id}': {
    summary: 'Update a draft or a placed order; its balance due follows.',
    body: orderChange,
    data: order,
  },
  'DELETE /marketplace/v1/stores/{id}/orders/{order_id}': {
    summary: 'Delete a draft.',
    data: z.object({ message: z.string() }),
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/placement': {
    summary: 'Place a draft: it gets its number, and its items are reserved or fulfilled.',
    body: placement,
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/payments': {
    summary: 'Record a payment, up to the balance due.',
    body: paymentDraft,
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/refunds': {
    summary:
      'Record a refund, up to the amount paid; optionally to store credit, or to a gift card that paid.',
    body: refundDraft,
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments': {
    summary: 'Fulfil items of an order.',
    body: z.strictObject({
      id: id.optional(),
      occurred_at: occurredAt.optional(),
      lines: chosenLines,
      carrier: text(orderLimits.carrierLength).default(''),
      tracking_number: text(orderLimits.trackingLength).default(''),
      tracking_url: z.union([z.literal(''), z.httpUrl().max(500)]).default(''),
    }),
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/returns': {
    summary:
      'Return items, to stock or as a loss; their price comes off the balance due. With `refund`, money is given back at once: both happen, or neither.',
    body: z.strictObject({
      id: id.optional(),
      occurred_at: occurredAt.optional(),
      lines: z
        .array(lineUnits.extend({ restocked: z.boolean() }))
        .min(1, refusal('lines_required'))
        .max(orderLimits.lines),
      reason: text(orderLimits.reasonLength).default(''),
      /** Where what is restocked goes; without it, to where it left from. */
      location_id: id.optional(),
      refund: refundDraft.omit({ occurred_at: true }).optional(),
    }),
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/exchanges': {
    summary:
      'Exchange items: return them and sell others in a new order, which the returned amount pays for as far as it goes. Returns the new order.',
    body: z.strictObject({
      /** Of the new order. */
      id: id.optional(),
      occurred_at: occurredAt.optional(),
      returns: z
        .array(lineUnits.extend({ restocked: z.boolean() }))
        .min(1, refusal('lines_required'))
        .max(orderLimits.lines),
      reason: text(orderLimits.reasonLength).default(''),
      /** What goes out instead. */
      lines: z.array(newLine).min(1, refusal('line_required')).max(orderLimits.lines, mostLines),
      discount_code: orderFields.discount_code.default(null),
      shipping: orderFields.shipping.default(0),
      /** How that is settled which the return does not pay. */
      settlement,
    }),
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/cancellation': {
    summary: 'Cancel an order that has no fulfilled items; its items are no longer reserved.',
    body: z.strictObject({ reason: text(orderLimits.reasonLength).default('') }),
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/review': {
    summary:
      'Say that what did not fit of a recorded sale has been looked at: its flags come off and stand in its timeline.',
    body: z.strictObject({}),
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/ready': {
    summary:
      'Say that an order lies ready for its buyer to collect; they get a mail. 409 wrong_state for one that is not collected, or has left.',
    body: z.strictObject({}),
    data: order,
  },
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/notes': {
    summary: 'Add a note to the timeline.',
    body: z.strictObject({ text: text(orderLimits.noteLength).min(1, refusal('note_missing')) }),
    data: order,
  },
});
