import { productTypeOf } from '@sokoni/rules/stores/product-types';
import { type Action, actionNow } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { startJob } from '#tenancy/store-jobs/start-job.ts';
import type { CreatedStore } from '#tenancy/stores/store-hooks.ts';
import { findTrade, hasSamples } from './queries.ts';
import { samplesOf } from './samples.ts';

/**
 * Lets the worker fill a test store with sample products of its type.
 * @returns the id of the job
 * @throws DomainError `not_found`, `test_mode_only`, `samples_there`, `job_limit`
 */
export async function startSamples(db: Db, storeId: string, { actor, receivedAt }: Action): Promise<string> {
  const trade = await findTrade(db, storeId);
  const type = productTypeOf(trade?.product_type_id ?? '');
  if (!trade || !type) throw new DomainError('not_found');
  if (trade.mode !== 'test') throw new DomainError('test_mode_only');
  if (await hasSamples(db, storeId)) throw new DomainError('samples_there');
  const input = { product_type_id: type.id, currency_code: trade.currency_code };
  const total = samplesOf(type.id).length;
  return startJob(db, storeId, actor, { kind: 'sample_products', input, total }, receivedAt);
}

/** For a new store whose draft asks for them. */
export async function startFirstSamples(db: Db, store: CreatedStore): Promise<void> {
  if (!store.wantsSamples) return;
  const creator = { kind: 'staff', userId: store.creatorId, role: 'super_admin' } as const;
  await startSamples(db, store.id, actionNow(creator, store.createdAt));
}
