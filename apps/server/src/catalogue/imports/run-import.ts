import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { jobAction } from '#tenancy/store-jobs/job-action.ts';
import type { JobRunner } from '#tenancy/store-jobs/run-job.ts';
import type { DoneItem, ImportKey, ItemRow, RowFinding } from './import-items.ts';
import { addedTo, type ImportRecord, importOfJob } from './job-import.ts';
import { updateImport } from './queries.ts';
import { findItemsToDo, keepDone, keepFindings } from './staging-queries.ts';

const itemsAtOnce = 300;

/** The work that a step belongs to. */
export interface ImportWork {
  key: ImportKey;
  record: ImportRecord;
  action: Action;
}

/** What a step has done with its items; `changes` are what its undoing puts back. */
export interface Applied {
  written: readonly DoneItem<{ created: boolean; removed?: boolean }>[];
  /** What turned out to be as the file says, or to be left out. */
  idle: readonly { first_row: number; record_id: string | null }[];
  failed: readonly { first_row: number }[];
  findings: readonly RowFinding[];
}

interface RunRules<Draft> {
  /** As many of the items as one step can take, where it is fewer. */
  atMost?(items: readonly ItemRow<Draft>[]): ItemRow<Draft>[];
  /** Writes items as the dry run has read them, against the store as it is by now. */
  apply(db: Db, work: ImportWork, items: readonly { first_row: number; draft: Draft }[]): Promise<Applied>;
  /** Starts what follows the last item; answers its work. */
  follow?(db: Db, work: ImportWork): Promise<{ images_job_id?: string }>;
}

/** The import itself: a few hundred items a step. */
export function runRunner<Draft>(rules: RunRules<Draft>): JobRunner {
  return {
    async step(db, job, _prepared, now) {
      const record = await importOfJob(db, job);
      const key = { storeId: job.store_id, importId: record.id };
      const work = { key, record, action: jobAction(job, now) };
      const { after = 0 } = job.position as { after?: number };
      const found = await findItemsToDo<Draft>(db, key, after, itemsAtOnce);
      const items = rules.atMost?.(found) ?? found;
      if (items.length === 0) {
        const following = await rules.follow?.(db, work);
        if (following && Object.keys(following).length > 0)
          await updateImport(db, key.storeId, key.importId, following);
        return { position: null, done: 0, failed: 0, result: job.result };
      }
      const drafts = items.flatMap(({ first_row, draft }) => (draft ? [{ first_row, draft }] : []));
      const { written, idle, failed, findings } = await rules.apply(db, work, drafts);
      const nothing = { record_id: null, changes: null };
      await keepDone(db, key, [
        ...written.map((item) => ({ ...item, state: 'done' })),
        ...failed.map(({ first_row }) => ({ ...nothing, first_row, state: 'failed' })),
        ...idle.map((item) => ({ ...nothing, ...item, state: 'done' })),
      ]);
      await keepFindings(db, key, findings);
      if (after === 0) await enqueue(db, 'analyze_new_tables', {});
      const created = written.filter(({ changes }) => changes.created).length;
      const removed = written.filter(({ changes }) => changes.removed).length;
      const updated = written.length - created - removed;
      return {
        position: { after: items.at(-1)?.first_row ?? after },
        done: drafts.length - failed.length,
        failed: failed.length,
        result: addedTo(job.result, { created, updated, removed, same: idle.length }),
      };
    },
  };
}
