import type { PaymentType } from './payment-types.ts';

/**
 * The states of an order. The furthest step that it has taken names it; items that are still to go name it
 * before items that came back, so that nobody forgets them.
 */
export const orderStates = [
  'draft',
  'placed',
  'part_paid',
  'paid',
  'part_fulfilled',
  'fulfilled',
  'part_returned',
  'returned',
  'cancelled',
] as const;

export type OrderState = (typeof orderStates)[number];

/** Units of one line. */
export interface LineUnits {
  readonly quantity: number;
  /** Handed over; never more than were sold. */
  readonly fulfilled: number;
  /** Taken back; never more than were fulfilled. */
  readonly returned: number;
}

/** What is outstanding for an order and what was done about it, in minor units. */
export interface OrderMoney {
  /** What it costs after every edit and return. */
  readonly total: number;
  /** All payments together. */
  readonly paid: number;
  /** All refunds together; never more than was paid. */
  readonly refunded: number;
}

/** What has happened to an order so far. */
export interface OrderFacts extends OrderMoney {
  readonly stage: 'draft' | 'placed' | 'cancelled';
  readonly lines: readonly LineUnits[];
}

/** The one word for what has happened to an order. */
export function orderState({ stage, lines, ...money }: OrderFacts): OrderState {
  if (stage !== 'placed') return stage;
  const sold = sumOf(lines, 'quantity');
  const fulfilled = sumOf(lines, 'fulfilled');
  if (fulfilled > 0 && fulfilled < sold) return 'part_fulfilled';
  const returned = sumOf(lines, 'returned');
  if (returned > 0) return returned === sold ? 'returned' : 'part_returned';
  if (fulfilled > 0) return 'fulfilled';
  const kept = money.paid - money.refunded;
  if (kept > 0) return kept >= money.total ? 'paid' : 'part_paid';
  return money.total === 0 ? 'paid' : 'placed';
}

/** The acts on an order, and the states in which each is possible. */
const possible = {
  /** Once something came back, only what costs nothing: the day it is due, who buys, note and tags. */
  edit: ['draft', 'placed', 'part_paid', 'paid', 'part_fulfilled', 'fulfilled', 'part_returned', 'returned'],
  place: ['draft'],
  pay: ['placed', 'part_paid', 'paid', 'part_fulfilled', 'fulfilled', 'part_returned', 'returned'],
  refund: ['part_paid', 'paid', 'part_fulfilled', 'fulfilled', 'part_returned', 'returned', 'cancelled'],
  fulfil: ['placed', 'part_paid', 'paid', 'part_fulfilled'],
  return: ['part_fulfilled', 'fulfilled', 'part_returned'],
  /** Of what has not left the house: all, or the rest. What was paid can be given back afterwards. A draft is thrown away instead. */
  cancel: ['placed', 'part_paid', 'paid', 'part_fulfilled'],
} as const satisfies Record<string, readonly OrderState[]>;

export type OrderAct = keyof typeof possible;

/** What was sold and lies there still, by the state of its order. */
export const toBeFulfilled: readonly OrderState[] = ['placed', 'part_paid', 'paid', 'part_fulfilled'];

/** Whether an order in this state allows the act. How much of it, `owed` and `refundable` say. */
export function allowsOrderAct(state: OrderState, act: OrderAct): boolean {
  return (possible[act] as readonly OrderState[]).includes(state);
}

/** What the buyer still has to pay, in minor units; below zero what is to be given back. */
export function outstanding({ total, paid, refunded }: OrderMoney): number {
  return total - paid + refunded;
}

/** The most that can be given back, in minor units. */
export function refundable({ paid, refunded }: OrderMoney): number {
  return paid - refunded;
}

/** How a sale is settled when it is placed. */
export interface SettlementFacts {
  readonly type: PaymentType;
  /** In minor units. */
  readonly total: number;
  /** Paid at once, in minor units. */
  readonly paid: number;
  readonly hasCustomer: boolean;
  /** `YYYY-MM-DD` in the store's time zone; null when none is given. */
  readonly dueOn: string | null;
  /** The day of the sale there. */
  readonly today: string;
}

/** Why a sale cannot be settled so. */
export type SettlementProblem =
  | 'not_paid'
  | 'part_payment_wrong'
  | 'credit_paid'
  | 'delivery_paid'
  | 'no_customer'
  | 'no_due_date'
  | 'due_in_past';

/** SPEC section 3, payment types: what each of them asks of the sale that is placed with it. */
export function checkSettlement({
  type,
  total,
  paid,
  hasCustomer,
  dueOn,
  today,
}: SettlementFacts): { readonly ok: true } | { readonly ok: false; readonly reason: SettlementProblem } {
  if (type === 'instant') {
    return paid === total ? { ok: true } : refuse('not_paid');
  }
  if (type === 'part_instant' && !(paid > 0 && paid < total)) return refuse('part_payment_wrong');
  if (type === 'credit' && paid !== 0) return refuse('credit_paid');
  if (type === 'pod' && paid !== 0) return refuse('delivery_paid');
  if (type !== 'pod' && !hasCustomer) return refuse('no_customer');
  if (type !== 'pod' && dueOn === null) return refuse('no_due_date');
  return dueOn === null || dueOn >= today ? { ok: true } : refuse('due_in_past');
}

function refuse(reason: SettlementProblem): { readonly ok: false; readonly reason: SettlementProblem } {
  return { ok: false, reason };
}

function sumOf(lines: readonly LineUnits[], key: keyof LineUnits): number {
  return lines.reduce((sum, line) => sum + line[key], 0);
}
