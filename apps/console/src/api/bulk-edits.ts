import { useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { useActiveStoreId } from './stores.ts';
import type { Answer, BodyFor } from './types.ts';
import { useAction } from './use-action.ts';
import { useList } from './use-list.ts';

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
  const storeId = useActiveStoreId();
  return useAction(
    (body: BulkEditRequest, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/bulk-edits', { params: { id: storeId }, body, idempotencyKey }),
    (started, _, client) => {
      client.setQueryData(keys.job(storeId, started.job.id), started.job);
      void client.invalidateQueries({ queryKey: keys.bulkEdits(storeId) });
    },
  );
}

/** A change of many products, read anew once its job has ended. */
export function useBulkEdit(jobId: string, isEnded: boolean) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: [...keys.bulkEdits(storeId), jobId, isEnded],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}', {
        params: { id: storeId, job_id: jobId },
        signal,
      }),
    enabled: storeId !== '',
  });
}

/** Puts back what a change of many products did. */
export function useUndoBulkEdit() {
  const storeId = useActiveStoreId();
  return useAction(
    (jobId: string, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/bulk-edits/{job_id}/undo', {
        params: { id: storeId, job_id: jobId },
        body: {},
        idempotencyKey,
      }),
    (_, __, client) => client.invalidateQueries({ queryKey: keys.bulkEdits(storeId) }),
  );
}

/** Changes of many products, newest first. */
export function useBulkEdits(query: { page: number; limit: number }, enabled = true) {
  const storeId = useActiveStoreId();
  return useList({
    key: [...keys.bulkEdits(storeId), 'list', query],
    load: (signal) =>
      api('GET /marketplace/v1/stores/{id}/bulk-edits', { params: { id: storeId }, query, signal }),
    enabled: storeId !== '' && enabled,
  });
}

/** The products that a change could not be made to. */
export function useBulkEditFailures(jobId: string, query: { page: number; limit: number }) {
  const storeId = useActiveStoreId();
  return useList({
    key: [...keys.bulkEdits(storeId), 'failures', jobId, query],
    load: (signal) =>
      api('GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}/failures', {
        params: { id: storeId, job_id: jobId },
        query,
        signal,
      }),
    enabled: storeId !== '',
  });
}
