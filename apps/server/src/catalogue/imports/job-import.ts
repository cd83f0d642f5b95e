import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { JobRow } from '#tenancy/store-jobs/run-job.ts';
import { findImportOfJob, type ImportRecord } from './queries.ts';

export type { ImportRecord };

/**
 * The import that a work is about.
 * @throws DomainError `not_found`
 */
export async function importOfJob(db: Db, job: JobRow): Promise<ImportRecord> {
  const { import_id } = job.input as { import_id: string };
  const record = await findImportOfJob(db, job.store_id, import_id);
  if (!record) throw new DomainError('not_found');
  return record;
}

/** What a work tells, with what one more step adds to it. */
export function addedTo(
  before: Record<string, number>,
  more: Record<string, number>,
): Record<string, number> {
  return Object.fromEntries(Object.entries(more).map(([name, count]) => [name, (before[name] ?? 0) + count]));
}
