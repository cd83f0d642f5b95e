import { api } from './client.ts';
import { keys } from './keys.ts';
import { useActiveStoreId } from './stores.ts';
import type { BodyFor } from './types.ts';
import { useAction } from './use-action.ts';
import { useList } from './use-list.ts';

export type OrderActRequest = BodyFor<'POST /marketplace/v1/stores/{id}/order-acts'>;

/** Does something with many orders, as a long work. */
export function useStartOrderAct() {
  const storeId = useActiveStoreId();
  return useAction(
    (body: OrderActRequest, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/order-acts', { params: { id: storeId }, body, idempotencyKey }),
    (job, _, client) => {
      client.setQueryData(keys.job(storeId, job.id), job);
      void client.invalidateQueries({ queryKey: keys.orderActs(storeId) });
    },
  );
}

/** What this person did with many orders, newest first. */
export function useOrderActs(query: { page: number; limit: number }) {
  const storeId = useActiveStoreId();
  return useList({
    key: [...keys.orderActs(storeId), query],
    load: (signal) =>
      api('GET /marketplace/v1/stores/{id}/order-acts', { params: { id: storeId }, query, signal }),
    enabled: storeId !== '',
  });
}

/** The orders with which it could not be done. */
export function useOrderActFailures(jobId: string, query: { page: number; limit: number }) {
  const storeId = useActiveStoreId();
  return useList({
    key: [...keys.job(storeId, jobId), 'failures', query],
    load: (signal) =>
      api('GET /marketplace/v1/stores/{id}/order-acts/{job_id}/failures', {
        params: { id: storeId, job_id: jobId },
        query,
        signal,
      }),
    enabled: storeId !== '',
  });
}
