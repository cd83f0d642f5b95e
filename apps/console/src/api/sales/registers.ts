import { keys } from '#api/client/keys.ts';
import { useStoreAction, useStoreQuery } from '#api/client/store-calls.ts';
import type { Answer, BodyFor } from '#contract-types.ts';

const route = '/marketplace/v1/stores/{id}/registers';

export type Register = Answer<`GET ${typeof route}`>[number];

/** The registers of the store, archived ones last. */
export function useRegisters() {
  return useStoreQuery(`GET ${route}`, { key: keys.registers });
}

type ClaimBody = BodyFor<`POST ${typeof route}/{register_id}/devices`>;

/** Makes this device the one that sells at a register. */
export function useClaimRegister() {
  return useStoreAction(
    `POST ${route}/{register_id}/devices`,
    ({ registerId, ...body }: ClaimBody & { registerId: string }) => ({
      params: { register_id: registerId },
      body,
    }),
    (_, storeId, client) => client.invalidateQueries({ queryKey: keys.registers(storeId) }),
  );
}

/** Adds a register at the default location. */
export function useAddRegister() {
  return useStoreAction(
    `POST ${route}`,
    (body: BodyFor<`POST ${typeof route}`>) => ({ body }),
    (_, storeId, client) => client.invalidateQueries({ queryKey: keys.registers(storeId) }),
  );
}
