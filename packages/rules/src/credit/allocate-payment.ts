import type { Debt } from './receivables-ageing.ts';

/** An order with a balance due. */
export interface UnpaidOrder extends Debt {
  readonly id: string;
}

/** How many orders one payment of a customer settles at most. */
export const mostOrdersPaid = 100;

export type PaymentAllocation<Order extends UnpaidOrder> =
  | { readonly ok: true; readonly parts: readonly { readonly order: Order; readonly amount: number }[] }
  /** More than is due in all, which is `most`. */
  | { readonly ok: false; readonly reason: 'too_much'; readonly most: number };

/**
 * Which orders a payment settles: the oldest due first, each in full before the next one gets something. Of orders that are due on
 * one day, the one that stands first.
 * @param amount in minor units, from 0 up
 */
export function allocatePayment<Order extends UnpaidOrder>(
  amount: number,
  orders: readonly Order[],
): PaymentAllocation<Order> {
  const unpaid = orders.filter(({ outstanding }) => outstanding > 0);
  const most = unpaid.reduce((sum, { outstanding }) => sum + outstanding, 0);
  if (amount > most) return { ok: false, reason: 'too_much', most };
  let left = amount;
  const parts = unpaid
    .toSorted((one, other) => (one.due_on < other.due_on ? -1 : one.due_on > other.due_on ? 1 : 0))
    .map((order) => {
      const part = Math.min(left, order.outstanding);
      left -= part;
      return { order, amount: part };
    });
  return { ok: true, parts: parts.filter((part) => part.amount > 0) };
}
