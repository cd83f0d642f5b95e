import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { jobAction } from '#tenancy/store-jobs/job-action.ts';
import type { JobRunner } from '#tenancy/store-jobs/run-job.ts';
import type { DoneItem, ImportKey } from './import-items.ts';
import { addedTo } from './job-import.ts';
import { findDoneItems, markItems } from './undo-queries.ts';

const itemsAtOnce = 200;

interface UndoRules<Changes> {
  /** Puts items back; answers the first rows of those that stay wholly or in part, and what there is to tell of the others. */
  undo(
    db: Db,
    key: ImportKey,
    items: readonly DoneItem<Changes>[],
    action: Action,
  ): Promise<{ kept: readonly number[]; result: Record<string, number> }>;
}

/** Undoes an import, the last item first. What somebody has changed since then stays as they left it. */
export function undoRunner<Changes>({ undo }: UndoRules<Changes>): JobRunner {
  return {
    async step(db, job, _prepared, now) {
      const { import_id: importId } = job.input as { import_id: string };
      const key = { storeId: job.store_id, importId };
      const { before = 2_000_000_000 } = job.position as { before?: number };
      const items = await findDoneItems<Changes>(db, key, before, itemsAtOnce);
      if (items.length === 0) return { position: null, done: 0, failed: 0, result: job.result };
      const { kept, result } = await undo(db, key, items, jobAction(job, now));
      const undone = items.flatMap(({ first_row }) => (kept.includes(first_row) ? [] : [first_row]));
      await markItems(db, key, undone, 'undone');
      await markItems(db, key, kept, 'kept');
      return {
        position: { before: items.at(-1)?.first_row ?? 0 },
        done: undone.length,
        failed: kept.length,
        result: addedTo(job.result, { ...result, kept: kept.length }),
      };
    },
  };
}
