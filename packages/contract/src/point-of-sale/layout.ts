import { pageTints, tillLayoutLimits } from '@sokoni/rules/point-of-sale/till-layout';
import { isReadOnce, weighedPrefixes } from '@sokoni/rules/point-of-sale/weighed-goods';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, text } from '#fields.ts';
import { refusal } from '#refusals.ts';

/** What the scales of the store print under a prefix of their EAN-13. */
export const barcodeRule = z.strictObject({
  prefix: z.enum(weighedPrefixes),
  says: z.enum(['price', 'weight']),
  /** Of the five digits, so many are behind the point: 0 or 2 of a price, 2 or 3 of kilograms. */
  decimals: z.literal([0, 2, 3]),
});

const page = {
  name: text(tillLayoutLimits.nameLength).min(1, refusal('name_missing')),
  /** The hue of its colour, in degrees. */
  tint: z.literal(pageTints),
};

/** What a till shows beside its categories, and what the barcodes of scales say. */
export const tillLayout = z.object({
  barcode_rules: z.array(barcodeRule),
  /** In their order, each with its products in theirs. */
  pages: z.array(z.object({ ...page, product_ids: z.array(id) })),
});

const layoutKept = tillLayout.extend({
  version: z.number().int(),
  pages: z.array(
    z.object({
      ...page,
      products: z.array(z.object({ id, title: z.string(), image: z.string().nullable() })),
    }),
  ),
});

export const tillLayoutCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/point-of-sale/layout': {
    summary: 'How the tills of the store are laid out: pages of products, and what barcodes of scales say.',
    data: layoutKept,
  },
  'PUT /marketplace/v1/stores/{id}/point-of-sale/layout': {
    summary: 'Lay out the tills of the store. Refused where somebody else has done so since this version.',
    body: z.strictObject({
      version: z.number().int().min(0),
      barcode_rules: z
        .array(barcodeRule)
        .max(weighedPrefixes.length)
        .refine(isReadOnce, refusal('prefix_repeated')),
      pages: z
        .array(
          z.strictObject({
            ...page,
            product_ids: z.array(id).max(tillLayoutLimits.products),
          }),
        )
        .max(tillLayoutLimits.pages),
    }),
    data: layoutKept,
  },
});
