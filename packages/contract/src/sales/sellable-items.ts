import { orderLimits } from '@sokoni/rules/orders/order-labels';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, pageQuery } from '#fields.ts';
import { mostLines, orderFields } from './order-drafts.ts';
import { money, orderChannel, units } from './order-enums.ts';

/** A variant of an active product as it is sold at this moment. */
export const itemForSale = z.object({
  variant_id: id,
  product_id: id,
  product_title: z.string(),
  variant_name: z.string(),
  sku: z.string(),
  /** Address of the small picture. */
  image: z.string().nullable(),
  /** What one unit costs now, in minor units. */
  price: z.number().int(),
  exempt_vat: z.boolean(),
  /** The product's own tax rate in percent; null: the store's. */
  tax_percent: z.string().nullable(),
  /** Over all places; null when its quantity is not tracked. */
  available: z.number().int().nullable(),
  /** Its SKU or barcode is what was searched for. */
  is_own_code: z.boolean(),
});

/** An order as it is being written. */
export const cart = z.strictObject({
  /** The order that is written, saved or not: its own use of a discount does not count against it, and a placed one keeps what
   * it has. */
  order_id: id.nullable().default(null),
  channel: orderChannel,
  customer_id: orderFields.customer_id.default(null),
  discount_amount: orderFields.discount_amount.default(null),
  discount_percent: orderFields.discount_percent.default(null),
  discount_code: orderFields.discount_code.default(null),
  lines: z
    .array(
      z.strictObject({
        /** Null for a line of its own. */
        product_id: id.nullable(),
        /** Says what the items cost now in the answer. */
        variant_id: id.optional(),
        quantity: units,
        unit_price: money,
        discount: money.default(0),
      }),
    )
    .max(orderLimits.lines, mostLines),
});

/** What comes off it, line by line, or why the code takes nothing off; and what its items cost by now. */
export const cartOffer = z.object({
  offer: z
    .object({ title: z.string(), amount: z.number().int(), lines: z.array(z.number().int()) })
    .nullable(),
  /** A sentence; null where no code was typed, or it holds. */
  refusal: z.string().nullable(),
  /** Of the lines that name a variant, each once; what is not there any more is left out. */
  items: z.array(itemForSale.pick({ variant_id: true, price: true, exempt_vat: true, tax_percent: true })),
});

export const sellingCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/sellable-items': {
    summary: 'List up to 24 active variants to sell: search results, or those sold most often.',
    query: z.strictObject({ search: pageQuery.shape.search }),
    data: z.array(itemForSale),
  },
  'POST /marketplace/v1/stores/{id}/cart-offers': {
    summary: 'Calculate the discount on a cart, and the current prices of its items. Nothing is saved.',
    body: cart,
    data: cartOffer,
  },
});
