import type { Actor } from '@sokoni/rules/access/actor';
import { type JobKind, mostOpenJobs } from '@sokoni/rules/stores/store-job';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { countOpenJobs, findJob, insertJob } from './queries.ts';

/**
 * Puts a long work of the store on the list; a worker takes it up once the transaction commits.
 * @param total of what it will count, null when nobody knows yet
 * @param follows the next part of a work that is ending, which waits for no other
 * @param resumes the stopped job that it goes on with, whose counts stay told; `total` is what is left of it
 * @returns its id
 * @throws DomainError `job_limit`
 */
export async function startJob(
  db: Db,
  storeId: string,
  actor: Actor,
  {
    kind,
    input,
    total,
    follows = false,
    resumes = null,
  }: {
    kind: JobKind;
    input: object;
    total: number | null;
    follows?: boolean;
    resumes?: string | null;
  },
  now: Date,
): Promise<string> {
  if (!follows && (await countOpenJobs(db, storeId)) >= mostOpenJobs) throw new DomainError('job_limit');
  const id = newId();
  const stopped = resumes === null ? undefined : await findJob(db, storeId, resumes);
  const { done, failed, result } = stopped ?? { done: 0, failed: 0, result: {} };
  const whole = total === null ? null : total + done + failed;
  await insertJob(db, { storeId, id, kind, input, total: whole, done, failed, result, actor, now });
  await enqueue(db, 'run_store_job', { store_id: storeId, job_id: id });
  publishChange(db, 'job', [id]);
  return id;
}
