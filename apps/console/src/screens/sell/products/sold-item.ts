import { dotText } from '@sokoni/messages/list-text';
import { orderLimits } from '@sokoni/rules/orders/order-labels';
import type { OpenSale, SoldItem } from '@sokoni/rules/point-of-sale/open-sale';
import { sellingPrice } from '@sokoni/rules/pricing/selling-price';
import type { TillProduct, TillVariant } from '#offline/till-types.ts';

/** A package from a scale. */
export interface PackedGood {
  /** Null where the scale printed the price. */
  grams: number | null;
  price: number;
  /** What was weighed at which price: `0.750 kg × KES 4.00`; empty where nobody knows. */
  text: string;
}

/** What a line is made of when a variant is rung. */
export function soldItem(product: TillProduct, variant: TillVariant, packed?: PackedGood): SoldItem {
  // What is kept of a variant alone is its name as it is, without marks of a language.
  const name = packed ? dotText([variant.name, packed.text]) : variant.name;
  return {
    product_id: product.id,
    variant_id: variant.id,
    category_id: product.category_id,
    title: product.title,
    variant_name: name.slice(0, orderLimits.titleLength),
    sku: variant.sku,
    image: product.image,
    listed_price: packed?.price ?? sellingPrice(variant).price,
    exempt_vat: product.exempt_vat,
    tax_percent: product.tax_percent,
    weighed: packed && { grams: packed.grams },
  };
}

/** A custom item: what is not in the catalogue, at a price that nobody listed. */
export function customItem(title: string): SoldItem {
  return {
    product_id: null,
    variant_id: null,
    category_id: null,
    title,
    variant_name: '',
    sku: '',
    image: null,
    listed_price: null,
    exempt_vat: false,
    tax_percent: null,
  };
}

/** Why so many more of a variant are not simply added (SPEC section 5); null for no reason. */
export type StockProblem = 'inactive' | 'not_enough';

/**
 * The stock on the device is what it knew last, so too little of it is a question: it is asked once, when the sale first goes beyond.
 * @param before how many the sale had
 */
export function stockProblem(variant: TillVariant, before: number, more: number): StockProblem | null {
  if (!variant.active) return 'inactive';
  const { track_quantity, available } = variant;
  if (!track_quantity || available === null || before > available) return null;
  return before + more > available ? 'not_enough' : null;
}

/** How many of a variant are in the sale, on all its lines. */
export function unitsOf(sale: OpenSale, variantId: string): number {
  return sale.lines.reduce((sum, line) => sum + (line.variant_id === variantId ? line.quantity : 0), 0);
}
