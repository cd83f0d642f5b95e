import type { BulkEditKind } from '@sokoni/rules/products/bulk-edit';
import { isJobOpen } from '@sokoni/rules/stores/store-job';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useBulkEdit, useUndoBulkEdit } from '#api/catalogue/bulk-edits.ts';
import { productsChanged } from '#api/catalogue/products.ts';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { keys } from '#api/client/keys.ts';
import { useStoreJob } from '#api/stores/store-jobs.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { JobProgress } from '#parts/jobs/job-progress.tsx';
import { sayBulkEdit } from '#sentences/products/bulk-edits.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Button } from '#ui/buttons/button.tsx';
import styles from './bulk-edit.module.css';
import { EditFailures } from './bulk-edit-failures.tsx';
import { endingText } from './bulk-edit-text.ts';

interface BulkProgressProps {
  jobId: string;
  kind: BulkEditKind;
  onDismiss: () => void;
}

/** A change of many products on its way, then its end with the way back. */
export function BulkProgress({ jobId, kind, onDismiss }: BulkProgressProps) {
  const [undoId, setUndoId] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const [showsFailures, setShowsFailures] = useState(false);
  const followed = useStoreJob(undoId ?? jobId).data;
  const isEnded = followed !== undefined && !isJobOpen(followed.state);
  const edit = useBulkEdit(jobId, isEnded).data;
  const undo = useUndoBulkEdit();
  const client = useQueryClient();
  const storeId = useActiveStoreId();

  useEffect(() => {
    if (!isEnded) return;
    productsChanged(storeId, client);
    void client.invalidateQueries({ queryKey: keys.bulkEdits(storeId) });
  }, [isEnded, storeId, client]);

  // It stands above the list; who has chosen far below comes up to it.
  const isShown = followed !== undefined;
  useEffect(() => {
    if (isShown) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  if (!followed && !undoId) return null;
  return (
    <section
      ref={section}
      aria-label={sayBulkEdit('progress.label')}
      // The button that puts back goes with what it put back: the focus stays here.
      tabIndex={-1}
      className={styles.progress}
    >
      {followed && (
        <JobProgress
          job={followed}
          title={
            isEnded
              ? sayBulkEdit(`done.${kind}`)
              : undoId
                ? sayBulkEdit('undoing')
                : sayBulkEdit(`going.${kind}`)
          }
          ending={endingText(followed)}
          actions={
            <>
              {!undoId && followed.failed > 0 && (
                <Button size="sm" onClick={() => setShowsFailures(true)}>
                  {sayBulkEdit('progress.details')}
                </Button>
              )}
              {!undoId && edit?.can_undo && (
                <Button
                  size="sm"
                  busy={undo.isPending}
                  onClick={() =>
                    undo.mutate(jobId, {
                      onSuccess: ({ undo_job_id }) => {
                        setUndoId(undo_job_id);
                        section.current?.focus();
                      },
                      onError: (error) => showFailure(error),
                    })
                  }
                >
                  {sayProduct('action.undo')}
                </Button>
              )}
              <Button variant="quiet" size="sm" onClick={onDismiss}>
                {sayProduct('action.close')}
              </Button>
            </>
          }
        />
      )}
      {showsFailures && <EditFailures jobId={jobId} onClose={() => setShowsFailures(false)} />}
    </section>
  );
}
