import type { PriceBreak } from '#wholesale/price-breaks.ts';

/** Prices of a product or of one combination, in minor units. */
export interface Pricing {
  readonly on_sales: boolean;
  readonly sales_price: number;
  readonly current_price: number;
}

/** What is sold where a product or a combination is chosen, beyond what SPEC names. */
export interface Sold {
  readonly variant_id: string;
  /** What a unit costs from a quantity on; empty without volume prices. */
  readonly breaks: readonly PriceBreak[];
}

/** One choice of variants, named by its entries joined with a slash (SPEC section 3). */
export interface VariantCombination extends Pricing, Sold {
  readonly name: string;
  readonly active: boolean;
  readonly quantity: number;
  readonly track_quantity: boolean;
}

/** A supplier's product as a buyer sees it; without combinations it is a plain product, which is sold itself. */
export interface WholesaleProduct extends Sold {
  readonly id: string;
  readonly title: string;
  readonly images: readonly string[];
  readonly price: number;
  readonly pricing: Pricing;
  readonly exempt_vat: boolean;
  /** Its own VAT rate, a percentage; null: the supplier's. */
  readonly tax_percent: string | null;
  readonly inventory: { readonly track_quantity: boolean };
  readonly variant_combinations: readonly VariantCombination[];
}

/** SPEC section 3, Cart item (wholesale). `combination` is null for a plain product. */
export interface WholesaleCartItem extends Sold {
  readonly id: string;
  readonly cart_item_id: string;
  readonly title: string;
  readonly images: readonly string[];
  readonly price: number;
  readonly pricing: Pricing;
  readonly exempt_vat: boolean;
  readonly tax_percent: string | null;
  readonly quantity: number;
  readonly variants: readonly string[];
  readonly combination: VariantCombination | null;
  readonly track_quantity: boolean;
}

export type WholesaleCart = readonly WholesaleCartItem[];

/** The storage name of the cart of one supplier, below the product's own prefix (SPEC section 4). */
export function wholesaleCartKey(supplierId: string): string {
  return `b2b_${supplierId}_cart`;
}

/** Takes one off an item; at quantity 1 nothing happens (SPEC section 4). */
export function decreaseItem(cart: WholesaleCart, cartItemId: string): WholesaleCart {
  return cart.map((item) =>
    item.cart_item_id === cartItemId && item.quantity > 1 ? { ...item, quantity: item.quantity - 1 } : item,
  );
}

/** Takes an item at another quantity, 1 or more. */
export function setItemQuantity(cart: WholesaleCart, cartItemId: string, quantity: number): WholesaleCart {
  const units = Math.max(1, Math.trunc(quantity));
  return cart.map((item) => (item.cart_item_id === cartItemId ? { ...item, quantity: units } : item));
}

/** Takes an item out by its cart id. */
export function removeItem(cart: WholesaleCart, cartItemId: string): WholesaleCart {
  return cart.filter((item) => item.cart_item_id !== cartItemId);
}
