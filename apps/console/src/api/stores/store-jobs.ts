import { isJobOpen } from '@sokoni/rules/stores/store-job';
import { useMutation } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { useStoreQuery } from '#api/client/store-calls.ts';

/** Milliseconds between two looks at a job that goes on; an event of the store makes it sooner. */
const lookAgainMs = 1000;
/** A small job is done in a moment: the first few looks come quicker. */
const firstLooks = { count: 8, everyMs: 150 };

/** A long work of the store, followed until it has ended; nothing is asked without an id. */
export function useStoreJob(jobId: string | null) {
  return useStoreQuery(
    'GET /marketplace/v1/stores/{id}/jobs/{job_id}',
    {
      key: (storeId) => keys.job(storeId, jobId ?? ''),
      params: { job_id: jobId ?? '' },
      enabled: jobId !== null,
    },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => {
        if (state.data && !isJobOpen(state.data.state)) return false;
        return state.dataUpdateCount < firstLooks.count ? firstLooks.everyMs : lookAgainMs;
      },
    },
  );
}

/** Stops a long work after the step that is being done. */
export function useCancelStoreJob(jobId: string) {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: () =>
      api('POST /marketplace/v1/stores/{id}/jobs/{job_id}/cancellation', {
        params: { id: storeId, job_id: jobId },
      }),
    onSuccess: (job, _, __, { client }) => {
      client.setQueryData(keys.job(storeId, jobId), job);
      void client.invalidateQueries({ queryKey: keys.jobs(storeId) });
    },
    // Most likely it has ended meanwhile.
    onError: (_, __, ___, { client }) => client.invalidateQueries({ queryKey: keys.job(storeId, jobId) }),
  });
}
