import { shippingPercentOf } from '@sokoni/rules/pricing/taxes';
import { actionNow } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { releasePickup } from '#sales/delivery/book-pickup.ts';
import type { Payment } from '#sales/orders/payments/record-payment.ts';
import { recordTillSale, type TillSale } from '#sales/orders/recorded/record-till-sale.ts';
import { countWrongGuess, type Guesser, refuseGuesser } from '#tenancy/accounts/codes/guesses.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { lockCartById } from '../cart/cart-queries.ts';
import type { Visitor } from '../cart/change-cart.ts';
import { holdCart } from '../cart/open-cart.ts';
import { type CheckoutRow, findCartOf, lockCheckout, markCheckout } from '../checkout-queries.ts';
import { keepBuyer, knownBuyer } from '../find-buyer.ts';
import { finishCheckout, type Placing } from '../finish-checkout.ts';
import { linkOrder } from '../order-link.ts';
import { leftToPay, storedValuePayments } from './stored-value.ts';

/**
 * What is to be paid elsewhere for a checkout, which from now on stays as it is. Every try counts against whoever tries out cards.
 * @returns in minor units, and who pays
 * @throws DomainError `not_found`, `too_many_attempts`
 */
export async function beginPayment(
  db: Db,
  { storeId, token, now }: Visitor,
  checkoutId: string,
  guesser: Omit<Guesser, 'userId'>,
): Promise<{ amount: number; email: string }> {
  const cart = await holdCart(db, storeId, token);
  const checkout = cart && (await lockCheckout(db, storeId, checkoutId));
  if (!checkout || checkout.cart_id !== cart.id || checkout.state !== 'open')
    throw new DomainError('not_found');
  const person = { ...guesser, userId: cart.id };
  await refuseGuesser(db, person, 'payment');
  await countWrongGuess(db, person, 'payment');
  await markCheckout(db, checkout, { paying_since: checkout.paying_since ?? now, updated_at: now });
  return { amount: leftToPay(checkout), email: checkout.contact.email };
}

/**
 * A payment failed or was given up: the checkout can be changed again.
 * @throws DomainError `not_found`
 */
export async function endPayment(db: Db, storeId: string, checkoutId: string, now: Date): Promise<void> {
  const checkout = await lockCheckout(db, storeId, checkoutId);
  if (!checkout) throw new DomainError('not_found');
  if (checkout.state !== 'open') return;
  await releasePickup(db, storeId, checkoutId);
  await markCheckout(db, checkout, { paying_since: null, updated_at: now });
}

/**
 * Places the order of a checkout that was paid elsewhere, inside the transaction that learns of it. It is never refused for stock,
 * price or discount: what does not fit by now is flagged. Learnt again, it is done already.
 * @param payment what came in: method, amount and reference
 * @returns the order, and the token of its link
 * @throws DomainError `not_found`
 */
export async function placePaidCheckout(
  db: Db,
  storeId: string,
  { checkoutId, payment }: { checkoutId: string; payment: Payment },
  { placing, now }: { placing: Pick<Placing, 'secrets'>; now: Date },
): Promise<{ orderId: string; token: string }> {
  const cartId = await findCartOf(db, storeId, checkoutId);
  const cart = cartId === undefined ? undefined : await lockCartById(db, storeId, cartId);
  const paid = await lockCheckout(db, storeId, checkoutId);
  if (!paid) throw new DomainError('not_found');
  if (paid.state === 'placed') {
    return { orderId: paid.id, token: await linkOrder(db, placing.secrets, { storeId, orderId: paid.id }) };
  }
  const known = await knownBuyer(db, paid);
  const row = { ...paid, customer_id: known ?? paid.customer_id };
  const action = actionNow({ kind: 'customer', customerId: row.customer_id }, now);
  await keepBuyer(db, row, { isKnown: known !== undefined, action });
  const { today } = await storeDay(db, storeId, now);
  await recordTillSale(db, storeId, paidSale(row, payment, today), action);
  const token = await finishCheckout(db, { cart, row }, { placing, now });
  return { orderId: row.id, token };
}

function paidSale(row: CheckoutRow, payment: Payment, today: string): TillSale {
  const { id, terms } = row;
  const { apply_vat, vat_percent, prices_include_vat } = terms;
  const isWhole = payment.amount === leftToPay(row);
  return {
    ...{ id, channel: 'web', number: null, test: terms.test, customer_id: row.customer_id },
    ...{ location_id: row.location_id, hold: { kind: 'checkout', id } },
    lines: row.lines.map(({ tax_percent, ...line }) => ({
      ...line,
      ...{ id: newId(), listed_price: line.unit_price, discount: 0, tax_percent, weighed: null },
    })),
    ...{ discount_amount: null, discount_percent: null, offer: terms.offer, exchange: null },
    ...{ note: row.note, receipt_note: '' },
    vat: { apply_vat, vat_percent, prices_include_vat, shipping_vat_percent: shippingPercentOf(terms) },
    shipping: row.delivery?.amount ?? 0,
    settlement: {
      payment_type: isWhole ? 'instant' : 'part_instant',
      due_on: isWhole ? null : today,
      payments: [...storedValuePayments(row), payment],
      expected_total: row.total,
      fulfilled: false,
    },
    flags: [],
  };
}
