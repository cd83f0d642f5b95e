import { maxQuantity } from '@sokoni/rules/stock/stock';
import {
  mostCountsAtOnce,
  stockTakeScopes,
  stockTakeStates,
  uncountedChoices,
} from '@sokoni/rules/stock/stock-take';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, pageOf, pageQuery, text, time } from '#fields.ts';
import { refusal } from '#refusals.ts';
import { allowBelowReserved } from './stock.ts';
import { workVariant } from './stock-variant.ts';

const state = z.enum(stockTakeStates);
const scope = z.enum(stockTakeScopes);
const figure = z.number().int();

export const stockTakeRow = z.object({
  id,
  /** Such as `ST-0001`. */
  number: z.string(),
  state,
  location_id: id,
  scope,
  /** The category's id, the brand or the tag; empty for the others. */
  scope_value: z.string(),
  note: z.string(),
  lines: figure,
  counted: figure,
  created_by: z.string(),
  created_at: time,
  ended_at: time.nullable(),
});

export const stockTake = stockTakeRow.extend({
  uncounted: z.enum(uncountedChoices).nullable(),
  /** The work that applies it, when it is too large for one step. */
  job_id: id.nullable(),
  /** Lines on which books and shelf differ. */
  different: figure,
  quantity_over: figure,
  quantity_short: figure,
  /** What the differences are worth at cost, in minor units; null for roles that see no costs. */
  value: z.number().nullable(),
  /** Lines that differ and whose cost nobody knows: `value` is without them. Null for roles that see no costs. */
  unknown_costs: figure.nullable(),
  /** Codes that were scanned and that nothing here has. */
  unknown: figure,
});

export const stockTakeLine = workVariant.extend({
  /** On hand when it began. */
  expected: figure,
  counted: figure.nullable(),
  /** What was counted less what the books said at that moment; null while nobody has counted. */
  difference: figure.nullable(),
  /** At cost, in minor units; null for roles that see no costs, and without a cost. */
  value: z.number().nullable(),
  /** Something moved between two counts of this line. */
  moved_meanwhile: z.boolean(),
  /** Scanned although the scope does not have it. */
  outside: z.boolean(),
  counted_at: time.nullable(),
});

const shown = z.enum(['all', 'counted', 'different', 'uncounted']).default('all');

export const stockTakeCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/stock-takes': {
    summary: 'List stock-takes, newest first.',
    query: z.strictObject({ ...pageQuery.shape, state: state.optional(), location_id: id.optional() }),
    data: pageOf(stockTakeRow),
  },
  'POST /marketplace/v1/stores/{id}/stock-takes': {
    summary: 'Start a stock-take of a location: all products, a category, a brand, a tag or chosen variants.',
    body: z.strictObject({
      id: id.optional(),
      location_id: id,
      scope: scope.default('all'),
      scope_value: text(200).default(''),
      /** For the scope `list`. */
      variant_ids: z.array(id).max(2000).default([]),
      note: text(300).default(''),
    }),
    data: stockTake,
  },
  'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}': {
    summary: 'Retrieve a stock-take: its progress and its differences.',
    data: stockTake,
  },
  'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/lines': {
    summary: 'List its lines by title, or the last counted first.',
    query: z.strictObject({ ...pageQuery.shape, show: shown }),
    data: pageOf(stockTakeLine),
  },
  'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/unknown-codes': {
    summary: 'List scanned codes that match no product.',
    data: z.array(z.object({ code: z.string(), units: figure })),
  },
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts': {
    summary:
      'Record counts: a scan adds units, a typed quantity replaces them. An id counts once, however often it is sent.',
    body: z.strictObject({
      counts: z
        .array(
          z
            .strictObject({
              id,
              /** An SKU or a barcode, or else the variant. */
              code: text(100).default(''),
              variant_id: id.optional(),
              kind: z.enum(['scan', 'typed']).default('scan'),
              units: z.number().int().min(0).max(maxQuantity).default(1),
            })
            .refine(({ code, variant_id }) => (code === '') !== (variant_id === undefined), {
              path: ['code'],
              message: refusal('code_or_variant_missing'),
            }),
        )
        .min(1)
        .max(mostCountsAtOnce),
    }),
    data: z.object({ lines: z.array(stockTakeLine), unknown: z.array(z.string()) }),
  },
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application': {
    summary:
      'Apply a stock-take: update stock to match the counts; lines not counted are left, or set to zero. 409 below_reserved when fewer units would be left than are reserved for orders, unless confirmed.',
    body: z.strictObject({
      uncounted: z.enum(uncountedChoices),
      allow_below_reserved: allowBelowReserved,
    }),
    data: stockTake,
  },
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/cancellation': {
    summary: 'Cancel a stock-take without changing stock; its counts can still be read.',
    body: z.strictObject({}),
    data: stockTake,
  },
});
