import { dayAfter } from './wall-time.ts';

/** How long debts have been due, in days. What is not due yet stands with the youngest. */
export const ageingBuckets = {
  to_30: '0-30 days',
  to_60: '31-60 days',
  to_90: '61-90 days',
  over_90: 'Over 90 days',
} as const;

export type AgeingBucket = keyof typeof ageingBuckets;

/** What debts are looked for by their age: those of a bucket, or those whose due day is past. */
export const debtAges = { overdue: 'Overdue', ...ageingBuckets } as const;

export type DebtAge = keyof typeof debtAges;

/** What is owed for one order. */
export interface Debt {
  /** In minor units. */
  readonly owed: number;
  /** `YYYY-MM-DD` in the store's time zone. */
  readonly due_on: string;
}

/** In minor units; the buckets together are `total`. */
export type Ageing = Readonly<Record<AgeingBucket | 'total', number>>;

/** Debts by how long they have been due on a day (`YYYY-MM-DD`). What is owed to the buyer instead is no debt. */
export function ageDebts(debts: readonly Debt[], today: string): Ageing {
  const sums = { to_30: 0, to_60: 0, to_90: 0, over_90: 0, total: 0 };
  for (const { owed, due_on } of debts) {
    if (owed <= 0) continue;
    sums[bucketOf(daysBetween(due_on, today))] += owed;
    sums.total += owed;
  }
  return sums;
}

/** What is left of debts when a part of them is looked at apart. */
export function ageingWithout(debts: Ageing, part: Ageing): Ageing {
  return {
    to_30: debts.to_30 - part.to_30,
    to_60: debts.to_60 - part.to_60,
    to_90: debts.to_90 - part.to_90,
    over_90: debts.over_90 - part.over_90,
    total: debts.total - part.total,
  };
}

/** The bucket of a debt that has been due for so many days; below zero it is still to come. */
export function bucketOf(days: number): AgeingBucket {
  if (days <= 30) return 'to_30';
  if (days <= 60) return 'to_60';
  return days <= 90 ? 'to_90' : 'over_90';
}

/** Since when debts of an age are due, both days counted; an open end has none. */
export function daysOfDebts(age: AgeingBucket, today: string): { from?: string; to?: string } {
  const ago = (days: number) => dayAfter(today, -days);
  switch (age) {
    case 'to_30':
      return { from: ago(30) };
    case 'to_60':
      return { from: ago(60), to: ago(31) };
    case 'to_90':
      return { from: ago(90), to: ago(61) };
    case 'over_90':
      return { to: ago(91) };
  }
}

/** Days from one calendar day to another (`YYYY-MM-DD`), whatever the clocks did between. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
