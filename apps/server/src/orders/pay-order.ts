import { formatMoney } from '@sokoni/rules/money';
import { owed, refundable } from '@sokoni/rules/order-state';
import { cardToRefund } from '#gift-cards/move-card.ts';
import { underGivenIds } from '#platform/database/failures.ts';
import type { Db } from '#platform/database/transaction.ts';
import { invalidField } from '#platform/domain-error.ts';
import { newId } from '#platform/ids.ts';
import { storeCurrency } from '#stores/store-currency.ts';
import { eventRows, type NewEvent } from './event-queries.ts';
import { findLines } from './line-queries.ts';
import type { PaymentRow } from './money-queries.ts';
import { type Acting, dueAfter, openOrder, stateAfter } from './open-order.ts';
import { insertParts } from './parts-queries.ts';
import { findSellingTerms, type OrderRow, updateOrder } from './queries.ts';
import { type Books, moveValueOf } from './value-of-order.ts';

/** Money that came in or went back. */
export interface Payment extends Pick<PaymentRow, 'method' | 'amount' | 'reference'> {
  id?: string | undefined;
  /** The card that pays or gets it back, where the method is one. */
  gift_card_id?: string | undefined;
}

/**
 * Money came in.
 * @throws DomainError `not_found`, `wrong_state`, `invalid_fields` for more than is owed, `id_taken`
 */
export async function payOrder(
  db: Db,
  storeId: string,
  orderId: string,
  payment: Payment,
  acting: Acting,
): Promise<void> {
  const order = await openOrder(db, storeId, orderId, acting, 'pay');
  await assertAtMost(db, storeId, payment.amount, owed(order), {
    nothing: 'Nothing is owed for this order.',
    most: (money) => `At most ${money} is owed.`,
  });
  await recordOne(db, order, 'payment', payment, acting);
}

/**
 * Money was given back. Where nothing came back and no price was changed, it is owed again, as of that day: whoever lets a buyer have
 * the goods for less changes the price first.
 * @throws DomainError `not_found`, `wrong_state`, `invalid_fields` for more than was paid, or than the gift card had paid, `id_taken`
 */
export async function refundOrder(
  db: Db,
  storeId: string,
  orderId: string,
  refund: Payment,
  acting: Acting,
): Promise<void> {
  const order = await openOrder(db, storeId, orderId, acting, 'refund');
  await assertAtMost(db, storeId, refund.amount, refundable(order), {
    nothing: 'Nothing is left to give back.',
    most: (money) => `At most ${money} can be given back.`,
  });
  const isToCard = refund.method === 'gift_card';
  const named = { cardId: refund.gift_card_id, amount: refund.amount };
  const gift_card_id = isToCard ? await cardToRefund(db, storeId, orderId, named) : undefined;
  await recordOne(db, order, 'refund', { ...refund, gift_card_id }, acting);
}

/** Money as the books of an order keep it. */
export function paymentRows(books: Books, payments: readonly Payment[]): PaymentRow[] {
  return payments.map(({ id, gift_card_id = null, ...payment }) => ({
    ...payment,
    gift_card_id,
    store_id: books.storeId,
    id: id?.toLowerCase() ?? newId(),
    order_id: books.orderId,
    kind: books.kind,
    recorded_by: books.userId,
    at: books.now,
    on_day: books.today,
  }));
}

/** What the timeline tells of money that came in or went back. */
export function moneyEvents(
  kind: PaymentRow['kind'],
  payments: readonly Pick<Payment, 'amount' | 'method'>[],
): NewEvent[] {
  return payments.map(({ amount, method }) => ({
    kind: kind === 'payment' ? 'paid' : 'refunded',
    data: { amount, method },
  }));
}

/** Writes one amount into the books of an order that is held, and what it means for the order. */
export async function recordOne(
  db: Db,
  order: OrderRow,
  kind: PaymentRow['kind'],
  payment: Payment,
  { userId, now }: Acting,
): Promise<void> {
  const { store_id: storeId, id: orderId, customer_id: customerId, test } = order;
  const { today } = await findSellingTerms(db, storeId, now);
  const books = { storeId, orderId, customerId, test, kind, userId, now, today, field: 'amount' };
  await moveValueOf(db, books, [payment]);
  const told = { storeId, orderId, actorUserId: userId, at: now };
  const order_events = eventRows(told, moneyEvents(kind, [payment]));
  await underGivenIds(
    insertParts(db, orderId, { order_payments: paymentRows(books, [payment]), order_events }),
  );
  const column = kind === 'payment' ? 'paid' : 'refunded';
  const sums = { [column]: order[column] + payment.amount };
  const lines = await findLines(db, storeId, orderId);
  const after = { ...order, ...sums };
  await updateOrder(db, order, {
    ...sums,
    due_on: dueAfter(order, after, today),
    state: stateAfter(after, lines),
    updated_at: now,
  });
}

async function assertAtMost(
  db: Db,
  storeId: string,
  amount: number,
  most: number,
  sentences: { nothing: string; most: (money: string) => string },
): Promise<void> {
  if (amount <= most) return;
  if (most <= 0) throw invalidField('amount', sentences.nothing);
  const currency = await storeCurrency(db, storeId);
  throw invalidField('amount', sentences.most(formatMoney(most, currency, 'en')));
}
