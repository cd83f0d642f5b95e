import { checkPostalAddress } from '@sokoni/rules/contacts/postal-address';
import { formatMoney } from '@sokoni/rules/money/money';
import { type PaymentProvider, paymentProviders } from '@sokoni/rules/online-payments/payment-providers';
import { reachesMinimum } from '@sokoni/rules/storefront/preferences';
import { dayAfter } from '@sokoni/rules/wall-time';
import type { KeptPreferences } from '#channels/storefront/preferences/queries.ts';
import { readPreferences } from '#channels/storefront/preferences/save-preferences.ts';
import { actionNow } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { writeAuditRow } from '#core/database/commands/audit.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { readId } from '#core/ids.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import { bookPickup, releasePickup } from '#sales/delivery/book-pickup.ts';
import type { Settlement } from '#sales/orders/payments/settle-order.ts';
import { placeOrder } from '#sales/orders/place-order.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import type { CartRow } from './cart/cart-queries.ts';
import type { Visitor } from './cart/change-cart.ts';
import { holdCart } from './cart/open-cart.ts';
import { type CheckoutForm, checkoutFormProblems, readCheckoutForm } from './checkout-form.ts';
import { type CheckoutRow, lockCheckout, saveCheckout } from './checkout-queries.ts';
import type { DeliveryChoice, PaymentChoice } from './choices.ts';
import { keepBuyer } from './find-buyer.ts';
import { finishCheckout, type Placing } from './finish-checkout.ts';
import { wantsDelivery } from './meant-delivery.ts';
import { linkOrder } from './order-link.ts';
import { leftToPay, storedValuePayments } from './payment/stored-value.ts';
import type { QuotedCheckout } from './quote-checkout.ts';
import { sayCheckoutProblem } from './sentences.ts';
import { type FilledCheckout, fillIn, noteWhomToRemind, type Posted } from './update-checkout.ts';

export type Placed =
  | { kind: 'placed'; orderId: string /** Of the link to the order. */; token: string }
  /** A payment has to be begun for it. */
  | { kind: 'pay'; checkoutId: string; provider: PaymentProvider };

/**
 * Places the order of a checkout under its id. Sent twice, it is placed once, and the second answer is the first one.
 * @returns what was placed, or a DomainError after which what it comes to by now is kept: the caller returns it from its transaction
 * @throws DomainError `not_found`, `invalid_fields`, `not_enough_stock`, `discount_refused`, `order_too_large`
 */
export async function placeCheckout(
  db: Db,
  visitor: Visitor,
  posted: Posted,
  placing: Placing,
): Promise<Placed | DomainError> {
  const { storeId, now } = visitor;
  const cart = await holdCart(db, storeId, visitor.token);
  const id = readId(posted.checkout);
  const checkout = cart && id ? await lockCheckout(db, storeId, id) : undefined;
  if (!cart || !checkout || checkout.cart_id !== cart.id) throw new DomainError('not_found');
  if (checkout.state === 'placed') {
    const token = await linkOrder(db, placing.secrets, { storeId, orderId: checkout.id });
    return { kind: 'placed', orderId: checkout.id, token };
  }
  const isCurrent = checkout.state === 'open' && checkout.cart_version === cart.version;
  if (!isCurrent || checkout.paying_since !== null) throw staleCheckout();
  const form = readCheckoutForm(posted, visitor.language);
  const preferences = await readPreferences(db, storeId);
  const filled = await fillIn(db, { cart, checkout, form, preferences }, now);
  const { quoted, delivery } = filled;
  assertComplete(form, filled);
  await assertMinimum(db, quoted.row, preferences);
  const stale = await whyStale(db, quoted, { posted, shown: checkout });
  if (stale) {
    await noteWhomToRemind(db, cart, form);
    return stale;
  }
  const provider = providerOf(filled);
  await bookTime(db, quoted.row, delivery, now);
  if (provider !== undefined) {
    await saveCheckout(db, quoted.row);
    await noteWhomToRemind(db, cart, form);
    return { kind: 'pay', checkoutId: checkout.id, provider };
  }
  return placeNow(db, { cart, filled }, { placing, now });
}

/**
 * Refuses a form that an order cannot be placed with, and says all of it at once, in the order of the page.
 * @throws DomainError `invalid_fields`
 */
function assertComplete(form: CheckoutForm, filled: FilledCheckout): void {
  const ofContact = checkoutFormProblems(form, isForAddress(form, filled));
  // Providers send a receipt.
  if (providerOf(filled) !== undefined && form.contact.email === '')
    ofContact.email = sayCheckoutProblem('emailForPayment');
  const ofDelivery = deliveryProblem(form, filled);
  const isUnpaid = leftToPay(filled.quoted.row) > 0 && filled.payment === null;
  const fields = {
    ...ofContact,
    ...(ofDelivery === '' ? {} : { delivery: ofDelivery }),
    ...(isUnpaid ? { payment: sayCheckoutProblem('choosePayment') } : {}),
  };
  const [message] = Object.values(fields);
  if (message !== undefined) throw new DomainError('invalid_fields', { message, fields });
}

/** Whether it goes to an address; while nothing is chosen, wherever something can be brought. */
function isForAddress({ delivery: wanted }: CheckoutForm, filled: FilledCheckout): boolean {
  const { delivery, deliveries, awaitsAddress } = filled;
  if (delivery) return delivery.locationId === null;
  if (wanted !== '') return wantsDelivery(wanted);
  return awaitsAddress || deliveries.some(({ locationId }) => locationId === null);
}

/** What is missing of the delivery: one that is offered, or its hour. Whoever wants it brought where nobody goes is told so. */
function deliveryProblem(
  form: CheckoutForm,
  { quoted, delivery, deliveryRefusal, awaitsAddress }: FilledCheckout,
): string {
  if (delivery === null) {
    const isWanted = wantsDelivery(form.delivery);
    // It was chosen, and which rates there are is known once the address is whole.
    if (isWanted && awaitsAddress && !checkPostalAddress(form.address).ok) return '';
    return (isWanted && deliveryRefusal) || sayCheckoutProblem('chooseDelivery');
  }
  const isTimed = delivery.times !== null && !quoted.row.delivery?.pickup;
  return isTimed ? sayCheckoutProblem('chooseTime') : '';
}

/** Who takes the payment before the order is placed; undefined where it is paid otherwise, or already. */
function providerOf({ payment, quoted }: FilledCheckout): PaymentProvider | undefined {
  return leftToPay(quoted.row) === 0 ? undefined : paymentProviders.find((key) => key === payment?.key);
}

/**
 * Takes the hour at which an order is collected, for as long as it is paid or until it is collected.
 * @throws DomainError `invalid_fields` where others have taken it
 */
async function bookTime(
  db: Db,
  { store_id: storeId, id: owner_id, delivery }: CheckoutRow,
  choice: DeliveryChoice | null,
  now: Date,
): Promise<void> {
  const location_id = choice?.locationId ?? null;
  const time = delivery?.pickup;
  if (location_id === null || !time) return releasePickup(db, storeId, owner_id);
  const { day, from: starts } = time;
  try {
    await bookPickup(db, storeId, { owner_id, location_id, day, starts }, now);
  } catch (error) {
    const isTaken = error instanceof DomainError && error.code === 'pickup_slot_full';
    throw isTaken ? invalidField('delivery', error.message) : error;
  }
}

/** @throws DomainError `invalid_fields` for less than the shop takes */
async function assertMinimum(
  db: Db,
  { store_id: storeId, terms }: CheckoutRow,
  preferences: KeptPreferences,
): Promise<void> {
  if (reachesMinimum(preferences, terms.totals.subtotal)) return;
  const amount = formatMoney(
    preferences.minimum_order ?? 0,
    await storeCurrency(db, storeId),
    readerLocale(),
  );
  throw invalidField('lines', sayCheckoutProblem('belowMinimum', { amount }));
}

/**
 * What is for sale no more, has a code that does not hold for this buyer, or comes to something else than the buyer was told, is said
 * and kept before anything is placed. A gift card or store credit that was spent elsewhere since leaves more to pay, though the total is
 * the same.
 */
async function whyStale(
  db: Db,
  { row, order, refusal }: QuotedCheckout,
  { posted, shown }: { posted: Posted; shown: CheckoutRow },
): Promise<DomainError | null> {
  if (order.isPartlyUnsold) {
    await saveCheckout(db, { ...row, expires_at: row.updated_at });
    return invalidField('lines', sayCheckoutProblem('soldOut'));
  }
  if (refusal) {
    await saveCheckout(db, row);
    return refusal;
  }
  const isMore = row.total === shown.total && leftToPay(row) > leftToPay(shown);
  if (String(row.total) === posted.total && isMore) {
    await saveCheckout(db, row);
    const amount = formatMoney(leftToPay(row), await storeCurrency(db, row.store_id), readerLocale());
    return invalidField('to_pay', sayCheckoutProblem('toPayChanged', { amount }));
  }
  if (String(row.total) === posted.total) return null;
  await saveCheckout(db, row);
  const total = formatMoney(row.total, await storeCurrency(db, row.store_id), readerLocale());
  return invalidField('total', sayCheckoutProblem('totalChanged', { total }));
}

async function placeNow(
  db: Db,
  { cart, filled }: { cart: CartRow; filled: FilledCheckout },
  { placing, now }: { placing: Placing; now: Date },
): Promise<Placed> {
  const { quoted, payment, isKnown } = filled;
  const { row, order, today } = quoted;
  const { store_id: storeId, id, customer_id } = row;
  const action = actionNow({ kind: 'customer', customerId: customer_id }, now);
  await keepBuyer(db, row, { isKnown, action });
  try {
    await placeOrder(db, order, settlementOf(row, payment, today), action);
  } catch (error) {
    throw forBuyer(error);
  }
  const token = await finishCheckout(db, { cart, row }, { placing, now });
  const { networkAddress, requestId } = placing;
  const note = { action: 'place_online_order', subject: `order:${id}`, storeId, actor: action.actor };
  await writeAuditRow(db, { ...note, networkAddress, requestId, at: now });
  return { kind: 'placed', orderId: id, token };
}

/** A gift card and store credit pay what they can, the rest is paid as was chosen. */
function settlementOf(row: CheckoutRow, payment: PaymentChoice | null, today: string): Settlement {
  const payments = storedValuePayments(row);
  const settled = { payments, expected_total: row.total, fulfilled: false };
  if (leftToPay(row) === 0) return { ...settled, payment_type: 'instant', due_on: null };
  const due_on = dayAfter(today, payment?.daysToPay ?? 0);
  if (payments.length > 0) return { ...settled, payment_type: 'part_instant', due_on };
  if (payment?.paymentType === 'credit') return { ...settled, payment_type: 'credit', due_on };
  return { ...settled, payment_type: 'pod', due_on: null };
}

/** What is between the store and a customer is not told to whoever types their address. */
function forBuyer(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  if (error.code === 'over_credit_limit') return invalidField('payment', sayCheckoutProblem('notOnCredit'));
  // Used up between the quote and the order.
  if (error.code === 'discount_refused') return staleCheckout();
  if (error.code === 'not_enough_stock')
    return new DomainError('not_enough_stock', { message: sayCheckoutProblem('soldOut') });
  return error;
}

function staleCheckout(): DomainError {
  return invalidField('lines', sayCheckoutProblem('expired'));
}
