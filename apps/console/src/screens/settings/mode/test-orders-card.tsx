import { isJobOpen } from '@sokoni/rules/stores/store-job';
import { useState } from 'react';
import { useClearTestOrders, useTestOrderCount } from '#api/sales/test-orders.ts';
import { useStoreJob } from '#api/stores/store-jobs.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { JobProgress } from '#parts/jobs/job-progress.tsx';
import styles from '#screens/settings/settings.module.css';
import { sayMode } from '#sentences/settings/mode.ts';
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
    <Card title={sayMode('testOrders.title')}>
      <Stack>
        {job && <JobProgress job={job} title={sayMode('testOrders.clearing')} noun="test_orders" />}
        {!isClearing && count > 0 && (
          <div className={styles.act}>
            <p>{sayMode('testOrders.text', { count })}</p>
            <Button onClick={() => setIsAsking(true)}>{sayMode('testOrders.open')}</Button>
          </div>
        )}
      </Stack>
      <ConfirmModal
        open={isAsking}
        danger
        title={sayMode('testOrders.question')}
        confirmLabel={sayMode('testOrders.confirm')}
        busy={clearTestOrders.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={clear}
      >
        <ul className={styles.points}>
          <li>{sayMode('testOrders.deleted', { count })}</li>
          <li>{sayMode('testOrders.restocked')}</li>
          <li>{sayMode('testOrders.cards')}</li>
        </ul>
      </ConfirmModal>
    </Card>
  );
}
