import type { Language } from '@sokoni/rules/languages';
import type { KeptPreferences } from '#channels/storefront/preferences/queries.ts';
import { readPreferences } from '#channels/storefront/preferences/save-preferences.ts';
import { readWordsOf } from '#channels/storefront/translations/words-in-language.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { firstLocationId } from '#stock/assert-stock-locations.ts';
import type { CartRow } from './cart/cart-queries.ts';
import { noteOnCart } from './cart/cart-queries.ts';
import type { Visitor } from './cart/change-cart.ts';
import { holdCart } from './cart/open-cart.ts';
import { type CheckoutForm, readCheckoutForm } from './checkout-form.ts';
import { type CheckoutRow, type ChosenDelivery, lockOpenCheckout, saveCheckout } from './checkout-queries.ts';
import {
  type DeliveryChoice,
  type PaymentChoice,
  readDeliveryChoices,
  readPaymentChoices,
} from './choices.ts';
import { knownBuyer } from './find-buyer.ts';
import { meantDelivery } from './meant-delivery.ts';
import { type QuotedCheckout, quoteAnew } from './quote-checkout.ts';
import { beginAnew } from './start-checkout.ts';

export type Posted = Readonly<Record<string, string>>;

/** What a checkout can still choose from, and what it has chosen. */
export interface CheckoutChoices {
  deliveries: DeliveryChoice[];
  /** The one of them that is meant; null: one has to be chosen. */
  delivery: DeliveryChoice | null;
  /** Why nothing can be delivered; empty where it can. */
  deliveryRefusal: string;
  /** It may be delivered, once the address says more. */
  awaitsAddress: boolean;
  payments: PaymentChoice[];
}

interface Asked {
  now: Date;
  /** The key of the delivery that is to be paid for; the one that was chosen before. */
  wanted?: string | undefined;
  /** Of who reads it; null: the main language. */
  language?: Language | null;
}

/** How a checkout can be delivered and paid as it is now. */
export async function readChoices(
  db: Db,
  checkout: Pick<CheckoutRow, 'store_id' | 'address' | 'lines' | 'total' | 'delivery'>,
  { now, wanted = checkout.delivery?.key, language = null }: Asked,
): Promise<CheckoutChoices> {
  const { store_id: storeId, address, lines, total } = checkout;
  const [ofDelivery, ofPayment] = await pipelined([
    readWordsOf(db, storeId, language, 'delivery'),
    readWordsOf(db, storeId, language, 'payment'),
  ]);
  const offered = await readDeliveryChoices(db, { storeId, address, lines, now }, ofDelivery);
  const { choices, refusal, awaitsAddress } = offered;
  const delivery = meantDelivery(wanted ?? '', offered);
  const zoneId = (delivery ?? choices[0])?.zoneId ?? null;
  return {
    ...{ deliveries: choices, delivery, deliveryRefusal: refusal, awaitsAddress },
    payments: await readPaymentChoices(db, { storeId, total, zoneId }, ofPayment),
  };
}

/**
 * Keeps what the buyer has filled in so far, and says what it comes to with it.
 * @throws DomainError `not_found` where nothing is checked out
 */
export async function updateCheckout(db: Db, visitor: Visitor, posted: Posted): Promise<void> {
  const { storeId, now } = visitor;
  const cart = await holdCart(db, storeId, visitor.token);
  const open = cart && (await lockOpenCheckout(db, storeId, cart.id));
  if (!open || open.paying_since !== null) throw new DomainError('not_found');
  const preferences = await readPreferences(db, storeId);
  const form = readCheckoutForm(posted, visitor.language);
  const { quoted } = await fillIn(db, { cart, checkout: open, form, preferences }, now);
  await saveCheckout(db, quoted.row);
  await noteWhomToRemind(db, cart, form);
}

/** Whoever leaves the cart now may be reminded of it, or not. */
export async function noteWhomToRemind(
  db: Db,
  cart: CartRow,
  { contact: { email, reminders } }: CheckoutForm,
): Promise<void> {
  if (email !== cart.email || reminders !== cart.reminders) await noteOnCart(db, cart, { email, reminders });
}

interface Filling {
  cart: CartRow;
  checkout: CheckoutRow;
  form: CheckoutForm;
  preferences: KeptPreferences;
}

export interface FilledCheckout extends Omit<CheckoutChoices, 'payments'> {
  quoted: QuotedCheckout;
  payment: PaymentChoice | null;
  /** Its customer is there already. */
  isKnown: boolean;
}

/** A checkout with what the buyer has filled in, at the prices of now; nothing of it is written. */
export async function fillIn(
  db: Db,
  { cart, checkout, form, preferences }: Filling,
  now: Date,
): Promise<FilledCheckout> {
  const { contact, address, note } = form;
  const { payments, ...choices } = await readChoices(
    db,
    { ...checkout, address },
    { now, wanted: form.delivery },
  );
  const { delivery } = choices;
  const payment = payments.find(({ key }) => key === form.payment) ?? null;
  const known = await knownBuyer(db, { ...checkout, contact });
  const filled = {
    ...checkout,
    ...{ contact, address, note, updated_at: now },
    customer_id: known ?? newId(),
    delivery: delivery && chosenDelivery(delivery, form.time),
    payment_method: payment?.key ?? null,
  };
  const locationId = await locationOf(db, checkout, delivery);
  const from = await heldAt(db, { cart, checkout: filled, locationId, preferences }, now);
  const quoted = await quoteAnew(db, from, now);
  return { quoted, ...choices, payment, isKnown: known !== undefined };
}

/** A way to have an order, as it is kept with the hour that was chosen. */
export function chosenDelivery(
  { key, name: title, amount, locationId, times }: DeliveryChoice,
  wanted: string,
): ChosenDelivery {
  const time = times?.find((one) => one.key === wanted);
  const pickup = time ? { day: time.day, from: time.from, to: time.to } : null;
  return { key, title, collected: locationId !== null, amount, pickup };
}

/** From where it leaves: what is collected from there, and what was to be collected and is brought now from the first location again. */
async function locationOf(
  db: Db,
  { store_id, location_id, delivery: before }: CheckoutRow,
  delivery: DeliveryChoice | null,
): Promise<string> {
  if (delivery?.locationId) return delivery.locationId;
  return before?.collected ? firstLocationId(db, store_id) : location_id;
}

/** What leaves from elsewhere is held there. */
async function heldAt(
  db: Db,
  { cart, checkout, locationId, preferences }: Omit<Filling, 'form'> & { locationId: string },
  now: Date,
): Promise<CheckoutRow> {
  if (locationId === checkout.location_id) return checkout;
  const before = { ...checkout, location_id: locationId };
  const moved = await beginAnew(db, cart, { before, preferences, now });
  return moved.kind === 'open' ? moved.checkout : checkout;
}
