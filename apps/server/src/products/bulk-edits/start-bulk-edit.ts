import { type BulkEdit, type BulkEditKind, bulkEditPermission } from '@sokoni/rules/bulk-edit';
import { allows, type Role } from '@sokoni/rules/roles';
import { isJobOpen } from '@sokoni/rules/store-job';
import { assertCategory } from '#categories/keep-category.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { holdJobOfKind, setJobTotal } from '#store-jobs/jobs-of-kind.ts';
import { startJob } from '#store-jobs/start-job.ts';
import { type ProductSelection, selectedProducts } from '../list-queries.ts';
import type { BulkEditInput } from './edit-step.ts';
import { countToUndo, findUndoStates, insertSelection } from './queries.ts';
import type { UndoInput } from './undo-step.ts';

interface Starter {
  userId: string;
  role: Role;
  now: Date;
}

/**
 * Begins a change of many products: what is selected at this moment is written down, a worker does the rest.
 * @returns the job and how many products it is about
 * @throws DomainError `nothing_selected`, `not_allowed`, `not_found` for the category, `job_limit`
 */
export async function startBulkEdit(
  db: Db,
  storeId: string,
  { selection, edit }: { selection: ProductSelection; edit: BulkEdit },
  { userId, role, now }: Starter,
): Promise<{ jobId: string; products: number }> {
  assertMayEdit(role, edit.kind);
  if (edit.kind === 'category') await assertCategory(db, storeId, edit.category_id);
  const input: BulkEditInput = { edit };
  const jobId = await startJob(db, storeId, userId, { kind: 'bulk_edit', input, total: null }, now);
  const products = await insertSelection(db, jobId, await selectedProducts(db, storeId, selection));
  if (products === 0) throw new DomainError('nothing_selected');
  await setJobTotal(db, storeId, jobId, products);
  return { jobId, products };
}

/**
 * Begins to take back a change of many products.
 * @throws DomainError `not_found`, `not_allowed`, `nothing_to_undo`, `job_limit`
 */
export async function startUndo(
  db: Db,
  storeId: string,
  jobId: string,
  { userId, role, now }: Starter,
): Promise<{ undoJobId: string; products: number }> {
  const job = await holdJobOfKind(db, storeId, 'bulk_edit', jobId);
  assertMayEdit(role, (job.input as BulkEditInput).edit.kind);
  if (isJobOpen(job.state)) {
    throw new DomainError('nothing_to_undo', { message: 'This still goes on. Cancel it first, or wait.' });
  }
  const states = await findUndoStates(db, storeId, [jobId]);
  const products = await countToUndo(db, storeId, jobId);
  if (products === 0 || states.get(jobId)?.isUndoing) throw new DomainError('nothing_to_undo');
  const input: UndoInput = { undoes: jobId };
  const undoJobId = await startJob(
    db,
    storeId,
    userId,
    { kind: 'bulk_edit_undo', input, total: products },
    now,
  );
  return { undoJobId, products };
}

/** @throws DomainError `not_allowed` */
export function assertMayEdit(role: Role, kind: BulkEditKind): void {
  const permission = bulkEditPermission(kind);
  if (permission && !allows(role, permission)) throw new DomainError('not_allowed');
}
