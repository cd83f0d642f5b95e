import type { Store } from '#contract-types.ts';

type Account = Pick<Store['account'], 'contract_type' | 'trial_ends_at' | 'can_start_trial'>;

/** Where an account stands with its one enterprise trial (CONTRACT `trial/start`). */
export type TrialState =
  | { state: 'open' }
  | { state: 'running'; endsAt: string }
  | { state: 'over'; endedAt: string }
  /** The account is on a plan of its own, or cannot try it. */
  | { state: 'none'; isEnterprise: boolean };

export function trialState(
  { contract_type, trial_ends_at, can_start_trial }: Account,
  now: Date,
): TrialState {
  const isEnterprise = contract_type !== 'basic';
  if (trial_ends_at !== null) {
    const isOver = new Date(trial_ends_at) <= now;
    if (!isOver) return { state: 'running', endsAt: trial_ends_at };
    // An agreed plan goes on after the trial, and says more than that there was one.
    if (!isEnterprise) return { state: 'over', endedAt: trial_ends_at };
  }
  return can_start_trial ? { state: 'open' } : { state: 'none', isEnterprise };
}
