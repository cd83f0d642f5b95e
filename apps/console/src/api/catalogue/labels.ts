import { useStoreSend } from '#api/client/store-calls.ts';
import type { BodyFor } from '#contract-types.ts';

export type LabelOrder = BodyFor<'POST /marketplace/v1/stores/{id}/labels'>;

/** Orders labels; the answer is the address of the PDF, good for a minute. */
export function usePrintLabels() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/labels', {});
}
