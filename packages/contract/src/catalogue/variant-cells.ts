import { maxPrice } from '@sokoni/rules/money/price-change';
import { mostNamedProducts } from '@sokoni/rules/products/bulk-edit';
import { productLimits } from '@sokoni/rules/products/product-check';
import { maxQuantity } from '@sokoni/rules/stock/stock';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, text } from '#fields.ts';
import { allowBelowReserved } from '#inventory/stock.ts';
import { refusal } from '#refusals.ts';
import { productFilter } from './products.ts';

/** Minor units of the store's currency; null without one, and for a role that does not see it. */
const shownMoney = z.number().int().nullable();

/** One line of the spreadsheet: a variant with what can be typed over. */
export const variantCells = z.object({
  variant_id: id,
  product_id: id,
  title: z.string(),
  /** The entries joined with a slash; empty for a plain product. */
  name: z.string(),
  price: shownMoney,
  /** Of the sale that is on; null when none is. */
  sales_price: shownMoney,
  cost: shownMoney,
  sku: z.string(),
  barcode: z.string(),
  low_stock_at: z.number().int().nullable(),
  /** At the place that was asked for; null without one. */
  on_hand: z.number().int().nullable(),
});

const money = z.number().int().min(0, refusal('price_negative')).max(maxPrice, refusal('too_large'));
const units = z.number().int().min(0).max(maxQuantity);

/** A cell: what it showed, so that nobody's change is overwritten unseen, and what it shall be. */
function cell<Was extends z.ZodType, Now extends z.ZodType>(was: Was, now: Now) {
  return z.strictObject({ was, now }).optional();
}

const field = z.enum(['price', 'sales_price', 'cost', 'sku', 'barcode', 'low_stock_at', 'on_hand']);

export const variantCellCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/variant-cells': {
    summary:
      'List variants for spreadsheet editing, by product title: of the products with these ids (comma-separated), or of all that match the filters. Pass `next` back as `after` for the next page.',
    query: z.strictObject({
      ...productFilter.shape,
      ids: z
        .string()
        .max(40 * mostNamedProducts)
        .transform((ids) => ids.split(','))
        .pipe(z.array(id).max(mostNamedProducts))
        .optional(),
      location_id: id.optional(),
      after: z.string().max(2000).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(200),
    }),
    data: z.object({ items: z.array(variantCells), next: z.string().nullable() }),
  },
  'PUT /marketplace/v1/stores/{id}/variant-cells': {
    summary:
      'Save cells. A row with a problem is left unchanged and its cells are listed; all others are saved. `on_hand` is the quantity counted at `location_id`.',
    body: z.strictObject({
      location_id: id.optional(),
      lines: z
        .array(
          z.strictObject({
            variant_id: id,
            price: cell(money, money),
            /** A price starts a sale, null ends it. */
            sales_price: cell(money.nullable(), money.nullable()),
            cost: cell(money.nullable(), money.nullable()),
            sku: cell(z.string().max(productLimits.skuLength), text(productLimits.skuLength)),
            barcode: cell(z.string().max(60), text(60)),
            low_stock_at: cell(units.nullable(), units.nullable()),
            on_hand: z
              .strictObject({ was: z.number().int(), now: units, allow_below_reserved: allowBelowReserved })
              .optional(),
          }),
        )
        .min(1)
        .max(200),
    }),
    data: z.object({
      /** The lines that are saved, as they are now. */
      saved: z.array(variantCells),
      problems: z.array(
        z.object({
          variant_id: id,
          field,
          message: z.string(),
          /** Somebody else has changed it: what it is now. */
          current: z.union([z.string(), z.number()]).nullable().optional(),
          /** Fewer units would be left than are reserved for orders; `allow_below_reserved` in the cell says that it is meant. */
          below_reserved: z.literal(true).optional(),
        }),
      ),
    }),
  },
});
