import { reviewWebCart, type WebLineNews } from '@sokoni/rules/storefront/web-cart';
import type { KeptPreferences } from '#channels/storefront/preferences/queries.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { newId } from '#core/ids.ts';
import { releasePickup } from '#sales/delivery/book-pickup.ts';
import { firstLocationId } from '#stock/assert-stock-locations.ts';
import { holdStock, releaseHold } from '#stock/holds/hold-stock.ts';
import type { CartRow } from './cart/cart-queries.ts';
import type { Visitor } from './cart/change-cart.ts';
import { holdCart } from './cart/open-cart.ts';
import { webOffers } from './cart/web-offers.ts';
import { emptyAddress, emptyContact } from './checkout-form.ts';
import { type CheckoutRow, lockOpenCheckout, markCheckout, saveCheckout } from './checkout-queries.ts';
import { quoteCheckout } from './quote-checkout.ts';

/** What is said of a line before payment. */
export interface LineNotice {
  title: string;
  variant_name: string;
  wanted: number;
  left: number;
  news: WebLineNews;
}

export type StartedCheckout =
  | { kind: 'open'; checkout: CheckoutRow; notices: LineNotice[] }
  /** Nothing is in the cart, or all of it is sold out. */
  | { kind: 'nothing'; notices: LineNotice[] };

/**
 * The checkout of the visitor's cart: the one that is open while its stock is held and the cart is as it was, or written anew with
 * stock that is held from now on. What is sold out by now is left out and said; the cart keeps it.
 * @throws DomainError `order_too_large`
 */
export async function startCheckout(
  db: Db,
  visitor: Visitor,
  preferences: KeptPreferences,
): Promise<StartedCheckout> {
  const { storeId, now } = visitor;
  const cart = await holdCart(db, storeId, visitor.token);
  if (!cart || cart.lines.length === 0) return { kind: 'nothing', notices: [] };
  const open = await lockOpenCheckout(db, storeId, cart.id);
  const isCurrent = open?.cart_version === cart.version && open.paying_since === null;
  if (open && isCurrent && open.expires_at > now) return { kind: 'open', checkout: open, notices: [] };
  return beginAnew(db, cart, { before: await freeFromPayment(db, open, now), preferences, now });
}

/** A checkout for which a payment was begun stays as the buyer pays it; what is bought now is another one. */
async function freeFromPayment(
  db: Db,
  open: CheckoutRow | undefined,
  now: Date,
): Promise<CheckoutRow | undefined> {
  if (!open || open.paying_since === null) return open;
  await markCheckout(db, open, { state: 'lapsed', updated_at: now });
  await releaseHold(db, open.store_id, { kind: 'checkout', id: open.id });
  await releasePickup(db, open.store_id, open.id);
  return { ...open, id: newId(), paying_since: null, created_at: now };
}

/** Holds stock for a cart from now on, in place of what its checkout held before, and says what it comes to. */
export async function beginAnew(
  db: Db,
  cart: CartRow,
  { before, preferences, now }: { before: CheckoutRow | undefined; preferences: KeptPreferences; now: Date },
): Promise<StartedCheckout> {
  const { store_id: storeId } = cart;
  const id = before?.id ?? newId();
  const locationId = before?.location_id ?? (await firstLocationId(db, storeId));
  const holdSeconds = 60 * preferences.hold_minutes;
  const variantIds = cart.lines.map(({ variant_id }) => variant_id);
  const { offers, sold } = await webOffers(db, storeId, { variantIds, locationId, checkoutId: id });
  const reviewed = reviewWebCart(cart.lines, offers);
  const wanted = reviewed.filter(({ quantity }) => quantity > 0);
  const owner = { kind: 'checkout' as const, id };
  const units = wanted.map(({ line: { variant_id: variantId }, quantity }) => {
    const isCounted = offers.get(variantId)?.available !== null;
    return { variantId, locationId, quantity, isCounted };
  });
  // Whoever finds nothing left waits for nobody, and holds nothing from before.
  const isVain = units.length === 0 && !before;
  const held = isVain ? [] : await holdStock(db, storeId, owner, { lines: units, seconds: holdSeconds });
  const heldOf = new Map(units.map(({ variantId }, index) => [variantId, held[index] ?? 0]));
  const notices = reviewed.flatMap(({ line, news }): LineNotice[] => {
    const left = heldOf.get(line.variant_id) ?? 0;
    const told = newsOfHeld(line.quantity, left, news);
    if (told === null) return [];
    const { title = '', variant_name = '' } = sold.get(line.variant_id) ?? {};
    return [{ title, variant_name, wanted: line.quantity, left, news: told }];
  });
  const lines = units
    .map(({ variantId }, index) => ({ variant_id: variantId, quantity: held[index] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) return { kind: 'nothing', notices };
  const checkout = await quoteCheckout(
    db,
    {
      ...{ store_id: storeId, id, cart_id: cart.id, cart_version: cart.version, state: 'open' },
      ...{ location_id: locationId, discount_code: cart.discount_code },
      ...{ gift_card_id: before?.gift_card_id ?? null, customer_id: before?.customer_id ?? newId() },
      credit_customer_id: before?.credit_customer_id ?? null,
      contact: before?.contact ?? emptyContact,
      address: before?.address ?? emptyAddress,
      ...{ delivery: before?.delivery ?? null, payment_method: before?.payment_method ?? null },
      note: before?.note ?? '',
      expires_at: new Date(now.getTime() + holdSeconds * 1000),
      ...{ paying_since: null, created_at: before?.created_at ?? now, updated_at: now },
    },
    { lines, sold },
    now,
  );
  await saveCheckout(db, checkout.row);
  return { kind: 'open', checkout: checkout.row, notices };
}

/** Somebody may have been faster since the line was looked at. */
function newsOfHeld(wanted: number, left: number, news: WebLineNews | null): WebLineNews | null {
  if (news === 'unavailable' || left === wanted) return news;
  return left === 0 ? 'sold_out' : 'fewer_left';
}
