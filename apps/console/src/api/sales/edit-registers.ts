import type { QueryClient } from '@tanstack/react-query';
import { keys } from '#api/client/keys.ts';
import { useStoreAction } from '#api/client/store-calls.ts';
import type { BodyFor } from '#contract-types.ts';

const route = '/marketplace/v1/stores/{id}/registers';

type RegisterChange = BodyFor<`PUT ${typeof route}/{register_id}`>;

/** Renames, moves, archives or restores a register. */
export function useChangeRegister() {
  return useStoreAction(
    `PUT ${route}/{register_id}`,
    ({ registerId, ...body }: RegisterChange & { registerId: string }) => ({
      params: { register_id: registerId },
      body,
    }),
    registersChanged,
  );
}

/** Ends the device of a register: it can sell there no more. */
export function useEndDevice() {
  return useStoreAction(
    `DELETE ${route}/{register_id}/device`,
    (registerId: string) => ({ params: { register_id: registerId } }),
    registersChanged,
  );
}

function registersChanged(_: unknown, storeId: string, client: QueryClient) {
  return client.invalidateQueries({ queryKey: keys.registers(storeId) });
}
