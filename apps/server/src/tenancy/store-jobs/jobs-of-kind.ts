import type { JobKind } from '@sokoni/rules/stores/store-job';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Page } from '#core/http/paging.ts';
import {
  findJob,
  findJobs,
  findOpenJobs,
  type JobRow,
  lockJob,
  type NamedJobRow,
  updateJob,
} from './queries.ts';

// For the areas whose work the jobs do.
export type { JobRow, NamedJobRow };

/** Jobs of one kind, newest first: everybody's, or those of one person. */
export async function jobsOfKind(
  db: Db,
  storeId: string,
  kind: JobKind,
  window: { offset: number; limit: number },
  createdBy?: string,
): Promise<Page<NamedJobRow>> {
  return findJobs(db, storeId, window, { kind, ...(createdBy !== undefined && { createdBy }) });
}

/** The ids of those that are not over yet. */
export async function openJobsOfKind(db: Db, storeId: string, kind: JobKind): Promise<string[]> {
  return findOpenJobs(db, storeId, kind);
}

/** @throws DomainError `not_found`, also for a job of another kind */
export async function jobOfKind(db: Db, storeId: string, kind: JobKind, id: string): Promise<NamedJobRow> {
  const job = await findJob(db, storeId, id);
  if (job?.kind !== kind) throw new DomainError('not_found');
  return job;
}

/** The job, held until the transaction ends. Throws as `jobOfKind`. */
export async function holdJobOfKind(db: Db, storeId: string, kind: JobKind, id: string): Promise<JobRow> {
  const job = await lockJob(db, storeId, id);
  if (job?.kind !== kind) throw new DomainError('not_found');
  return job;
}

/** Notes how much a job has to do, once it is known. */
export async function setJobTotal(db: Db, storeId: string, id: string, total: number): Promise<void> {
  await updateJob(db, storeId, id, { total });
}
