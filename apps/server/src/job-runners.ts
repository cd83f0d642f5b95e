import { editRunner } from '#products/bulk-edits/edit-step.ts';
import { undoRunner } from '#products/bulk-edits/undo-step.ts';
import { stockTakeRunner } from '#stock-takes/apply-stock-take.ts';
import type { JobRunners } from '#store-jobs/run-job.ts';

/** Every kind of long work and what does it. */
export const jobRunners: JobRunners = {
  bulk_edit: editRunner,
  bulk_edit_undo: undoRunner,
  stock_take: stockTakeRunner,
};
