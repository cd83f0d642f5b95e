import { maxPrice } from '#money/price-change.ts';
import type { Result } from '#result.ts';

/** Why a customer's credit in the store went up or down. */
export const creditEntryKinds = ['given', 'withdrawn', 'paid', 'refunded', 'merged'] as const;

export type CreditEntryKind = (typeof creditEntryKinds)[number];

/** Characters of the reason for credit that is given or taken back by hand. */
export const creditReasonLength = 200;

/** The most that a customer's credit or a gift card holds, in minor units. */
export const maxBalance = maxPrice;

/**
 * What a balance is after an amount was added, or taken where it is below zero; in minor units.
 * @returns `too_little` where more is taken than there is, `too_much` beyond what a balance holds
 */
export function balanceAfter(balance: number, amount: number): Result<number, 'too_little' | 'too_much'> {
  const after = balance + amount;
  if (after < 0) return { ok: false, reason: 'too_little' };
  return after > maxBalance ? { ok: false, reason: 'too_much' } : { ok: true, value: after };
}
