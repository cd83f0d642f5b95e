import { newItem } from '#cart/add-to-cart.ts';
import type { WholesaleCartItem, WholesaleProduct } from '#cart/wholesale-cart.ts';
import {
  orderableQuantity,
  type QuantityProblem,
  type QuantityRules,
  quantityProblem,
} from './quantity-rules.ts';

/** A product as a company is offered it. */
export interface OfferedProduct extends WholesaleProduct, QuantityRules {
  /** Units that can be bought of what the plain product sells. */
  readonly quantity: number;
}

/** The entries that a combination is named by. */
export function entriesOf(combination: string | null): string[] {
  return combination === null ? [] : combination.split('/');
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
  const variants = entriesOf(combination?.name ?? null);
  return { ...newItem({ product, variants, cartItemId }, combination), quantity };
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
