import { type OrderActKind, orderActKinds } from '@sokoni/rules/order-acts';
import { isJobOpen } from '@sokoni/rules/store-job';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keys } from '#api/keys.ts';
import { useStoreJob } from '#api/store-jobs.ts';
import { useActiveStoreId } from '#api/stores.ts';
import { JobProgress } from '#parts/job-progress.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OrderActFailures } from './order-act-failures.tsx';
import { endingText } from './order-act-words.ts';

interface OrderActProgressProps {
  jobId: string;
  kind: OrderActKind;
  onDismiss: () => void;
}

/** An act on many orders on its way, then its end. */
export function OrderActProgress({ jobId, kind, onDismiss }: OrderActProgressProps) {
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
    <section ref={place} aria-label="Act on many orders">
      <Card>
        <JobProgress
          job={job}
          title={orderActKinds[kind]}
          noun={['order', 'orders']}
          ending={endingText(kind, job, navigator.language)}
          actions={
            <>
              {job.failed > 0 && (
                <Button size="sm" onClick={() => setShowsFailures(true)}>
                  Show why
                </Button>
              )}
              <Button variant="quiet" size="sm" onClick={onDismiss}>
                Close
              </Button>
            </>
          }
        />
      </Card>
      {showsFailures && <OrderActFailures jobId={jobId} onClose={() => setShowsFailures(false)} />}
    </section>
  );
}
