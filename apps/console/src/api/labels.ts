import { api } from './client.ts';
import { useActiveStoreId } from './stores.ts';
import type { BodyFor } from './types.ts';
import { useAction } from './use-action.ts';

export type LabelOrder = BodyFor<'POST /marketplace/v1/stores/{id}/labels'>;

/** Orders labels; the answer is the address of the PDF, good for a minute. */
export function usePrintLabels() {
  const storeId = useActiveStoreId();
  return useAction((body: LabelOrder, idempotencyKey) =>
    api('POST /marketplace/v1/stores/{id}/labels', { params: { id: storeId }, body, idempotencyKey }),
  );
}
