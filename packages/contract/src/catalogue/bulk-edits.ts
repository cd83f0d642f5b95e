import { isChangePercent, maxPrice, mostPercent } from '@sokoni/rules/money/price-change';
import { type BulkEdit, bulkEditKinds, mostNamedProducts } from '@sokoni/rules/products/bulk-edit';
import { productLimits, tidyTags } from '@sokoni/rules/products/product-check';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, pageOf, pageOnly, text, time } from '#fields.ts';
import { refusal } from '#refusals.ts';
import { storeJob } from '#tenancy/store-jobs.ts';
import { productFilter, productStatus } from './products.ts';

/** Which products: named one by one, or all that a list with these filters shows. */
export const productSelection = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(mostNamedProducts) }),
  z.strictObject({ filter: productFilter }),
]);

const amount = z.number().int().min(0, refusal('price_negative')).max(maxPrice, refusal('too_large'));
const percent = (kind: keyof typeof mostPercent) =>
  z
    .string()
    .max(10)
    .refine((value) => isChangePercent(kind, value), {
      error: refusal('change_percent_out_of_range'),
      params: { max: mostPercent[kind] },
    });
/** Minor units that amounts are rounded to a multiple of. */
const round_to = z.number().int().min(1).max(100_000_000).default(1);

const priceChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), price: amount, round_to }),
  z.strictObject({ kind: z.literal('add'), amount: z.number().int().min(-maxPrice).max(maxPrice), round_to }),
  z.strictObject({ kind: z.literal('raise'), percent: percent('raise'), round_to }),
  z.strictObject({ kind: z.literal('lower'), percent: percent('lower'), round_to }),
]);

const tags = z
  .array(text(productLimits.tagLength))
  .max(productLimits.tags)
  .transform(tidyTags)
  .refine((words) => words.length > 0, refusal('tag_required'));

/** What happens to every product of the selection. */
export const bulkEdit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: productStatus }),
  z.strictObject({ kind: z.literal('add_tags'), tags }),
  z.strictObject({ kind: z.literal('remove_tags'), tags }),
  z.strictObject({ kind: z.literal('category'), category_id: id.nullable() }),
  z.strictObject({ kind: z.literal('brand'), brand: text(productLimits.brandLength) }),
  z.strictObject({ kind: z.literal('vat'), exempt_vat: z.boolean() }),
  z.strictObject({ kind: z.literal('price'), change: priceChange }),
  z.strictObject({ kind: z.literal('cost'), change: priceChange }),
  z.strictObject({ kind: z.literal('start_sale'), change: priceChange.nullable() }),
  z.strictObject({ kind: z.literal('end_sale') }),
  z.strictObject({ kind: z.literal('delete') }),
]) satisfies z.ZodType<BulkEdit>;

const request = z.strictObject({ selection: productSelection, edit: bulkEdit });

/** One value before and after: a text, tags, an amount in minor units, a flag, or nothing. */
const value = z.union([z.string(), z.array(z.string()), z.number(), z.boolean()]).nullable();

/** A change of many products that was started, with how far it is. */
export const startedBulkEdit = z.object({
  job: storeJob,
  kind: z.enum(bulkEditKinds),
  /** Whether there is something that can be put back; not while it goes on. */
  can_undo: z.boolean(),
  /** The job that puts them back, or last did. */
  undo_job_id: id.nullable(),
});

export const bulkEditCalls = defineCalls({
  'POST /marketplace/v1/stores/{id}/bulk-edits/preview': {
    summary: 'Preview a bulk edit of products: how many it changes, and the first few before and after.',
    body: request,
    data: z.object({
      products: z.number().int(),
      examples: z.array(
        z.object({
          product_id: id,
          title: z.string(),
          /** Empty for the product as a whole and for a plain product. */
          variant: z.string(),
          before: value,
          after: value,
          /** Why it cannot be done with this one; empty when it can. */
          problem: z.string(),
        }),
      ),
    }),
  },
  'POST /marketplace/v1/stores/{id}/bulk-edits': {
    summary:
      'Start a bulk edit of products as a background job. It edits the products selected when it starts, whatever it does to the filters.',
    body: request,
    data: startedBulkEdit,
  },
  'GET /marketplace/v1/stores/{id}/bulk-edits': {
    summary: 'List bulk edits of products, newest first.',
    query: pageOnly,
    data: pageOf(startedBulkEdit),
  },
  'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}': {
    summary: 'Retrieve a bulk edit.',
    data: startedBulkEdit,
  },
  'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}/failures': {
    summary: 'List the products a bulk edit could not change, each with its reason.',
    query: pageOnly,
    data: pageOf(z.object({ product_id: id, title: z.string(), reason: z.string(), at: time })),
  },
  'POST /marketplace/v1/stores/{id}/bulk-edits/{job_id}/undo': {
    summary: 'Undo a bulk edit as a background job; products changed since stay as they are.',
    body: z.strictObject({}),
    data: startedBulkEdit,
  },
});
