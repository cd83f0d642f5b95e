import { useQuery } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { useStoreAction, useStoreList, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { Answer, BodyFor } from '#contract-types.ts';

export type BulkEditRequest = BodyFor<'POST /marketplace/v1/stores/{id}/bulk-edits'>;
export type BulkEditPreview = Answer<'POST /marketplace/v1/stores/{id}/bulk-edits/preview'>;
export type StartedBulkEdit = Answer<'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}'>;

/** What a change would do; nothing is asked while there is nothing to ask for. */
export function useBulkEditPreview(request: BulkEditRequest | null) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: [...keys.bulkEdits(storeId), 'preview', request],
    queryFn: async ({ signal }) => {
      if (request === null) throw new Error('There is nothing to ask for');
      return api('POST /marketplace/v1/stores/{id}/bulk-edits/preview', {
        params: { id: storeId },
        body: request,
        signal,
      });
    },
    enabled: storeId !== '' && request !== null,
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
}

export function useStartBulkEdit() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/bulk-edits', {}, (started, storeId, client) => {
    client.setQueryData(keys.job(storeId, started.job.id), started.job);
    void client.invalidateQueries({ queryKey: keys.bulkEdits(storeId) });
  });
}

/** A change of many products, read anew once its job has ended. */
export function useBulkEdit(jobId: string, isEnded: boolean) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}', {
    key: (storeId) => [...keys.bulkEdits(storeId), jobId, isEnded],
    params: { job_id: jobId },
  });
}

/** Puts back what a change of many products did. */
export function useUndoBulkEdit() {
  return useStoreAction(
    'POST /marketplace/v1/stores/{id}/bulk-edits/{job_id}/undo',
    (jobId: string) => ({ params: { job_id: jobId }, body: {} }),
    (_, storeId, client) => client.invalidateQueries({ queryKey: keys.bulkEdits(storeId) }),
  );
}

/** Changes of many products, newest first. */
export function useBulkEdits(query: { page: number; limit: number }, enabled = true) {
  return useStoreList('GET /marketplace/v1/stores/{id}/bulk-edits', {
    key: (storeId) => [...keys.bulkEdits(storeId), 'list', query],
    query,
    enabled,
  });
}

/** The products that a change could not be made to. */
export function useBulkEditFailures(jobId: string, query: { page: number; limit: number }) {
  return useStoreList('GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}/failures', {
    key: (storeId) => [...keys.bulkEdits(storeId), 'failures', jobId, query],
    params: { job_id: jobId },
    query,
  });
}
