import { useState } from 'react';
import { useRemoveSamples } from '#api/sample-products.ts';
import { showFailure } from '#parts/checked-form.ts';
import { JobProgress } from '#parts/job-progress.tsx';
import { Card } from '#ui/card.tsx';
import { Stack } from '#ui/layout.tsx';
import { ConfirmModal } from '#ui/modal.tsx';
import { NotificationCard } from '#ui/notification-card.tsx';
import { toast } from '#ui/toast.tsx';
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
        <JobProgress job={job} title="Adding sample products" noun={['product', 'products']} />
      </Card>
    );
  }
  if (count === 0) return null;
  return (
    <>
      <NotificationCard
        title={count === 1 ? 'One of these products is a sample' : `${count} of these products are samples`}
        actionLabel="Remove sample products"
        onAction={() => setIsAsking(true)}
      >
        Try things out with them. One that you give a title of your own becomes yours.
      </NotificationCard>
      <ConfirmModal
        open={isAsking}
        danger
        title="Remove the sample products?"
        confirmLabel="Remove"
        busy={removeSamples.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={remove}
      >
        <Stack gap={2}>
          <p>
            {count === 1 ? 'The sample goes' : `All ${count} samples go`} for good, with pictures and stock.
            Your own products stay.
          </p>
          <p>What was sold or counted is archived instead.</p>
        </Stack>
      </ConfirmModal>
    </>
  );
}
