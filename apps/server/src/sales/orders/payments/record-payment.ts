import { personOf, tillColumns } from '@sokoni/rules/access/actor';
import { formatMoney } from '@sokoni/rules/money/money';
import { isPaymentProvider } from '@sokoni/rules/online-payments/payment-providers';
import { outstanding, refundable } from '@sokoni/rules/orders/order-state';
import type { Action } from '#core/action.ts';
import { underGivenIds } from '#core/database/access/failures.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import { cardToRefund } from '#sales/gift-cards/move-card.ts';
import { findLines } from '#sales/orders/line-queries.ts';
import { dueAfter, lockOrderFor, stateAfter } from '#sales/orders/lock-order.ts';
import { insertParts } from '#sales/orders/parts-queries.ts';
import { findSellingTerms, type OrderRow, updateOrder } from '#sales/orders/queries.ts';
import { eventRows, type NewEvent } from '#sales/orders/records/event-queries.ts';
import { say } from '#sales/orders/sentences.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { type Books, moveValueOf } from './move-stored-value.ts';
import { findLeftBy, type PaymentRow } from './payment-queries.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    /** When a refund is in the books that the provider of the payment has to make. */
    refund_online_payment: { store_id: string; payment_id: string };
  }
}

/** Money that came in or went back. */
export interface Payment extends Pick<PaymentRow, 'method' | 'amount' | 'reference'> {
  id?: string | undefined;
  /** The card that pays or gets it back, where the method is one. */
  gift_card_id?: string | undefined;
  /** At a till: what the store calls the method, what cash was rounded up by, and what was given on top. */
  label?: string | undefined;
  rounding?: number | undefined;
  tip?: number | undefined;
}

/**
 * Money came in.
 * @throws DomainError `not_found`, `wrong_state`, `invalid_fields` for more than is outstanding, `id_taken`
 */
export async function recordPayment(
  db: Db,
  storeId: string,
  orderId: string,
  payment: Payment,
  action: Action,
): Promise<void> {
  const order = await lockOrderFor(db, storeId, orderId, action, 'pay');
  await assertAtMost(db, storeId, payment.amount, outstanding(order), {
    nothing: 'nothingDue',
    most: 'mostDue',
  });
  await recordOne(db, order, 'payment', payment, action);
}

/**
 * Money was given back; what a provider of online payments took goes back through it, as soon as this is committed. Where nothing came back and no price was changed, it is outstanding again, as of that day: whoever lets a buyer have
 * the items for less changes the price first.
 * @throws DomainError `not_found`, `wrong_state`, `invalid_fields` for more than was paid, or than the gift card or the provider had taken, `id_taken`
 */
export async function refundOrder(
  db: Db,
  storeId: string,
  orderId: string,
  refund: Payment,
  action: Action,
): Promise<void> {
  const order = await lockOrderFor(db, storeId, orderId, action, 'refund');
  await assertAtMost(db, storeId, refund.amount, refundable(order), {
    nothing: 'nothingToRefund',
    most: 'mostToRefund',
  });
  const isOnline = isPaymentProvider(refund.method);
  if (isOnline) {
    const left = await findLeftBy(db, storeId, orderId, refund.method);
    await assertAtMost(db, storeId, refund.amount, left, {
      nothing: 'nothingToRefundOnline',
      most: 'mostToRefundOnline',
    });
  }
  const isToCard = refund.method === 'gift_card';
  const named = { cardId: refund.gift_card_id, amount: refund.amount };
  const gift_card_id = isToCard ? await cardToRefund(db, storeId, orderId, named) : undefined;
  const id = refund.id?.toLowerCase() ?? newId();
  await recordOne(db, order, 'refund', { ...refund, id, gift_card_id }, action);
  if (isOnline) await enqueue(db, 'refund_online_payment', { store_id: storeId, payment_id: id });
}

/** Money as the books of an order keep it. */
export function paymentRows(ledger: Books, payments: readonly Payment[]): PaymentRow[] {
  const { register_id, shift_id } = tillColumns(ledger.actor);
  return payments.map(({ id, gift_card_id = null, label = '', rounding = 0, tip = 0, ...payment }) => ({
    ...payment,
    ...{ gift_card_id, label, rounding, tip },
    store_id: ledger.storeId,
    id: id?.toLowerCase() ?? newId(),
    order_id: ledger.orderId,
    kind: ledger.kind,
    recorded_by: personOf(ledger.actor),
    ...{ register_id, shift_id },
    at: ledger.occurredAt,
    received_at: ledger.receivedAt,
    on_day: ledger.today,
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
  { actor, occurredAt, receivedAt }: Action,
): Promise<void> {
  const { store_id: storeId, id: orderId, customer_id: customerId, test } = order;
  const { today } = await findSellingTerms(db, storeId, occurredAt);
  const ledger = {
    ...{ storeId, orderId, customerId, test, kind, field: 'amount' },
    ...{ actor, occurredAt, receivedAt, today },
  };
  await moveValueOf(db, ledger, [payment]);
  const told = { storeId, orderId, actor, at: occurredAt };
  const order_events = eventRows(told, moneyEvents(kind, [payment]));
  await underGivenIds(() =>
    insertParts(db, { order_payments: paymentRows(ledger, [payment]), order_events }),
  );
  const column = kind === 'payment' ? 'paid' : 'refunded';
  const sums = { [column]: order[column] + payment.amount };
  const lines = await findLines(db, storeId, orderId);
  const after = { ...order, ...sums };
  await updateOrder(db, order, {
    ...sums,
    due_on: dueAfter(order, after, today),
    state: stateAfter(after, lines),
    updated_at: receivedAt,
  });
}

async function assertAtMost(
  db: Db,
  storeId: string,
  amount: number,
  most: number,
  sentences: {
    nothing: 'nothingDue' | 'nothingToRefund' | 'nothingToRefundOnline';
    most: 'mostDue' | 'mostToRefund' | 'mostToRefundOnline';
  },
): Promise<void> {
  if (amount <= most) return;
  if (most <= 0) throw invalidField('amount', say(sentences.nothing));
  const currency = await storeCurrency(db, storeId);
  throw invalidField('amount', say(sentences.most, { amount: formatMoney(most, currency, readerLocale()) }));
}
