import type { Debt } from './receivables-ageing.ts';

/** What orders were placed under: amounts in minor units. */
export interface DepositSums {
  /** Asked for at once. */
  readonly deposit: number;
  readonly paid: number;
  readonly refunded: number;
  /** What the order comes to now, less what came back; 0 for a cancelled one. */
  readonly total: number;
}

/** What of a deposit is still to be paid, in minor units: payments go to it first, and it is never more than what is outstanding. */
export function depositDue({ deposit, paid, refunded, total }: DepositSums): number {
  return Math.max(0, Math.min(deposit, total) - (paid - refunded));
}

/** What is outstanding for an order, in minor units, what of that is its deposit, and its days (`YYYY-MM-DD`). */
export interface OrderDue {
  readonly outstanding: number;
  readonly deposit_due: number;
  readonly placed_on: string;
  /** Null where all but the deposit has no due day. */
  readonly due_on: string | null;
}

/** What of an order is due on which day: its deposit on the day of the order, the rest on its own. */
export function debtsOf({ outstanding, deposit_due, placed_on, due_on }: OrderDue): Debt[] {
  const rest = outstanding - deposit_due;
  return [
    ...(deposit_due > 0 ? [{ outstanding: deposit_due, due_on: placed_on }] : []),
    ...(rest > 0 && due_on !== null ? [{ outstanding: rest, due_on }] : []),
  ];
}

/** A deposit that is still to be paid, with the day of its order and the day on which the rest of it is due (`YYYY-MM-DD`). */
export interface UnpaidDeposit {
  readonly amount: number;
  readonly placed_on: string;
  readonly due_on: string;
}

/**
 * Debts in which each order is due on one day, as they are with the deposits: a deposit is due on the day of the order, and the rest of the
 * order on its own. Debts of one day come as one; their sum stays what it was.
 */
export function withDepositsDue(debts: readonly Debt[], deposits: readonly UnpaidDeposit[]): Debt[] {
  const byDay = new Map<string, number>();
  const add = (day: string, amount: number) => byDay.set(day, (byDay.get(day) ?? 0) + amount);
  for (const { due_on, outstanding } of debts) add(due_on, outstanding);
  for (const { amount, placed_on, due_on } of deposits) {
    add(due_on, -amount);
    add(placed_on, amount);
  }
  return [...byDay].map(([due_on, outstanding]) => ({ due_on, outstanding }));
}
