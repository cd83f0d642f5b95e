import { isJobOpen } from '@sokoni/rules/stores/store-job';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
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
  publishChange(db, 'job', [id]);
}
