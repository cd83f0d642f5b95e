import { priceListLimits } from '@sokoni/rules/wholesale/price-breaks';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, nothing, pageOf, pageQuery, text, time } from '#fields.ts';
import { percentage, priceBreaks } from './terms.ts';

/** Prices for companies. */
export const priceList = z.object({
  id,
  name: z.string(),
  /** Off what the store asks, for variants without a price in the list; null: nothing. */
  percent_off: z.string().nullable(),
  /** The customer groups whose companies buy by it. */
  group_ids: z.array(id),
  /** Companies that buy by it without a group. */
  company_count: z.number().int(),
  /** Variants that have a price in it. */
  price_count: z.number().int(),
  version: z.number().int(),
  updated_at: time,
});

/** What a list says of one variant. */
export const listedPrice = z.object({
  variant_id: id,
  product_id: id,
  product_title: z.string(),
  variant_name: z.string(),
  sku: z.string(),
  image: z.string().nullable(),
  /** What the store asks now. */
  price: z.number().int(),
  /** Empty where the list has no price of its own for it. */
  breaks: priceBreaks,
});

const name = text(priceListLimits.nameLength).min(1);

export const priceListCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/price-lists': {
    summary: 'List the price lists for companies, by name.',
    query: pageQuery.omit({ sort: true }),
    data: pageOf(priceList),
  },
  'POST /marketplace/v1/stores/{id}/price-lists': {
    summary: 'Create a price list.',
    body: z.strictObject({
      id: id.optional(),
      name,
      percent_off: percentage.nullable().default(null),
      group_ids: z.array(id).max(100).default([]),
    }),
    data: priceList,
  },
  'GET /marketplace/v1/stores/{id}/price-lists/{price_list_id}': {
    summary: 'Retrieve a price list.',
    data: priceList,
  },
  'PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}': {
    summary: 'Update a price list. What is left out stays.',
    body: z.strictObject({
      version: z.number().int(),
      name: name.optional(),
      percent_off: percentage.nullable().optional(),
      group_ids: z.array(id).max(100).optional(),
    }),
    data: priceList,
  },
  'DELETE /marketplace/v1/stores/{id}/price-lists/{price_list_id}': {
    summary: 'Delete a price list. Who bought by it buys at the prices of the store.',
    data: nothing,
  },
  'GET /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices': {
    summary: 'List the variants of the store with their prices in the list, by title.',
    query: z.strictObject({
      ...pageQuery.omit({ sort: true }).shape,
      /** Only those with a price in the list. */
      listed: z.enum(['true', 'false']).default('false'),
    }),
    data: pageOf(listedPrice),
  },
  'PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices': {
    summary:
      'Set the prices of variants in the list; without breaks, the list has no price of its own for it.',
    body: z.strictObject({
      prices: z
        .array(z.strictObject({ variant_id: id, breaks: priceBreaks }))
        .min(1)
        .max(500),
    }),
    data: z.object({ changed: z.number().int(), message: z.string() }),
  },
});
