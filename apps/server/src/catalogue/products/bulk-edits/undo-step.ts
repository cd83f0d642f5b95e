import { productDifference, withoutChange } from '@sokoni/rules/products/bulk-edit-undo';
import type { JobRunner } from '#tenancy/store-jobs/run-job.ts';
import type { StepPosition } from './edit-step.ts';
import { findCategoryIds, findNext, lockProducts, noteOutcomes } from './queries.ts';
import { type EditedProduct, writeEdited } from './write-edited.ts';

/** What a job of the kind `bulk_edit_undo` is told. */
export interface UndoInput {
  /** The job that is taken back. */
  undoes: string;
}

/** Takes the change back from the next products that it changed. */
export const undoRunner: JobRunner = {
  async step(db, job, _prepared, now) {
    const { undoes } = job.input as UndoInput;
    const { after = null } = job.position as StepPosition;
    const next = await findNext(db, job.store_id, undoes, 'changed', after);
    const ids = next.map(({ product_id }) => product_id);
    const found = ids.length === 0 ? [] : await lockProducts(db, job.store_id, ids);
    const categories = await findCategoryIds(
      db,
      job.store_id,
      next.flatMap(({ difference }) => difference.before.category_id ?? []),
    );
    let kept = 0;
    const edited: EditedProduct[] = [];
    for (const before of found) {
      const difference = next.find(({ product_id }) => product_id === before.id)?.difference;
      if (!difference) continue;
      const { product, keptSomething } = withoutChange(before, difference);
      // A category that is gone cannot be put back.
      const isLost =
        product.category_id !== before.category_id &&
        product.category_id !== null &&
        !categories.has(product.category_id);
      const restored = isLost ? { ...product, category_id: before.category_id } : product;
      if (keptSomething || isLost) kept += 1;
      if (productDifference(before, restored)) edited.push({ before, after: restored });
    }
    await writeEdited(db, job.store_id, edited, now);
    await noteOutcomes(
      db,
      job.store_id,
      undoes,
      ids.map((product_id) => ({ product_id, state: 'undone' })),
      now,
    );
    const last = ids.at(-1);
    return {
      position: last === undefined ? null : ({ after: last } satisfies StepPosition),
      done: ids.length,
      failed: 0,
      result: {
        restored: (job.result.restored ?? 0) + edited.length,
        kept: (job.result.kept ?? 0) + kept,
        gone: (job.result.gone ?? 0) + ids.length - found.length,
      },
    };
  },
};
