import { maxQuantity } from '@sokoni/rules/stock';
import {
  mostCountsAtOnce,
  stockTakeScopes,
  stockTakeStates,
  uncountedChoices,
} from '@sokoni/rules/stock-take';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, pageOf, pageQuery, text, time } from './fields.ts';
import { workVariant } from './work-variant.ts';

const state = z.enum(Object.keys(stockTakeStates) as [keyof typeof stockTakeStates]);
const scope = z.enum(Object.keys(stockTakeScopes) as [keyof typeof stockTakeScopes]);
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
  pieces_over: figure,
  pieces_short: figure,
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
    summary: 'The stock-takes of the store, newest first.',
    query: z.strictObject({ ...pageQuery.shape, state: state.optional(), location_id: id.optional() }),
    data: pageOf(stockTakeRow),
  },
  'POST /marketplace/v1/stores/{id}/stock-takes': {
    summary: 'Begin to count a place: everything there, a category, a brand, a tag or chosen variants.',
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
    summary: 'How far a stock-take is, and what it has found.',
    data: stockTake,
  },
  'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/lines': {
    summary: 'Its lines by title, or those counted last first.',
    query: z.strictObject({ ...pageQuery.shape, show: shown }),
    data: pageOf(stockTakeLine),
  },
  'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/unknown-codes': {
    summary: 'Codes that were scanned and that nothing in the store has.',
    data: z.array(z.object({ code: z.string(), pieces: figure })),
  },
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts': {
    summary:
      'Count: a scan adds pieces, a typed figure takes the place of all. An id counts once, however often it is sent.',
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
              pieces: z.number().int().min(0).max(maxQuantity).default(1),
            })
            .refine(({ code, variant_id }) => (code === '') !== (variant_id === undefined), {
              path: ['code'],
              message: 'Name a code or a variant',
            }),
        )
        .min(1)
        .max(mostCountsAtOnce),
    }),
    data: z.object({ lines: z.array(stockTakeLine), unknown: z.array(z.string()) }),
  },
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application': {
    summary: 'Put the books right by what was counted; what was not is left, or set to zero.',
    body: z.strictObject({ uncounted: z.enum(uncountedChoices) }),
    data: stockTake,
  },
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/cancellation': {
    summary: 'End it without touching the books; what was counted can still be read.',
    body: z.strictObject({}),
    data: stockTake,
  },
});
