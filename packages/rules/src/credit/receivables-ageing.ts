import { dayAfter } from '#wall-time.ts';

/** How long debts have been due, in days: what is due today or later is apart from what is overdue. */
export const ageingBuckets = ['not_due', 'to_30', 'to_60', 'to_90', 'over_90'] as const;

export type AgeingBucket = (typeof ageingBuckets)[number];

/** What debts are looked for by their age: those of a bucket, or those whose due day is past. */
export const debtAges = ['overdue', ...ageingBuckets] as const;

export type DebtAge = (typeof debtAges)[number];

/** What is outstanding for one order. */
export interface Debt {
  /** In minor units. */
  readonly outstanding: number;
  /** `YYYY-MM-DD` in the store's time zone. */
  readonly due_on: string;
}

/** In minor units; the buckets together are `total`. */
export type Ageing = Record<AgeingBucket | 'total', number>;

const nothing: Ageing = { not_due: 0, to_30: 0, to_60: 0, to_90: 0, over_90: 0, total: 0 };

/** Debts by how long they have been due on a day (`YYYY-MM-DD`). What is outstanding to the buyer instead is no debt. */
export function ageDebts(debts: readonly Debt[], today: string): Ageing {
  const sums = { ...nothing };
  for (const { outstanding, due_on } of debts) {
    if (outstanding <= 0) continue;
    sums[bucketOf(daysBetween(due_on, today))] += outstanding;
    sums.total += outstanding;
  }
  return sums;
}

/** What is left of debts when a part of them is looked at apart. */
export function ageingWithout(debts: Ageing, part: Ageing): Ageing {
  const left = { ...debts };
  for (const key of Object.keys(left) as (keyof Ageing)[]) left[key] -= part[key];
  return left;
}

/** All of a debt that is late, in minor units. */
export function overdueOf({ total, not_due }: Ageing): number {
  return total - not_due;
}

/** The bucket of a debt so many days after its due day; on that day it is not late yet. */
export function bucketOf(days: number): AgeingBucket {
  if (days <= 0) return 'not_due';
  if (days <= 30) return 'to_30';
  if (days <= 60) return 'to_60';
  return days <= 90 ? 'to_90' : 'over_90';
}

/** Since when debts of an age are due, both days counted; an open end has none. */
export function daysOfDebts(age: AgeingBucket, today: string): { from?: string; to?: string } {
  const ago = (days: number) => dayAfter(today, -days);
  switch (age) {
    case 'not_due':
      return { from: today };
    case 'to_30':
      return { from: ago(30), to: ago(1) };
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
