import type { Language } from '@sokoni/rules/languages';
import {
  addToWebCart,
  setInWebCart,
  type WebCartChange,
  type WebCartRefusal,
  type WebOffer,
  webCartLimits,
  withoutVariant,
} from '@sokoni/rules/storefront/web-cart';
import { findOpenCheckoutId } from '#channels/storefront/checkout/checkout-queries.ts';
import { quoteWebOrder, unpricedWebOrder } from '#channels/storefront/checkout/quote-lines.ts';
import { sayCartProblem } from '#channels/storefront/checkout/sentences.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import { invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import type { DiscountRefused } from '#sales/discounts/discount-refused.ts';
import { sellable } from '#sales/orders/order-lines.ts';
import { typedCode } from '#sales/orders/pricing/order-discount.ts';
import { firstLocationId } from '#stock/assert-stock-locations.ts';
import { countWrongGuess, type Guesser, refuseGuesser } from '#tenancy/accounts/codes/guesses.ts';
import { type OpenCart, writeCart } from './cart-queries.ts';
import { openCart } from './open-cart.ts';
import { webOffers } from './web-offers.ts';

/** A visitor and the cart that the cookie names. */
export interface Visitor {
  storeId: string;
  /** Of the cart; undefined for a first visit. */
  token: string | undefined;
  /** That the visitor chose beside the main one of the shop; null for that one. */
  language: Language | null;
  now: Date;
}

/** A cart after a change: what names it, and how many units are wanted. */
export interface ChangedCart {
  token: string;
  units: number;
}

export interface WantedUnits {
  variantId: string;
  quantity: number;
}

/**
 * Adds units of a variant to the visitor's cart, or to a new one.
 * @throws DomainError `invalid_fields`
 */
export async function addToCart(db: Db, visitor: Visitor, wanted: WantedUnits): Promise<ChangedCart> {
  const { cart, token } = await openCart(db, visitor.storeId, visitor.token, visitor.now);
  const { variantId: variant_id, quantity } = wanted;
  const offers = await offersFor(db, cart, [variant_id]);
  const lines = linesOf(addToWebCart(cart.lines, { variant_id, quantity }, offers.get(variant_id)));
  await writeCart(db, cart, { lines, now: visitor.now });
  return { token, units: unitsOf(lines) };
}

/**
 * Sets how many units are wanted of what is in the cart; none takes it out. Where nothing is wanted otherwise, the cart and the stock
 * that its checkout holds stay as they are.
 * @param wanted by the ids of the variants
 * @throws DomainError `invalid_fields`
 */
export async function setInCart(
  db: Db,
  { storeId, token: named, now }: Visitor,
  wanted: ReadonlyMap<string, number>,
): Promise<ChangedCart> {
  const { cart, token } = await openCart(db, storeId, named, now);
  const changed = cart.lines
    .map(({ variant_id, quantity }) => ({ variant_id, quantity: wanted.get(variant_id) ?? quantity }))
    .filter(({ quantity }, index) => quantity !== cart.lines[index]?.quantity);
  if (changed.length === 0) return { token, units: unitsOf(cart.lines) };
  const offers = await offersFor(
    db,
    cart,
    changed.map(({ variant_id }) => variant_id),
  );
  const lines = changed.reduce(
    (before, line) =>
      line.quantity === 0
        ? withoutVariant(before, line.variant_id)
        : linesOf(setInWebCart(before, line, offers.get(line.variant_id))),
    cart.lines,
  );
  await writeCart(db, cart, { lines, now });
  return { token, units: unitsOf(lines) };
}

/**
 * Notes a discount code on the cart, or takes it away. One that the store does not have is counted as a guess: the caller returns the
 * error from its transaction.
 * @param customerId who buys
 * @returns the cart, or the refusal
 * @throws DomainError `too_many_attempts`
 */
export async function setDiscountCode(
  db: Db,
  visitor: Visitor,
  { typed, customerId }: { typed: string; customerId: string },
  guesser: Omit<Guesser, 'userId'>,
): Promise<ChangedCart | DiscountRefused> {
  const { storeId, now } = visitor;
  const { cart, token } = await openCart(db, storeId, visitor.token, now);
  const discount_code = typedCode(typed);
  if (discount_code !== null) {
    const person = { ...guesser, userId: cart.id };
    await refuseGuesser(db, person, 'discount_code');
    const refused = await refusalOf(db, cart, { discountCode: discount_code, customerId, now });
    if (refused?.reason === 'unknown_code') await countWrongGuess(db, person, 'discount_code');
    if (refused) return refused;
  }
  await writeCart(db, cart, { discount_code, now });
  return { token, units: unitsOf(cart.lines) };
}

async function offersFor(
  db: Db,
  { store_id: storeId, id }: OpenCart,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, WebOffer>> {
  const [locationId, checkoutId] = await pipelined([
    firstLocationId(db, storeId),
    findOpenCheckoutId(db, storeId, id),
  ]);
  return (await webOffers(db, storeId, { variantIds, locationId, checkoutId })).offers;
}

/** @throws DomainError `invalid_fields` */
function linesOf(changed: WebCartChange): OpenCart['lines'] {
  if (!changed.ok) throw invalidField('quantity', problemSentence(changed.reason));
  return changed.lines;
}

/** How many units are wanted in a cart. */
export function unitsOf(lines: OpenCart['lines']): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function problemSentence(reason: WebCartRefusal): string {
  if (reason === 'quantity_wrong') return sayCartProblem(reason, { max: webCartLimits.quantity });
  if (reason === 'cart_full') return sayCartProblem(reason, { lines: webCartLimits.lines });
  return sayCartProblem(reason);
}

async function refusalOf(
  db: Db,
  { store_id: storeId, lines }: OpenCart,
  { discountCode, customerId, now }: { discountCode: string; customerId: string; now: Date },
): Promise<DiscountRefused | null> {
  const locationId = await firstLocationId(db, storeId);
  const order = unpricedWebOrder({
    ...{
      storeId,
      orderId: newId(),
      customerId,
      locationId,
      lines,
      discountCode,
      shipping: 0,
      note: '',
    },
    sold: await sellable(db, storeId, lines),
    now,
  });
  return (await quoteWebOrder(db, order, now)).refusal;
}
