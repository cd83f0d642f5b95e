/**
 * What is known of one try to pay. `refund_due`: it was paid, and no order could be placed for it. `unclear`: what the provider
 * tells does not fit, or it tells nothing.
 */
export const attemptStates = ['started', 'paid', 'failed', 'unclear', 'refund_due', 'refunded'] as const;

export type AttemptState = (typeof attemptStates)[number];

/** Why an attempt needs a person, or its money goes back. */
export const attemptProblems = [
  'amount_differs',
  'unreachable',
  'not_placed',
  'paid_twice',
  'refund_failed',
] as const;

export type AttemptProblem = (typeof attemptProblems)[number];

/** What was asked for, in minor units. */
export interface AskedPayment {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
}

/** What a provider says of it. `closed`: nobody can pay it any more. */
export type ProviderReport =
  | ({ readonly state: 'paid' /** Its own name of the payment. */; readonly payment: string } & AskedPayment)
  | { readonly state: 'open' | 'closed' };

/** What follows from a report. */
export type Verdict = 'paid' | 'open' | 'failed' | 'amount_differs';

const hour = 3_600_000;

/** A page of a provider that nobody has used for so long is never paid. */
export const givenUpAfterMs = 24 * hour;

/** After so long without an answer of the provider a person has to know. */
export const unclearAfterMs = hour;

/**
 * What a report makes of an attempt: paid counts only to the last minor unit, in the currency and for the reference that were asked for.
 * @param ageMs how long ago it was started
 */
export function verdictOn(asked: AskedPayment, report: ProviderReport, ageMs: number): Verdict {
  if (report.state !== 'paid') {
    return report.state === 'closed' || ageMs >= givenUpAfterMs ? 'failed' : 'open';
  }
  const fits =
    report.amount === asked.amount &&
    report.currency === asked.currency &&
    report.reference === asked.reference;
  return fits ? 'paid' : 'amount_differs';
}

const firstWaitMs = 5 * 60_000;
const longestWaitMs = 6 * hour;

/** How long to wait before a provider is asked again: 5 minutes, then twice as long each time, up to 6 hours. */
export function waitBeforeCheckMs(checks: number): number {
  return Math.min(firstWaitMs * 2 ** checks, longestWaitMs);
}

/** What a person can do about an attempt that needs one. */
export const attemptActs = ['check', 'refund', 'retry_refund'] as const;

export type AttemptAct = (typeof attemptActs)[number];

/** The one act for an attempt; null where it needs nobody. */
export function actFor(attempt: { state: AttemptState; problem: AttemptProblem | null }): AttemptAct | null {
  if (attempt.problem === 'refund_failed') return 'retry_refund';
  if (attempt.state !== 'unclear') return null;
  return attempt.problem === 'amount_differs' ? 'refund' : 'check';
}
