import * as z from 'zod';
import { id } from '#fields.ts';

/** A variant as the lists of stock work show it. */
export const workVariant = z.object({
  variant_id: id,
  product_id: id,
  product_title: z.string(),
  variant_name: z.string(),
  sku: z.string(),
  barcode: z.string(),
  image: z.string().nullable(),
});
