import { type BulkEdit, editedProduct } from '@sokoni/rules/products/bulk-edit';
import { productDifference } from '@sokoni/rules/products/bulk-edit-undo';
import { isValueExact } from '@sokoni/rules/stock/stock-value';
import { assertCategory } from '#catalogue/categories/save-category.ts';
import { countStatuses, deleteVariants, findUsedVariants } from '#catalogue/products/queries.ts';
import { bulkEditSentence, sayProduct } from '#catalogue/products/sentences.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { readHoldings } from '#stock/assert-stock-value.ts';
import { sayStock } from '#stock/sentences.ts';
import type { JobRow } from '#tenancy/store-jobs/jobs-of-kind.ts';
import type { JobRunner } from '#tenancy/store-jobs/run-job.ts';
import {
  deleteProducts,
  type FoundProduct,
  findNext,
  lockProducts,
  noteOutcomes,
  type Outcome,
} from './queries.ts';
import { type EditedProduct, writeEdited } from './write-edited.ts';

/** What a job of the kind `bulk_edit` is told; the products are in `bulk_edit_products`. */
export interface BulkEditInput {
  edit: BulkEdit;
}

/** Where a step begins: behind this product. */
export interface StepPosition {
  after?: string;
}

/** Changes the next products of the selection. */
export const editRunner: JobRunner = {
  async step(db, job, _prepared, now) {
    const { edit } = job.input as BulkEditInput;
    const { after = null } = job.position as StepPosition;
    const next = await findNext(db, job.store_id, job.id, 'waiting', after);
    const ids = next.map(({ product_id }) => product_id);
    const outcomes = ids.length === 0 ? [] : await doEdit(db, job, edit, ids, now);
    await noteOutcomes(db, job.store_id, job.id, outcomes, now);
    const count = (state: Outcome['state']) => outcomes.filter((outcome) => outcome.state === state).length;
    const failed = count('failed');
    const last = ids.at(-1);
    return {
      position: last === undefined ? null : ({ after: last } satisfies StepPosition),
      done: outcomes.length - failed,
      failed,
      result: {
        changed: (job.result.changed ?? 0) + count('changed'),
        unchanged: (job.result.unchanged ?? 0) + count('unchanged'),
      },
    };
  },
};

async function doEdit(
  db: Db,
  job: JobRow,
  edit: BulkEdit,
  ids: readonly string[],
  now: Date,
): Promise<Outcome[]> {
  if (edit.kind === 'category') await assertCategory(db, job.store_id, edit.category_id);
  const found = await lockProducts(db, job.store_id, ids);
  const gone = ids
    .filter((id) => !found.some((product) => product.id === id))
    .map((product_id) => failure({ id: product_id, title: '' }, sayProduct('bulk.gone')));
  const outcomes =
    edit.kind === 'delete'
      ? await removeAll(db, job.store_id, found)
      : await changeAll(db, job.store_id, found, edit, now);
  return [...gone, ...outcomes];
}

async function changeAll(
  db: Db,
  storeId: string,
  products: readonly FoundProduct[],
  edit: Exclude<BulkEdit, { kind: 'delete' }>,
  now: Date,
): Promise<Outcome[]> {
  const edited: EditedProduct[] = [];
  const variants = edit.kind === 'cost' ? products.flatMap((product) => product.variants) : [];
  const holdings = await readHoldings(
    db,
    storeId,
    variants.map(({ id }) => id),
  );
  const outcomes = products.map((before): Outcome => {
    const after = editedProduct(before, edit);
    if (!after.ok) return failure(before, bulkEditSentence(after));
    for (const { id, cost } of after.value.variants) {
      if (!isValueExact({ units: holdings.get(id)?.units ?? 0, cost })) {
        return failure(before, sayStock('value.tooLarge'));
      }
    }
    const difference = productDifference(before, after.value);
    if (difference === null) return { product_id: before.id, state: 'unchanged' };
    edited.push({ before, after: after.value });
    return { product_id: before.id, state: 'changed', difference };
  });
  await writeEdited(db, storeId, edited, now);
  return outcomes;
}

/** Deletes those that have left no trace in the books. */
async function removeAll(db: Db, storeId: string, products: readonly FoundProduct[]): Promise<Outcome[]> {
  const used = new Set(
    await findUsedVariants(
      db,
      storeId,
      products.flatMap(({ variants }) => variants.map(({ id }) => id)),
    ),
  );
  const isFree = ({ variants }: FoundProduct) => !variants.some(({ id }) => used.has(id));
  const free = products.filter(isFree);
  if (free.length > 0) {
    await deleteVariants(
      db,
      storeId,
      free.flatMap(({ variants }) => variants.map(({ id }) => id)),
    );
    const ids = free.map(({ id }) => id);
    await deleteProducts(db, storeId, ids);
    await countStatuses(
      db,
      storeId,
      free.map(({ status }) => ({ from: status, to: null })),
    );
    publishChange(db, 'product', ids);
  }
  return products.map((product) =>
    isFree(product)
      ? // Nothing of it is left that could be put back.
        { product_id: product.id, state: 'undone' }
      : failure(product, sayProduct('bulk.hasHistory')),
  );
}

function failure({ id, title }: { id: string; title: string }, reason: string): Outcome {
  return { product_id: id, state: 'failed', title, reason };
}
