import { percentOf } from './money.ts';
import type { Pricing, WholesaleCart, WholesaleCartItem } from './wholesale-cart.ts';

/** The supplier's VAT settings; `vat_percent` is a percentage with up to 3 decimals. */
export interface CartVat {
  readonly apply_vat: boolean;
  readonly vat_percent: string | number;
}

/** In minor units. */
export interface CartTotals {
  readonly subtotal: number;
  readonly vat: number;
  readonly total: number;
}

/** What one piece of an item costs now, in minor units: the chosen combination's price, on sale or not. */
export function unitPrice(item: Pick<WholesaleCartItem, 'pricing' | 'combination'>): number {
  const pricing: Pricing = item.combination ?? item.pricing;
  return pricing.on_sales ? pricing.sales_price : pricing.current_price;
}

/** SPEC section 4, Wholesale cart: VAT is added when the supplier applies it, once on the sum of the lines that are
 * not exempt, rounded half up (CONTRACT "The wire"). */
export function cartTotals(cart: WholesaleCart, { apply_vat, vat_percent }: CartVat): CartTotals {
  const subtotal = sumOf(cart);
  const vat = apply_vat ? percentOf(sumOf(cart.filter((item) => !item.exempt_vat)), vat_percent) : 0;
  return { subtotal, vat, total: subtotal + vat };
}

function sumOf(cart: WholesaleCart): number {
  return cart.reduce((sum, item) => sum + unitPrice(item) * item.quantity, 0);
}
