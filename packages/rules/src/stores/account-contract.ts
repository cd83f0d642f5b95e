export type ContractType = 'basic' | 'enterprise';

/** Length of the one enterprise trial of an account (CONTRACT, `trial/start`). */
export const TRIAL_DAYS = 14;

const dayMs = 24 * 60 * 60 * 1000;

/** What is kept of an account. `contract_type` is what is agreed and paid for: a trial never changes it, it only lies
 * over it until `trial_ends_at` (null: no trial was ever started). */
export interface AccountContract {
  readonly contract_type: ContractType;
  readonly trial_ends_at: Date | string | null;
}

/** The contract in force at a moment: enterprise while the trial runs, the agreed one before and after. */
export function contractNow(account: AccountContract, now: Date): ContractType {
  if (account.trial_ends_at === null) return account.contract_type;
  return now.getTime() < new Date(account.trial_ends_at).getTime() ? 'enterprise' : account.contract_type;
}

/** When a trial that starts at `now` ends. */
export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + TRIAL_DAYS * dayMs);
}

/** Whether an account may start its trial: once, and only on the basic contract. */
export function checkTrialStart(
  account: AccountContract,
): { readonly ok: true } | { readonly ok: false; readonly reason: 'already_enterprise' | 'trial_used' } {
  if (account.contract_type === 'enterprise') {
    return { ok: false, reason: 'already_enterprise' };
  }
  if (account.trial_ends_at !== null) {
    return { ok: false, reason: 'trial_used' };
  }
  return { ok: true };
}

/** `checkTrialStart` for a button that is shown or not. */
export function canStartTrial(account: AccountContract): boolean {
  return checkTrialStart(account).ok;
}
