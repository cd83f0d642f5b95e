import { addToCart } from '@sokoni/rules/cart/add-to-cart';
import {
  setItemQuantity,
  type WholesaleCart,
  type WholesaleCartItem,
} from '@sokoni/rules/cart/wholesale-cart';
import { unitPrice } from '@sokoni/rules/cart/wholesale-totals';
import { entriesOf, itemOf } from '@sokoni/rules/wholesale/cart-line';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import type { OfferedProduct } from '#api/wholesale/buying.ts';

/** Why nothing was added; a combination that does not exist is met with silence (SPEC section 5). */
export type Refusal = 'variant_unavailable' | 'quantity_unavailable' | 'full' | 'combination_not_found';

export type Added = { ok: true; cart: WholesaleCart } | { ok: false; reason: Refusal };

/** What is put into the cart: a product, or one combination of it by its name. */
export interface Choice {
  product: OfferedProduct;
  /** Null for a plain product. */
  combination: string | null;
}

/** Adds units of a choice by the rules of `addToCart`, which adds the first of them; all of them or none. */
export function addUnits(
  cart: WholesaleCart,
  { product, combination }: Choice,
  units: number,
  cartItemId: string,
): Added {
  const added = addToCart(cart, { product, variants: entriesOf(combination), cartItemId });
  if (!added.ok) return { ok: false, reason: added.reason };
  if (added.cart.length > wholesaleLimits.lines) return { ok: false, reason: 'full' };
  const item = added.cart.find(
    ({ id, combination: chosen }) => id === product.id && (chosen?.name ?? null) === combination,
  );
  return item && units > 1 ? addMore(added.cart, item, units - 1) : added;
}

/** More of an item that is in the cart, by the same rules. */
export function addMore(cart: WholesaleCart, item: WholesaleCartItem, units: number): Added {
  const { combination } = item;
  const quantity = item.quantity + units;
  if (combination && !combination.active) return { ok: false, reason: 'variant_unavailable' };
  const isShort = combination?.track_quantity === true && quantity > combination.quantity;
  if (isShort || quantity > wholesaleLimits.quantity) return { ok: false, reason: 'quantity_unavailable' };
  return { ok: true, cart: setItemQuantity(cart, item.cart_item_id, quantity) };
}

/** What the cart says of an item, besides the item. */
export interface CartNews {
  /** What one cost before, by the variants whose price has changed. */
  readonly before: ReadonlyMap<string, number>;
  /** Variants that are no longer offered. */
  readonly gone: ReadonlySet<string>;
}

/** The same cart with its products as they are now, and what that changed. Items of other products stay as they are. */
export function refreshed(
  cart: WholesaleCart,
  products: ReadonlyMap<string, OfferedProduct>,
): { cart: WholesaleCart; before: Map<string, number> } {
  const before = new Map<string, number>();
  const items = cart.map((item) => {
    const product = products.get(item.id);
    const now = product && itemOf(product, item, item.cart_item_id);
    if (!now || isSame(now, item)) return item;
    if (unitPrice(now) !== unitPrice(item)) before.set(item.variant_id, unitPrice(item));
    return now;
  });
  return { cart: items.some((item, at) => item !== cart[at]) ? items : cart, before };
}

function isSame(one: WholesaleCartItem, other: WholesaleCartItem): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
