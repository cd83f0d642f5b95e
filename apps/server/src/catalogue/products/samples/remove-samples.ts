import { holdCategories, removeSampleCategories } from '#catalogue/categories/save-category.ts';
import { countStatuses, updateProduct } from '#catalogue/products/queries.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { stopJob } from '#tenancy/store-jobs/cancel-job.ts';
import { openJobsOfKind } from '#tenancy/store-jobs/jobs-of-kind.ts';
import { findSamples, forgetSample } from './queries.ts';

/**
 * Clears the samples of a store, and the categories that were made for them and are empty then. One with which something was done stays in the books and is put away as a product like any
 * other.
 */
export async function clearSamples(
  db: Db,
  storeId: string,
  now: Date,
): Promise<{ deleted: number; archived: number }> {
  for (const jobId of await openJobsOfKind(db, storeId, 'sample_products'))
    await stopJob(db, storeId, jobId, now);
  await holdCategories(db, storeId);
  const samples = await findSamples(db, storeId);
  let deleted = 0;
  for (const { id, status } of samples) {
    const isGone = await forgetSample(db, id);
    if (isGone) deleted += 1;
    else await updateProduct(db, storeId, id, { status: 'archived', is_sample: false, updated_at: now });
    await countStatuses(db, storeId, [{ from: status, to: isGone ? null : 'archived' }]);
  }
  await removeSampleCategories(db, storeId);
  if (samples.length > 0) publishChange(db, 'product', []);
  return { deleted, archived: samples.length - deleted };
}
