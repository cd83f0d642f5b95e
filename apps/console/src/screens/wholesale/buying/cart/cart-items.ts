import { addToCart } from '@sokoni/rules/cart/add-to-cart';
import {
  setItemQuantity,
  type WholesaleCart,
  type WholesaleCartItem,
} from '@sokoni/rules/cart/wholesale-cart';
import { unitPrice } from '@sokoni/rules/cart/wholesale-totals';
import {
  orderableQuantity,
  type QuantityProblem,
  quantityProblem,
} from '@sokoni/rules/wholesale/quantity-rules';
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

/** The entries that a combination is named by. */
export function entriesOf(combination: string | null): string[] {
  return combination === null ? [] : combination.split('/');
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

/** The item of a variant of a product as it is now; null where the product has no such variant. */
export function itemOf(
  product: OfferedProduct,
  { variant_id, quantity }: { variant_id: string; quantity: number },
  cartItemId: string,
): WholesaleCartItem | null {
  const combination = product.variant_combinations.find((one) => one.variant_id === variant_id) ?? null;
  const isPlain = product.variant_combinations.length === 0;
  if (!combination && !(isPlain && product.variant_id === variant_id)) return null;
  const { id, title, images, price, pricing, exempt_vat, tax_percent, inventory } = product;
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
    breaks: (combination ?? product).breaks,
    quantity,
    variants: entriesOf(combination?.name ?? null),
    combination,
    track_quantity: inventory.track_quantity,
  };
}

/** How many there are to buy; null where nobody counts. */
export function availableOf(item: WholesaleCartItem, product: OfferedProduct | undefined): number | null {
  if (item.combination) return item.combination.track_quantity ? item.combination.quantity : null;
  return item.track_quantity && product ? product.quantity : null;
}

export interface LineProblem {
  kind: QuantityProblem | 'short' | 'inactive' | 'gone';
  /** A quantity that can be ordered; null where there is none. */
  take: number | null;
  available: number;
}

/** Why an item cannot be ordered as it is, and what can. Without its product, which is on its way, nothing is said. */
export function lineProblem(
  item: WholesaleCartItem,
  product: OfferedProduct | undefined,
  isGone: boolean,
): LineProblem | null {
  if (isGone) return { kind: 'gone', take: null, available: 0 };
  if (item.combination && !item.combination.active) return { kind: 'inactive', take: null, available: 0 };
  const available = availableOf(item, product);
  const rules = product ?? { minimum_quantity: 1, quantity_step: 1 };
  const most = available === null ? null : mostOf(available, rules.quantity_step);
  const wanted = orderableQuantity(item.quantity, rules);
  const take = most === null ? wanted : Math.min(wanted, most);
  const kind = quantityProblem(item.quantity, rules);
  const possible = take >= rules.minimum_quantity && take > 0 ? take : null;
  if (available !== null && (item.quantity > available || possible === null))
    return { kind: 'short', take: possible, available };
  return kind && { kind, take: possible, available: available ?? 0 };
}

/** The most units of a step that are there. */
function mostOf(available: number, step: number): number {
  return Math.floor(Math.max(0, available) / step) * step;
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
