import type { UntaxedLine } from '#cart/cart-totals.ts';
import { allocate, allocateUnits } from '#money/allocate.ts';
import { percentOf } from '#money/money.ts';
import { type OrderChannel, orderChannels } from '#orders/order-labels.ts';
import { type CategoryNode, withDescendants } from '#products/category-tree.ts';
import {
  type DiscountStanding,
  type DiscountTarget,
  type DiscountTerms,
  hasEnded,
  isToCome,
  isUsedUp,
} from './discount.ts';

/** A discount as it is offered to an order. */
export interface OfferedDiscount extends DiscountTerms, DiscountStanding {
  /** How often the customer of the order has used it before; 0 without a customer. */
  readonly customer_uses: number;
}

/** A line of an order that a discount may take something off. Its own `discount` is off already. */
export interface DiscountLine extends UntaxedLine {
  /** Null for a line that is none of the store's products. */
  readonly product_id: string | null;
  readonly category_id: string | null;
}

export interface DiscountCart {
  readonly lines: readonly DiscountLine[];
  readonly channel: OrderChannel;
  readonly hasCustomer: boolean;
  /** ISO 8601. */
  readonly at: string;
  /** The tree of the store. */
  readonly categories: readonly CategoryNode[];
}

/** Why there is no offer, with what a sentence needs to say it. */
export type NoOffer =
  | {
      readonly reason:
        | 'off'
        | 'no_customer'
        | 'used_up'
        | 'no_items'
        | 'no_such_products'
        | 'no_such_categories'
        | 'takes_nothing';
    }
  /** ISO 8601. */
  | { readonly reason: 'to_come' | 'ended'; readonly at: string }
  | { readonly reason: 'channel'; readonly channels: readonly OrderChannel[] }
  | { readonly reason: 'customer_used_up'; readonly uses: number }
  /** In minor units, of what it is for. */
  | { readonly reason: 'too_little_spent'; readonly missing: number; readonly target: DiscountTarget }
  /** Units of what it is for. */
  | { readonly reason: 'too_few_items'; readonly missing: number; readonly target: DiscountTarget };

/** What comes off, in minor units; the lines together are the amount, none more than is left of it. */
export interface Offer {
  readonly amount: number;
  readonly lines: readonly number[];
}

/** The offer, or why there is none. */
export type OfferAnswer =
  | { readonly ok: true; readonly offer: Offer }
  | { readonly ok: false; readonly refusal: NoOffer };

/** A line as the discount sees it: what is left of its price, in minor units, and its units. */
interface Due {
  readonly due: number;
  readonly quantity: number;
}

/** What a discount takes off an order. The order of the lines changes nothing of the amount. */
export function offerOf(discount: OfferedDiscount, cart: DiscountCart): OfferAnswer {
  return standingProblem(discount, cart) ?? offerAnew(discount, cart);
}

/** The same for an order that has the discount already, whatever has become of its dates and limits since. */
export function offerAnew(discount: DiscountTerms, cart: DiscountCart): OfferAnswer {
  const fits = fitting(discount, cart.categories);
  const dues = cart.lines.map((line) => ({
    due: fits(line) ? line.quantity * line.unit_price - line.discount : 0,
    quantity: fits(line) ? line.quantity : 0,
  }));
  const missing = itemsProblem(discount, dues);
  if (missing) return missing;
  const amounts = discount.kind === 'buy_get' ? gotWorths(discount, dues) : dues.map(({ due }) => due);
  const amount = amountOff(discount, sum(amounts));
  if (amount === 0) return refuse({ reason: 'takes_nothing' });
  return { ok: true, offer: { amount, lines: allocate(amount, amounts.map(BigInt)) } };
}

/** Of those that apply by themselves the one that takes off most, the first of equals; null when none takes anything off. */
export function bestAutomatic<Discount extends OfferedDiscount>(
  discounts: readonly Discount[],
  cart: DiscountCart,
): { readonly discount: Discount; readonly offer: Offer } | null {
  let best: { discount: Discount; offer: Offer } | null = null;
  for (const discount of discounts) {
    if (discount.code !== null) continue;
    const answer = offerOf(discount, cart);
    if (answer.ok && answer.offer.amount > (best?.offer.amount ?? 0))
      best = { discount, offer: answer.offer };
  }
  return best;
}

/** Why the discount does not hold here and now, whatever is in the order. */
function standingProblem(discount: OfferedDiscount, cart: DiscountCart): OfferAnswer | undefined {
  const { at } = cart;
  if (hasEnded(discount, at)) return refuse({ reason: 'ended', at: discount.ends_at ?? at });
  if (!discount.active) return refuse({ reason: 'off' });
  if (isToCome(discount, at)) return refuse({ reason: 'to_come', at: discount.starts_at });
  if (!discount.channels.includes(cart.channel)) {
    const channels = orderChannels.filter((one) => discount.channels.includes(one));
    return refuse({ reason: 'channel', channels });
  }
  if (isUsedUp(discount)) return refuse({ reason: 'used_up' });
  const { customer_limit: most, customer_uses: used } = discount;
  if (most === null) return undefined;
  if (!cart.hasCustomer) return refuse({ reason: 'no_customer' });
  if (used < most) return undefined;
  return refuse({ reason: 'customer_used_up', uses: used });
}

function itemsProblem(discount: DiscountTerms, dues: readonly Due[]): OfferAnswer | undefined {
  const { applies_to: target, minimum_spend, minimum_quantity } = discount;
  const units = sum(dues.map(({ quantity }) => quantity));
  if (units === 0) return refuse({ reason: noneOf[target] });
  const short = (minimum_spend ?? 0) - sum(dues.map(({ due }) => due));
  if (short > 0) return refuse({ reason: 'too_little_spent', missing: short, target });
  const few = (minimum_quantity ?? 0) - units;
  const missing = few > 0 ? few : unitsOfOneTime(discount) - units;
  return missing > 0 ? refuse({ reason: 'too_few_items', missing, target }) : undefined;
}

const noneOf = {
  order: 'no_items',
  products: 'no_such_products',
  categories: 'no_such_categories',
} as const satisfies Record<DiscountTarget, string>;

function fitting(
  discount: DiscountTerms,
  categories: readonly CategoryNode[],
): (line: DiscountLine) => boolean {
  if (discount.applies_to === 'order') return () => true;
  if (discount.applies_to === 'products') {
    const products = new Set(discount.product_ids);
    return ({ product_id }) => product_id !== null && products.has(product_id);
  }
  const within = new Set(discount.category_ids.flatMap((id) => withDescendants(categories, id)));
  return ({ category_id }) => category_id !== null && within.has(category_id);
}

function unitsOfOneTime({ kind, buy_quantity, get_quantity }: DiscountTerms): number {
  return kind === 'buy_get' ? (buy_quantity ?? 0) + (get_quantity ?? 0) : 0;
}

/** What the units that are got are worth, line by line: the cheapest of them all. */
function gotWorths(discount: DiscountTerms, dues: readonly Due[]): number[] {
  const units = sum(dues.map(({ quantity }) => quantity));
  const possible = Math.floor(units / unitsOfOneTime(discount));
  const times = Math.min(possible, discount.most_times ?? possible);
  let left = times * (discount.get_quantity ?? 0);
  const amounts = dues.map(() => 0);
  const cheapestFirst = dues
    .map((line, index) => ({ ...line, index }))
    .filter(({ quantity }) => quantity > 0)
    .sort((one, other) =>
      compare(BigInt(one.due) * BigInt(other.quantity), BigInt(other.due) * BigInt(one.quantity)),
    );
  for (const { due, quantity, index } of cheapestFirst) {
    const taken = Math.min(left, quantity);
    amounts[index] = allocateUnits(due, quantity, { before: 0, now: taken });
    left -= taken;
  }
  return amounts;
}

function compare(one: bigint, other: bigint): number {
  return Number(one > other) - Number(one < other);
}

function amountOff({ kind, amount, percent }: DiscountTerms, base: number): number {
  return kind === 'amount' ? Math.min(base, amount ?? 0) : percentOf(base, percent ?? 0);
}

function refuse(refusal: NoOffer): OfferAnswer {
  return { ok: false, refusal };
}

function sum(figures: readonly number[]): number {
  return figures.reduce((whole, figure) => whole + figure, 0);
}
