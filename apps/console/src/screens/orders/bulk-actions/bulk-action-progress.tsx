import type { OrderActKind } from '@sokoni/rules/orders/order-bulk-actions';
import { isJobOpen } from '@sokoni/rules/stores/store-job';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { keys } from '#api/client/keys.ts';
import { useStoreJob } from '#api/stores/store-jobs.ts';
import { JobProgress } from '#parts/jobs/job-progress.tsx';
import { sayOrderList as say } from '#sentences/orders/list.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { OrderBulkActionFailures } from './bulk-action-failures.tsx';
import { endingText } from './bulk-action-text.ts';

interface OrderBulkActionProgressProps {
  jobId: string;
  kind: OrderActKind;
  onDismiss: () => void;
}

/** An act on many orders on its way, then its end. */
export function OrderBulkActionProgress({ jobId, kind, onDismiss }: OrderBulkActionProgressProps) {
  const place = useRef<HTMLElement>(null);
  const [showsFailures, setShowsFailures] = useState(false);
  const job = useStoreJob(jobId).data;
  const isEnded = job !== undefined && !isJobOpen(job.state);
  const client = useQueryClient();
  const storeId = useActiveStoreId();

  useEffect(() => {
    if (isEnded) void client.invalidateQueries({ queryKey: keys.orders(storeId) });
  }, [isEnded, storeId, client]);

  // It stands above the list; who has chosen far below comes up to it.
  const isShown = job !== undefined;
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  if (!job) return null;
  return (
    <section ref={place} aria-label={say('bulk.section')}>
      <Card>
        <JobProgress
          job={job}
          title={say(`bulkDoing.${kind}`)}
          ending={endingText(kind, job)}
          actions={
            <>
              {job.failed > 0 && (
                <Button size="sm" onClick={() => setShowsFailures(true)}>
                  {say('bulk.details')}
                </Button>
              )}
              <Button variant="quiet" size="sm" onClick={onDismiss}>
                {say('bulk.close')}
              </Button>
            </>
          }
        />
      </Card>
      {showsFailures && <OrderBulkActionFailures jobId={jobId} onClose={() => setShowsFailures(false)} />}
    </section>
  );
}
