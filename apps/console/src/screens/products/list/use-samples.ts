import { allows } from '@sokoni/rules/access/roles';
import { isJobOpen } from '@sokoni/rules/stores/store-job';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { samplesChanged, useAddSamples, useSampleCount } from '#api/catalogue/sample-products.ts';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { useStoreJob } from '#api/stores/store-jobs.ts';
import type { StoreJob } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { rolesHere, useSession } from '#session/session.ts';

export interface Samples {
  /** How many there are; none for whom they are no matter. */
  count: number;
  /** Adds them; null where that cannot be. */
  add: (() => void) | null;
  isStarting: boolean;
  /** The job that adds them, until it has ended well. */
  job: StoreJob | null;
}

/** The sample products of a store in test mode. */
export function useSamples(): Samples {
  const storeId = useActiveStoreId();
  const client = useQueryClient();
  const mayEdit = allows(useSession(rolesHere), 'editStore');
  const isTest = useSession(({ activeStore }) => activeStore?.mode === 'test');
  const count = useSampleCount(mayEdit) ?? 0;
  const addSamples = useAddSamples();
  const [jobId, setJobId] = useState<string | null>(null);
  const { data: job } = useStoreJob(jobId);
  const done = job?.done;
  const isOpen = job !== undefined && isJobOpen(job.state);
  useEffect(() => {
    if (done !== undefined) samplesChanged(storeId, client);
  }, [done, storeId, client]);

  return {
    count,
    add:
      mayEdit && isTest && !isOpen
        ? () =>
            addSamples.mutate(undefined, {
              onSuccess: ({ id }) => setJobId(id),
              onError: (error) => showFailure(error),
            })
        : null,
    isStarting: addSamples.isPending,
    job: job && job.state !== 'done' ? job : null,
  };
}
