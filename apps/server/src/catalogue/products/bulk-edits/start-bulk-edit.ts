import { type Actor, can } from '@sokoni/rules/access/actor';
import { type BulkEdit, type BulkEditKind, bulkEditPermission } from '@sokoni/rules/products/bulk-edit';
import { isJobOpen } from '@sokoni/rules/stores/store-job';
import { assertCategory } from '#catalogue/categories/save-category.ts';
import { type ProductSelection, selectedProducts } from '#catalogue/products/list/list-queries.ts';
import { sayProduct } from '#catalogue/products/sentences.ts';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { holdJobOfKind, setJobTotal } from '#tenancy/store-jobs/jobs-of-kind.ts';
import { startJob } from '#tenancy/store-jobs/start-job.ts';
import type { BulkEditInput } from './edit-step.ts';
import { countToUndo, findUndoStates, insertSelection } from './queries.ts';
import type { UndoInput } from './undo-step.ts';

/**
 * Begins a change of many products: what is selected at this moment is written down, a worker does the rest.
 * @returns the job and how many products it is about
 * @throws DomainError `nothing_selected`, `not_allowed`, `not_found` for the category, `job_limit`
 */
export async function startBulkEdit(
  db: Db,
  storeId: string,
  { selection, edit }: { selection: ProductSelection; edit: BulkEdit },
  { actor, receivedAt }: Action,
): Promise<{ jobId: string; products: number }> {
  assertMayEdit(actor, edit.kind);
  if (edit.kind === 'category') await assertCategory(db, storeId, edit.category_id);
  const input: BulkEditInput = { edit };
  const jobId = await startJob(db, storeId, actor, { kind: 'bulk_edit', input, total: null }, receivedAt);
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
  { actor, receivedAt }: Action,
): Promise<{ undoJobId: string; products: number }> {
  const job = await holdJobOfKind(db, storeId, 'bulk_edit', jobId);
  assertMayEdit(actor, (job.input as BulkEditInput).edit.kind);
  if (isJobOpen(job.state)) {
    throw new DomainError('nothing_to_undo', {
      message: sayProduct('bulk.running'),
    });
  }
  const states = await findUndoStates(db, storeId, [jobId]);
  const products = await countToUndo(db, storeId, jobId);
  if (products === 0 || states.get(jobId)?.isUndoing) throw new DomainError('nothing_to_undo');
  const input: UndoInput = { undoes: jobId };
  const undo = { kind: 'bulk_edit_undo', input, total: products } as const;
  const undoJobId = await startJob(db, storeId, actor, undo, receivedAt);
  return { undoJobId, products };
}

/** @throws DomainError `not_allowed` */
export function assertMayEdit(actor: Actor, kind: BulkEditKind): void {
  const permission = bulkEditPermission(kind);
  if (permission && !can(actor, permission)) throw new DomainError('not_allowed');
}
