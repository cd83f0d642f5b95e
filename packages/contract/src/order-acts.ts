import { mostNamedProducts } from '@sokoni/rules/bulk-edit';
import { type BulkOrderAct, type OrderActKind, orderActKinds } from '@sokoni/rules/order-acts';
import { orderLimits } from '@sokoni/rules/order-words';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, pageOf, pageQuery, text, time } from './fields.ts';
import { orderFilter } from './order-filter.ts';
import { storeJob } from './store-jobs.ts';

/** The filters of the list of orders, in a body instead of an address. */
export const orderFilterBody = orderFilter.extend({
  owing: z.boolean().optional(),
  to_hand_over: z.boolean().optional(),
  sold: z.boolean().optional(),
  shipping: z.boolean().optional(),
  test: z.boolean().optional(),
});

const tags = z
  .array(text(orderLimits.tagLength).min(1, 'Write something'))
  .min(1, 'Enter a tag')
  .max(orderLimits.tags);

/** Orders named one by one, or all that a list with these filters shows. */
export const orderSelection = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(mostNamedProducts) }),
  z.strictObject({ filter: orderFilterBody }),
]);

/** What is done with every order of the selection. */
export const bulkOrderAct = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hand_over') }),
  z.strictObject({ kind: z.literal('add_tags'), tags }),
  z.strictObject({ kind: z.literal('remove_tags'), tags }),
]) satisfies z.ZodType<BulkOrderAct>;

export const orderActCalls = defineCalls({
  'POST /marketplace/v1/stores/{id}/order-acts': {
    summary:
      'Hand over all that is still to go of many orders, or change their tags, as a long work. It is done with the orders that are selected at this moment.',
    body: z.strictObject({ selection: orderSelection, act: bulkOrderAct }),
    data: storeJob,
  },
  'GET /marketplace/v1/stores/{id}/order-acts': {
    summary: 'What the caller did with many orders, newest first.',
    query: pageQuery,
    data: pageOf(z.object({ job: storeJob, kind: z.enum(Object.keys(orderActKinds) as [OrderActKind]) })),
  },
  'GET /marketplace/v1/stores/{id}/order-acts/{job_id}/failures': {
    summary: 'The orders with which it could not be done, each with its reason.',
    query: pageQuery,
    data: pageOf(
      z.object({ order_id: id, number: z.number().int(), test: z.boolean(), reason: z.string(), at: time }),
    ),
  },
  'DELETE /marketplace/v1/stores/{id}/test-orders': {
    summary:
      'Clear all test orders there are at this moment, as a long work: their goods lie on the shelf again, and the gift cards and the store credit of test mode go with the last of them.',
    data: storeJob,
  },
});
