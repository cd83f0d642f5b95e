import { allocatePayment } from '@sokoni/rules/credit/allocate-payment';
import { formatMoney } from '@sokoni/rules/money/money';
import { outstanding } from '@sokoni/rules/orders/order-state';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import { lockOrderFor } from '#sales/orders/lock-order.ts';
import { type Payment, recordOne } from '#sales/orders/payments/record-payment.ts';
import type { OrderRow } from '#sales/orders/queries.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { say } from './sentences.ts';
import { findUnpaidOrders, type UnpaidOrderRow } from './unpaid-queries.ts';

/** What one order has of a payment. */
export interface PaidPart {
  order: { id: string; name: string };
  amount: number;
}

/**
 * Money came in for several orders of a customer: the oldest due first, all in one transaction.
 * @throws DomainError `invalid_fields` for more than is due, `unavailable` when one of the orders was changed at this moment
 */
export async function payForCustomer(
  db: Db,
  storeId: string,
  customerId: string,
  payment: Omit<Payment, 'id'>,
  action: Action,
): Promise<PaidPart[]> {
  const unpaid = await findUnpaidOrders(db, storeId, customerId);
  const allocated = allocatePayment(payment.amount, unpaid);
  if (!allocated.ok) throw await moreThanDue(db, storeId, allocated.most);
  const held = await holdAll(db, storeId, customerId, allocated.parts, action);
  for (const { order, amount } of allocated.parts) {
    const row = held.get(order.id);
    if (row) await recordOne(db, row, 'payment', { ...payment, amount }, action);
  }
  return allocated.parts.map(({ order: { id, number }, amount }) => ({
    order: { id, name: number },
    amount,
  }));
}

/** The orders, held in the order of their ids as everywhere: what the payment was allocated by must still be so. */
async function holdAll(
  db: Db,
  storeId: string,
  customerId: string,
  parts: readonly { order: UnpaidOrderRow }[],
  action: Action,
): Promise<Map<string, OrderRow>> {
  const held = new Map<string, OrderRow>();
  for (const { order } of parts.toSorted((one, other) => (one.order.id < other.order.id ? -1 : 1))) {
    const row = await lockOrderFor(db, storeId, order.id, action, 'pay');
    if (row.customer_id !== customerId || outstanding(row) !== order.outstanding) {
      throw new DomainError('unavailable', { retryAfterSeconds: 1 });
    }
    held.set(row.id, row);
  }
  return held;
}

async function moreThanDue(db: Db, storeId: string, most: number): Promise<DomainError> {
  if (most === 0) return invalidField('amount', say('nothingDue'));
  const currency = await storeCurrency(db, storeId);
  return invalidField('amount', say('mostDue', { amount: formatMoney(most, currency, readerLocale()) }));
}
