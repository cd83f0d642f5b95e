import { type OrderState, orderStates } from './order-state.ts';

/** What is paid of an order, as a badge says it. */
export const paymentStatuses = ['paid', 'part_paid', 'unpaid', 'overdue', 'refund_due'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** What of an order has left, as a badge says it. */
export const fulfilmentStatuses = [
  'unfulfilled',
  'part_fulfilled',
  'fulfilled',
  'part_returned',
  'returned',
  'cancelled',
] as const;

export type FulfilmentStatus = (typeof fulfilmentStatuses)[number];

/** What an order comes to, in minor units, and by when the next of it is paid (`YYYY-MM-DD` in the store's time zone). */
export interface OrderDebt {
  readonly state: OrderState;
  readonly total: number;
  /** The balance due; below zero: to be refunded. */
  readonly outstanding: number;
  /** Of a deposit that is still to be paid the day of the order. */
  readonly next_due_on: string | null;
}

/**
 * The payment status on a day of the store; null for a draft, and for a cancelled order whose money was given back. An order that
 * is late says so before anything else: it is what somebody has to act on.
 */
export function paymentStatus(order: OrderDebt, today: string): PaymentStatus | null {
  const { state, total, outstanding, next_due_on } = order;
  if (state === 'draft') return null;
  if (outstanding < 0) return 'refund_due';
  if (state === 'cancelled') return null;
  if (outstanding === 0) return 'paid';
  if (next_due_on !== null && next_due_on < today) return 'overdue';
  return outstanding < total ? 'part_paid' : 'unpaid';
}

/** The fulfilment status; null for a draft. */
export function fulfilmentStatus(state: OrderState): FulfilmentStatus | null {
  switch (state) {
    case 'draft':
      return null;
    case 'placed':
    case 'part_paid':
    case 'paid':
      return 'unfulfilled';
    default:
      return state;
  }
}

/** The states of the orders that have this fulfilment status. */
export function statesOf(status: FulfilmentStatus): readonly OrderState[] {
  return orderStates.filter((state) => fulfilmentStatus(state) === status);
}
