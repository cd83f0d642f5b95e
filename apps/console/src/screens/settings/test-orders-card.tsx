import { isJobOpen } from '@sokoni/rules/store-job';
import { useState } from 'react';
import { useStoreJob } from '#api/store-jobs.ts';
import { useClearTestOrders, useTestOrderCount } from '#api/test-orders.ts';
import { showFailure } from '#parts/checked-form.ts';
import { ordersText } from '#parts/count-text.ts';
import { JobProgress } from '#parts/job-progress.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Stack } from '#ui/layout.tsx';
import { ConfirmModal } from '#ui/modal.tsx';
import styles from './settings.module.css';

/** What was tried out, and how to be rid of it (CONTRACT "mode/live"); nothing where nothing was. */
export function TestOrdersCard() {
  const [isAsking, setIsAsking] = useState(false);
  const [jobId, setJobId] = useState<string | null>(null);
  const count = useTestOrderCount() ?? 0;
  const { data: job } = useStoreJob(jobId);
  const clearTestOrders = useClearTestOrders();

  function clear(): void {
    clearTestOrders.mutate(undefined, {
      onSuccess: ({ id }) => setJobId(id),
      onError: (error) => showFailure(error),
      onSettled: () => setIsAsking(false),
    });
  }

  const isClearing = job !== undefined && isJobOpen(job.state);
  if (!job && count === 0) return null;
  return (
    <Card title="Test orders">
      <Stack>
        {job && <JobProgress job={job} title="Clearing test orders" noun={['test order', 'test orders']} />}
        {!isClearing && count > 0 && (
          <div className={styles.act}>
            <p>
              {ordersText(count)} {count === 1 ? 'was' : 'were'} placed in test mode. Clear what you tried
              out, and its goods lie on the shelf again.
            </p>
            <Button onClick={() => setIsAsking(true)}>Clear test orders…</Button>
          </div>
        )}
      </Stack>
      <ConfirmModal
        open={isAsking}
        danger
        title="Clear the test orders?"
        confirmLabel="Clear test orders"
        busy={clearTestOrders.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={clear}
      >
        <ul className={styles.points}>
          <li>
            {count === 1 ? 'The test order goes' : `All ${ordersText(count)} of test mode go`} for good, with
            payments and papers.
          </li>
          <li>What they sold lies on the shelf again, and what they promised is free.</li>
          <li>Gift cards and store credit of test mode go too. Real orders, customers and products stay.</li>
        </ul>
      </ConfirmModal>
    </Card>
  );
}
