import { isJobOpen } from '@sokoni/rules/store-job';
import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { lockJob, updateJob } from './queries.ts';

/**
 * Stops a job: it waits for the step that is being done, and no other follows.
 * @throws DomainError `not_found`, `job_ended`
 */
export async function stopJob(db: Db, storeId: string, id: string, now: Date): Promise<void> {
  const job = await lockJob(db, storeId, id);
  if (!job) throw new DomainError('not_found');
  if (!isJobOpen(job.state)) throw new DomainError('job_ended');
  await updateJob(db, storeId, id, { state: 'cancelled', ended_at: now });
  await announce(db, 'job', [id]);
}
