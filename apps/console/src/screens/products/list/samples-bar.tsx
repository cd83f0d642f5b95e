import { useState } from 'react';
import { useRemoveSamples } from '#api/catalogue/sample-products.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { JobProgress } from '#parts/jobs/job-progress.tsx';
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
        <JobProgress job={job} title="Adding sample products" noun={['product', 'products']} />
      </Card>
    );
  }
  if (count === 0) return null;
  return (
    <>
      <NotificationCard
        title={count === 1 ? '1 sample product' : `${count} sample products`}
        actionLabel="Remove sample products"
        onAction={() => setIsAsking(true)}
      >
        Use them to try things out. Rename a sample to keep it.
      </NotificationCard>
      <ConfirmModal
        open={isAsking}
        danger
        title="Remove sample products?"
        confirmLabel="Remove"
        busy={removeSamples.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={remove}
      >
        <Stack gap={2}>
          <p>
            {count === 1 ? 'The sample product is deleted' : `All ${count} sample products are deleted`} for
            good, with pictures and stock. Your own products stay.
          </p>
          <p>Samples with sales or stock history are archived instead.</p>
        </Stack>
      </ConfirmModal>
    </>
  );
}
