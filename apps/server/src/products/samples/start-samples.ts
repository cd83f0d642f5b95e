import { productTypeOf } from '@sokoni/rules/product-types';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { startJob } from '#store-jobs/start-job.ts';
import { findTrade, hasSamples } from './queries.ts';
import { samplesOf } from './samples.ts';

/**
 * Lets the worker fill a test store with sample products of its type.
 * @returns the id of the job
 * @throws DomainError `not_found`, `test_mode_only`, `samples_there`, `job_limit`
 */
export async function startSamples(db: Db, storeId: string, userId: string, now: Date): Promise<string> {
  const trade = await findTrade(db, storeId);
  const type = productTypeOf(trade?.product_type_id ?? '');
  if (!trade || !type) throw new DomainError('not_found');
  if (trade.mode !== 'test') throw new DomainError('test_mode_only');
  if (await hasSamples(db, storeId)) throw new DomainError('samples_there');
  const input = { product_type_id: type.id, currency_code: trade.currency_code };
  const total = samplesOf(type.id).length;
  return startJob(db, storeId, userId, { kind: 'sample_products', input, total }, now);
}
