import type { Log } from '#core/database/access/log.ts';

/**
 * Does the work of a job store by store. A store where it fails is logged and skipped, and the others go on.
 * @throws AggregateError of the failures at the end, so that the job is tried again
 */
export async function forEachStore(
  storeIds: readonly string[],
  { job, log }: { job: string; log: Log },
  work: (storeId: string) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const storeId of storeIds) {
    try {
      await work(storeId);
    } catch (error) {
      log.error(
        { err: error, store_id: storeId, job },
        'the job failed in a store and goes on with the others',
      );
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${job} failed in ${failures.length} stores`);
}
