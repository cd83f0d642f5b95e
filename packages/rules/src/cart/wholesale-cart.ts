/** Prices of a product or of one combination, in minor units. */
export interface Pricing {
  readonly on_sales: boolean;
  readonly sales_price: number;
  readonly current_price: number;
}

/** One choice of variants, named by its entries joined with a slash (SPEC section 3). */
export interface VariantCombination extends Pricing {
  readonly name: string;
  readonly active: boolean;
  readonly quantity: number;
  readonly track_quantity: boolean;
}

/** A supplier's product as a buyer sees it; without combinations it is a plain product. */
export interface WholesaleProduct {
  readonly id: string;
  readonly title: string;
  readonly images: readonly string[];
  readonly price: number;
  readonly pricing: Pricing;
  readonly exempt_vat: boolean;
  readonly inventory: { readonly track_quantity: boolean };
  readonly variant_combinations: readonly VariantCombination[];
}

/** SPEC section 3, Cart item (wholesale). `combination` is null for a plain product. */
export interface WholesaleCartItem {
  readonly id: string;
  readonly cart_item_id: string;
  readonly title: string;
  readonly images: readonly string[];
  readonly price: number;
  readonly pricing: Pricing;
  readonly exempt_vat: boolean;
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

/** Takes an item out by its cart id. */
export function removeItem(cart: WholesaleCart, cartItemId: string): WholesaleCart {
  return cart.filter((item) => item.cart_item_id !== cartItemId);
}
