import { limits } from '@sokoni/rules/limits';
import { DEFAULT_PER_PAGE } from '@sokoni/rules/lists/page-window';
import { movementReasons } from '@sokoni/rules/stock/stock';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, pageQuery, time } from '#fields.ts';
import { stockLevel, stockMovement } from './stock.ts';
import { workVariant } from './stock-variant.ts';

const figure = z.number().int();

/** A variant with its stock, at all places or at the one that is asked for. */
export const stockRow = workVariant.extend({
  active: z.boolean(),
  tracked: z.boolean(),
  low_stock_at: figure.nullable(),
  state: z.enum(['untracked', 'in', 'low', 'out']),
  on_hand: figure,
  reserved: figure,
  available: figure,
  /** On its way from suppliers and from other places. */
  incoming: figure,
  /** By place, those where it ever lay. */
  levels: z.array(stockLevel.omit({ variant_id: true })),
});

export const ledgerEntry = stockMovement.extend({ product_id: id, sku: z.string(), actor_id: id.nullable() });

const filter = {
  search: pageQuery.shape.search,
  location_id: id.optional(),
  category_id: id.optional(),
  state: z.enum(['low', 'out', 'negative', 'oversold']).optional(),
};

export const stockListCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/stock': {
    summary: 'List variants with their stock, by title. With a location: those ever stocked there.',
    query: z.strictObject({ ...pageQuery.shape, ...filter }),
    data: z.object({ items: z.array(stockRow), page: figure, limit: figure }),
  },
  'GET /marketplace/v1/stores/{id}/stock/total': {
    summary: 'Count the variants that match the filters.',
    query: z.strictObject(filter),
    data: z.object({ total: figure }),
  },
  'GET /marketplace/v1/stores/{id}/stock-ledger': {
    summary:
      'List the stock history of the store, newest first; `after` is the last entry of the previous page.',
    query: z.strictObject({
      after: id.optional(),
      limit: z.coerce.number().int().min(1).max(limits.pageLimit).default(DEFAULT_PER_PAGE),
      reason: z.enum(movementReasons).optional(),
      location_id: id.optional(),
      actor_id: id.optional(),
      product_id: id.optional(),
      variant_id: id.optional(),
      from: time.optional(),
      before: time.optional(),
      /** Only sales of what was promised or not there. */
      oversold: z
        .literal('true')
        .transform(() => true)
        .optional(),
    }),
    data: z.object({ items: z.array(ledgerEntry), next: id.nullable() }),
  },
  'GET /marketplace/v1/stores/{id}/stock-actors': {
    summary: 'List who has changed the store’s stock.',
    data: z.array(z.object({ user_id: id, name: z.string() })),
  },
});
