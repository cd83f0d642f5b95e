import { sellingPrice } from '#pricing/selling-price.ts';
import { priceAt } from '#wholesale/price-breaks.ts';
import { cartTotals } from './cart-totals.ts';
import type { WholesaleCart, WholesaleCartItem } from './wholesale-cart.ts';

/** The supplier's VAT settings; `vat_percent` is a percentage with up to 3 decimals. */
export interface SupplierVat {
  readonly apply_vat: boolean;
  readonly vat_percent: string | number;
}

/** In minor units. */
export interface WholesaleTotals {
  readonly subtotal: number;
  readonly vat: number;
  readonly total: number;
}

/**
 * What one of an item costs now, in minor units: the volume price that its quantity reaches, else the chosen combination's price, on
 * sale or not.
 */
export function unitPrice({
  pricing,
  combination,
  breaks,
  quantity,
}: Pick<WholesaleCartItem, 'pricing' | 'combination' | 'breaks' | 'quantity'>): number {
  const { current_price: price, sales_price, on_sales } = combination ?? pricing;
  return priceAt(quantity, breaks, sellingPrice({ price, sales_price, on_sales }).price);
}

/** SPEC section 4, Wholesale cart: the supplier's VAT always comes on top, once, on the items that are not exempt. */
export function wholesaleTotals(cart: WholesaleCart, vat: SupplierVat): WholesaleTotals {
  const lines = cart.map((item) => ({
    quantity: item.quantity,
    unit_price: unitPrice(item),
    discount: 0,
    exempt_vat: item.exempt_vat,
    tax_percent: item.tax_percent,
  }));
  const charges = { discount: null, shipping: 0, vat: { ...vat, prices_include_vat: false } };
  const { lines: subtotal, vat: added, total } = cartTotals(lines, charges);
  return { subtotal, vat: added, total };
}
