import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { productFilter } from '#catalogue/products.ts';
import { id, nothing, text } from '#fields.ts';
import { refusal } from '#refusals.ts';
import { orderFilterBody } from './order-bulk-actions.ts';

const list = z.enum(['products', 'orders']);
const name = text(60).min(1, refusal('name_required'));

/** Filters and order of the list of products. */
export const viewQuery = z.strictObject({
  ...productFilter.omit({ sample: true }).shape,
  sort: z
    .enum(['', 'title', '-title', 'price', '-price', 'stock', '-stock', 'updated', '-updated'])
    .default(''),
});

/** Filters and order of the list of orders. */
export const orderViewQuery = z.strictObject({
  ...orderFilterBody.omit({ test: true }).shape,
  sort: z.enum(['', 'number', '-number', 'total', '-total', 'due', '-due']).default(''),
});

/** What a view of each list keeps. */
export const viewQueries = { products: viewQuery, orders: orderViewQuery } as const;

/** Of whichever list; it must be one of the list that the view is of. */
const anyViewQuery = z.union([viewQuery, orderViewQuery]);

const kept = {
  id,
  name: z.string(),
  /** Everybody in the store has it; otherwise only who made it. */
  store_wide: z.boolean(),
  position: z.number().int(),
};

/** A list as somebody likes to see it. */
export const view = z.discriminatedUnion('list', [
  z.object({ ...kept, list: z.literal('products'), query: viewQuery }),
  z.object({ ...kept, list: z.literal('orders'), query: orderViewQuery }),
]);

export const viewCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/views': {
    summary: 'List the saved views of a list: those of the store, then your own.',
    query: z.strictObject({ list }),
    data: z.array(view),
  },
  'POST /marketplace/v1/stores/{id}/views': {
    summary: 'Create a saved view, for yourself or, as a manager, for the whole store.',
    body: z.strictObject({
      id: id.optional(),
      list,
      name,
      query: anyViewQuery,
      store_wide: z.boolean().default(false),
    }),
    data: view,
  },
  'PUT /marketplace/v1/stores/{id}/views/{view_id}': {
    summary: 'Update a saved view: its name, filters or position.',
    body: z.strictObject({
      name: name.optional(),
      query: anyViewQuery.optional(),
      position: z.number().int().min(0).max(100).optional(),
    }),
    data: view,
  },
  'DELETE /marketplace/v1/stores/{id}/views/{view_id}': {
    summary: 'Delete a saved view.',
    data: nothing,
  },
});
