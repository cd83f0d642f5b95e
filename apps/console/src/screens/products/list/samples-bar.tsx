import { useState } from 'react';
import { useRemoveSamples } from '#api/catalogue/sample-products.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { JobProgress } from '#parts/jobs/job-progress.tsx';
import { sayProductList } from '#sentences/products/list.ts';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import type { Samples } from './use-samples.ts';

/** Above the list: how far the samples are that are being added, and how to be rid of them. */
export function SamplesBar({ samples: { count, job } }: { samples: Samples }) {
  const [isAsking, setIsAsking] = useState(false);
  const removeSamples = useRemoveSamples();

  function remove(): void {
    removeSamples.mutate(undefined, {
      onSuccess: ({ message }) => {
        setIsAsking(false);
        toast.success(message);
      },
      onError: (error) => showFailure(error),
    });
  }

  if (job) {
    return (
      <Card>
        <JobProgress job={job} title={sayProductList('samples.adding')} noun="products" />
      </Card>
    );
  }
  if (count === 0) return null;
  return (
    <>
      <NotificationCard
        title={sayProductList('samples.count', { count })}
        actionLabel={sayProductList('samples.remove')}
        onAction={() => setIsAsking(true)}
      >
        {sayProductList('samples.hint')}
      </NotificationCard>
      <ConfirmModal
        open={isAsking}
        danger
        title={sayProductList('samples.ask')}
        confirmLabel={sayProductList('samples.confirm')}
        busy={removeSamples.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={remove}
      >
        <Stack gap={2}>
          <p>{sayProductList('samples.what', { count })}</p>
          <p>{sayProductList('samples.archived')}</p>
        </Stack>
      </ConfirmModal>
    </>
  );
}
