import type {
  VariantCombination,
  WholesaleCart,
  WholesaleCartItem,
  WholesaleProduct,
} from './wholesale-cart.ts';

export interface CartAddition {
  readonly product: WholesaleProduct;
  /** The chosen variant entries in the product's order; empty for a plain product. */
  readonly variants: readonly string[];
  /** The id that a new item gets; made by the caller, because rules know no randomness. */
  readonly cartItemId: string;
}

export type AddToCart =
  | { readonly ok: true; readonly cart: WholesaleCart }
  /** No such combination: nothing happens, nothing is said. */
  | { readonly ok: false; readonly reason: 'combination_not_found' }
  | { readonly ok: false; readonly reason: 'variant_unavailable' | 'quantity_unavailable' };

/** The name of a combination: its variant entries joined with a slash (SPEC section 3). */
export function combinationName(variants: readonly string[]): string {
  return variants.join('/');
}

/** Adds one unit to the cart (SPEC sections 4 and 5): a new item at quantity 1, or one more of the item that is there
 * already. The cart that was given is left as it is. */
export function addToCart(cart: WholesaleCart, addition: CartAddition): AddToCart {
  const { product, variants } = addition;
  if (product.variant_combinations.length === 0) return { ok: true, cart: addOne(cart, addition, null) };

  const name = combinationName(variants);
  const combination = product.variant_combinations.find((candidate) => candidate.name === name);
  if (!combination) return { ok: false, reason: 'combination_not_found' };
  if (!combination.active) {
    return { ok: false, reason: 'variant_unavailable' };
  }
  const requested = (findItem(cart, product.id, name)?.quantity ?? 0) + 1;
  if (combination.track_quantity && requested > combination.quantity) {
    return { ok: false, reason: 'quantity_unavailable' };
  }
  return { ok: true, cart: addOne(cart, addition, combination) };
}

function findItem(
  cart: WholesaleCart,
  productId: string,
  name: string | undefined,
): WholesaleCartItem | undefined {
  return cart.find((item) => item.id === productId && item.combination?.name === name);
}

function addOne(
  cart: WholesaleCart,
  addition: CartAddition,
  combination: VariantCombination | null,
): WholesaleCart {
  const present = findItem(cart, addition.product.id, combination?.name);
  if (!present) return [...cart, newItem(addition, combination)];
  return cart.map((item) => (item === present ? { ...item, quantity: item.quantity + 1 } : item));
}

/** The item of a product, or of one of its combinations, at quantity 1. */
export function newItem(
  { product, variants, cartItemId }: CartAddition,
  combination: VariantCombination | null,
): WholesaleCartItem {
  const { id, title, images, price, pricing, exempt_vat, tax_percent, inventory } = product;
  const { track_quantity } = inventory;
  const { variant_id, breaks } = combination ?? product;
  return {
    id,
    cart_item_id: cartItemId,
    title,
    images,
    price,
    pricing,
    exempt_vat,
    tax_percent,
    variant_id,
    breaks,
    quantity: 1,
    variants,
    combination,
    track_quantity,
  };
}
