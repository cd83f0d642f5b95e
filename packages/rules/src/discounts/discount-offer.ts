import type { UntaxedLine } from '#cart/cart-totals.ts';
import { allocate, allocateUnits } from '#money/allocate.ts';
import { formatMoney, percentOf } from '#money/money.ts';
import type { OrderChannel } from '#orders/order-labels.ts';
import { type CategoryNode, withDescendants } from '#products/category-tree.ts';
import { type DiscountStanding, type DiscountTerms, hasEnded, isToCome, isUsedUp } from './discount.ts';
import { channelsText, type DiscountReader, momentText } from './discount-labels.ts';

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
  /** How amounts and days are written in a refusal. */
  readonly reader: DiscountReader;
}

export type NoOffer =
  | 'off'
  | 'to_come'
  | 'ended'
  | 'channel'
  | 'no_customer'
  | 'used_up'
  | 'customer_used_up'
  | 'no_such_items'
  | 'minimum_spend'
  | 'minimum_quantity'
  | 'too_few_units'
  | 'takes_nothing';

/** Why a use is not given, where no amount and no day is in the sentence. */
export const noUseLeft = {
  usedUp: 'Used up',
  noCustomer: 'Choose a customer first: uses are limited per customer',
  byCustomer: (uses: number) => `This customer has used it ${uses === 1 ? 'already' : `${uses} times`}`,
} as const;

/** What comes off, in minor units; the lines together are the amount, none more than is left of it. */
export interface Offer {
  readonly amount: number;
  readonly lines: readonly number[];
}

/** The offer, or a sentence that says why there is none. */
export type OfferAnswer =
  | { readonly ok: true; readonly offer: Offer }
  | { readonly ok: false; readonly reason: NoOffer; readonly message: string };

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
  const missing = itemsProblem(discount, dues, cart);
  if (missing) return missing;
  const amounts = discount.kind === 'buy_get' ? gotWorths(discount, dues) : dues.map(({ due }) => due);
  const amount = amountOff(discount, sum(amounts));
  if (amount === 0) return refuse('takes_nothing', 'It takes nothing off this order');
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
  const { at, reader } = cart;
  if (hasEnded(discount, at))
    return refuse('ended', `Ended on ${momentText(discount.ends_at ?? at, reader, 'end')}`);
  if (!discount.active) return refuse('off', 'Not active');
  if (isToCome(discount, at))
    return refuse('to_come', `Starts on ${momentText(discount.starts_at, reader, 'start')}`);
  if (!discount.channels.includes(cart.channel))
    return refuse('channel', `For ${channelsText(discount.channels)} only`);
  if (isUsedUp(discount)) return refuse('used_up', noUseLeft.usedUp);
  const { customer_limit: most, customer_uses: used } = discount;
  if (most === null) return undefined;
  if (!cart.hasCustomer) return refuse('no_customer', noUseLeft.noCustomer);
  if (used < most) return undefined;
  return refuse('customer_used_up', noUseLeft.byCustomer(used));
}

function itemsProblem(
  discount: DiscountTerms,
  dues: readonly Due[],
  { reader }: DiscountCart,
): OfferAnswer | undefined {
  const units = sum(dues.map(({ quantity }) => quantity));
  if (units === 0) {
    return refuse(
      'no_such_items',
      discount.applies_to === 'order'
        ? 'Add an item first'
        : `No items from the discounted ${discount.applies_to}`,
    );
  }
  const onThem = discount.applies_to === 'order' ? '' : ' from the discounted {}';
  const short = (discount.minimum_spend ?? 0) - sum(dues.map(({ due }) => due));
  if (short > 0) {
    const amount = formatMoney(short, reader.currency, reader.locale);
    return refuse('minimum_spend', `Spend ${amount} more${onThem === '' ? '' : ' on what it is for'}`);
  }
  const few = (discount.minimum_quantity ?? 0) - units;
  if (few > 0) return refuse('minimum_quantity', `Add ${unitsText(few)}${onThem}`);
  const lacking = unitsOfOneTime(discount) - units;
  return lacking > 0 ? refuse('too_few_units', `Add ${unitsText(lacking)}${onThem}`) : undefined;
}

function unitsText(units: number): string {
  return units === 1 ? '1 more item' : `${units} more items`;
}

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

function refuse(reason: NoOffer, message: string): OfferAnswer {
  return { ok: false, reason, message };
}

function sum(figures: readonly number[]): number {
  return figures.reduce((whole, figure) => whole + figure, 0);
}
