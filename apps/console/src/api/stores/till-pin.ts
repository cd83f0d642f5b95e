import { useStoreSend } from '#api/client/store-calls.ts';

/** Sets the own PIN at the tills of the store that is open; null removes it. */
export function useTillPin() {
  return useStoreSend('PUT /marketplace/v1/stores/{id}/till-pin', {});
}
