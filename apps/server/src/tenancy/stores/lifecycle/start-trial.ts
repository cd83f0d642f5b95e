import { checkTrialStart, trialEnd } from '@sokoni/rules/stores/account-contract';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { beginTrial, findStore, type StoreRow } from '#tenancy/stores/queries.ts';
import { sayStore } from '#tenancy/stores/sentences.ts';

/**
 * Starts the one enterprise trial of the account that owns the store (CONTRACT `trial/start`).
 * @throws DomainError `not_found`, `already_enterprise`, `trial_used`
 */
export async function startAccountTrial(db: Db, storeId: string, now: Date): Promise<StoreRow> {
  const store = await findStore(db, storeId);
  if (!store) throw new DomainError('not_found');
  const check = checkTrialStart(store);
  if (!check.ok) throw check.reason === 'trial_used' ? trialUsed() : new DomainError(check.reason);
  const endsAt = trialEnd(now);
  if (!(await beginTrial(db, store.account_id, now, endsAt))) throw trialUsed();
  return { ...store, trial_started_at: now, trial_ends_at: endsAt };
}

function trialUsed(): DomainError {
  return new DomainError('trial_used', { message: sayStore('trialUsed') });
}
