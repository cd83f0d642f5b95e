import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, text } from '#fields.ts';
import { agreement, offeredPage, offeredQuery, offeredVariant } from './buying.ts';
import { orderedLine } from './terms.ts';

/** What the staff orders for a company. */
export const agentOrderCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/agreement': {
    summary: 'Retrieve what was agreed with a company, as its next order is placed by it.',
    data: agreement,
  },
  'GET /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/products': {
    summary: 'List what a company is offered, at its prices, by title.',
    query: offeredQuery,
    data: offeredPage,
  },
  'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/products/by-variant': {
    summary:
      'Find what a company is offered by the ids of variants, for an order that is being put together.',
    body: z.strictObject({ variant_ids: z.array(id).min(1).max(wholesaleLimits.lines) }),
    data: z.array(offeredVariant),
  },
  'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/orders': {
    summary:
      'Place an order for a company, on its terms. The store that it buys with has its purchase order at once. 422 below_order_minimum unless `below_minimum`, quantity_not_offered, over_credit_limit.',
    body: z.strictObject({
      id: id.optional(),
      lines: z.array(orderedLine).min(1).max(wholesaleLimits.lines),
      /** What the screen said it comes to. */
      expected_total: z.number().int().min(0),
      reference: text(wholesaleLimits.referenceLength).default(''),
      note: text(wholesaleLimits.noteLength).default(''),
      /** One of the customer's addresses. */
      address_id: id.optional(),
      /** Knowing that the order is below its minimum. */
      below_minimum: z.boolean().default(false),
    }),
    data: z.object({ order_id: id, number: z.string() }),
  },
});
