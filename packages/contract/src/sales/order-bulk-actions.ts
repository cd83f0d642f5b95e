import { type OrderBulkAction, orderActKinds } from '@sokoni/rules/orders/order-bulk-actions';
import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { mostNamedProducts } from '@sokoni/rules/products/bulk-edit';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, pageOf, pageOnly, text, time } from '#fields.ts';
import { refusal } from '#refusals.ts';
import { storeJob } from '#tenancy/store-jobs.ts';
import { orderFilter } from './order-filter.ts';

/** The filters of the list of orders, in a body instead of an address. */
export const orderFilterBody = orderFilter.extend({
  unpaid: z.boolean().optional(),
  flagged: z.boolean().optional(),
  unfulfilled: z.boolean().optional(),
  sold: z.boolean().optional(),
  shipping: z.boolean().optional(),
  test: z.boolean().optional(),
});

const tags = z
  .array(text(orderLimits.tagLength).min(1, refusal('note_missing')))
  .min(1, refusal('tag_required'))
  .max(orderLimits.tags);

/** Orders named one by one, or all that a list with these filters shows. */
export const orderSelection = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(mostNamedProducts) }),
  z.strictObject({ filter: orderFilterBody }),
]);

/** What is done with every order of the selection. */
export const orderBulkAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fulfil') }),
  z.strictObject({ kind: z.literal('add_tags'), tags }),
  z.strictObject({ kind: z.literal('remove_tags'), tags }),
]) satisfies z.ZodType<OrderBulkAction>;

export const orderBulkActionCalls = defineCalls({
  'POST /marketplace/v1/stores/{id}/order-bulk-actions': {
    summary:
      'Fulfil the unfulfilled items of many orders, or change their tags, as a background job. It acts on the orders selected when it starts.',
    body: z.strictObject({ selection: orderSelection, act: orderBulkAction }),
    data: storeJob,
  },
  'GET /marketplace/v1/stores/{id}/order-bulk-actions': {
    summary: 'List the caller’s bulk actions on orders, newest first.',
    query: pageOnly,
    data: pageOf(z.object({ job: storeJob, kind: z.enum(orderActKinds) })),
  },
  'GET /marketplace/v1/stores/{id}/order-bulk-actions/{job_id}/failures': {
    summary: 'List the orders a bulk action failed for, each with its reason.',
    query: pageOnly,
    data: pageOf(z.object({ order_id: id, number: z.string(), reason: z.string(), at: time })),
  },
  'DELETE /marketplace/v1/stores/{id}/test-orders': {
    summary:
      'Delete all test orders as a background job: their items return to stock, and test gift cards and store credit are deleted with the last of them.',
    data: storeJob,
  },
});
