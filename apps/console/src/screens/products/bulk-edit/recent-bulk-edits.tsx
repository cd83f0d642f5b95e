import { isJobOpen } from '@sokoni/rules/stores/store-job';
import { type StartedBulkEdit, useBulkEdits, useUndoBulkEdit } from '#api/catalogue/bulk-edits.ts';
import rows from '#parts/bulk/failure-rows.module.css';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { progressText } from '#parts/jobs/job-text.ts';
import { sayBulkEdit } from '#sentences/products/bulk-edits.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import styles from './bulk-edit.module.css';
import { endingText } from './bulk-edit-text.ts';

interface RecentChangesProps {
  /** Follows the change, which goes on or is being put back. */
  onFollow: (edit: StartedBulkEdit) => void;
  onClose: () => void;
}

/** The last changes of many products, each with the way back. */
export function RecentChanges({ onFollow, onClose }: RecentChangesProps) {
  const dates = useStoreDates();
  const edits = useBulkEdits({ page: 1, limit: 10 });
  const undo = useUndoBulkEdit();

  function putBack(edit: StartedBulkEdit): void {
    undo.mutate(edit.job.id, { onSuccess: onFollow, onError: (error) => showFailure(error) });
  }

  return (
    <Modal open onClose={onClose} title={sayBulkEdit('recent.title')}>
      {edits.error ? (
        <FailedState onRetry={edits.reload} retrying={edits.isFetching} requestId={edits.requestId}>
          {edits.error}
        </FailedState>
      ) : edits.isLoading ? (
        <SkeletonText lines={5} />
      ) : edits.items.length === 0 ? (
        <Muted>{sayBulkEdit('recent.none')}</Muted>
      ) : (
        <ul className={rows.rows}>
          {edits.items.map((edit) => (
            <li key={edit.job.id} className={styles.change}>
              <div className={styles.changeWords}>
                <p className={styles.changeTitle}>{sayBulkEdit(`done.${edit.kind}`)}</p>
                <p className={rows.reason}>
                  {edit.job.created_by} · {dates.moment(edit.job.created_at)}
                </p>
                <p className={rows.reason}>{wordsOf(edit)}</p>
              </div>
              {edit.can_undo ? (
                <Button size="sm" disabled={undo.isPending} onClick={() => putBack(edit)}>
                  {sayProduct('action.undo')}
                </Button>
              ) : (
                isJobOpen(edit.job.state) && (
                  <Button size="sm" onClick={() => onFollow(edit)}>
                    {sayBulkEdit('progress.show')}
                  </Button>
                )
              )}
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}

function wordsOf({ job, undo_job_id }: StartedBulkEdit): string {
  if (isJobOpen(job.state)) return progressText(job);
  if (job.state === 'failed') return job.problem;
  return undo_job_id ? `${endingText(job)} ${sayBulkEdit('end.undone')}` : endingText(job);
}
