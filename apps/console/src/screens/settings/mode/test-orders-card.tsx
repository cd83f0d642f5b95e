import { isJobOpen } from '@sokoni/rules/stores/store-job';
import { useState } from 'react';
import { useClearTestOrders, useTestOrderCount } from '#api/sales/test-orders.ts';
import { useStoreJob } from '#api/stores/store-jobs.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { JobProgress } from '#parts/jobs/job-progress.tsx';
import { ordersText } from '#parts/numbers/count-text.ts';
import styles from '#screens/settings/settings.module.css';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';

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
        {job && <JobProgress job={job} title="Clearing test orders" noun="test_orders" />}
        {!isClearing && count > 0 && (
          <div className={styles.act}>
            <p>
              {ordersText(count)} {count === 1 ? 'was' : 'were'} placed in test mode. Clear them to put their
              items back in stock.
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
            {count === 1 ? 'The test order is deleted' : `All ${ordersText(count)} in test mode are deleted`}{' '}
            permanently, with payments and documents.
          </li>
          <li>Sold and reserved items return to available stock.</li>
          <li>Test gift cards and store credit are deleted too. Real orders, customers and products stay.</li>
        </ul>
      </ConfirmModal>
    </Card>
  );
}
