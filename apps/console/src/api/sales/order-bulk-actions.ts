import { keys } from '#api/client/keys.ts';
import { useStoreList, useStoreSend } from '#api/client/store-calls.ts';
import type { BodyFor } from '#contract-types.ts';

export type OrderActRequest = BodyFor<'POST /marketplace/v1/stores/{id}/order-bulk-actions'>;

/** Does something with many orders, as a long work. */
export function useStartOrderBulkAction() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/order-bulk-actions', {}, (job, storeId, client) => {
    client.setQueryData(keys.job(storeId, job.id), job);
    void client.invalidateQueries({ queryKey: keys.orderActs(storeId) });
  });
}

/** What this person did with many orders, newest first. */
export function useOrderActs(query: { page: number; limit: number }) {
  return useStoreList('GET /marketplace/v1/stores/{id}/order-bulk-actions', {
    key: (storeId) => [...keys.orderActs(storeId), query],
    query,
  });
}

/** The orders with which it could not be done. */
export function useOrderBulkActionFailures(jobId: string, query: { page: number; limit: number }) {
  return useStoreList('GET /marketplace/v1/stores/{id}/order-bulk-actions/{job_id}/failures', {
    key: (storeId) => [...keys.job(storeId, jobId), 'failures', query],
    params: { job_id: jobId },
    query,
  });
}
