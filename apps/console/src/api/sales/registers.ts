import { keys } from '#api/client/keys.ts';
import { useStoreAction, useStoreQuery } from '#api/client/store-calls.ts';
import type { Answer, BodyFor } from '#contract-types.ts';

const route = '/marketplace/v1/stores/{id}/registers';

export type Register = Answer<`GET ${typeof route}`>[number];

/** The registers of the store, archived ones last. */
export function useRegisters() {
  return useStoreQuery(`GET ${route}`, { key: keys.registers });
}

/** Adds a register at the default location. */
export function useAddRegister() {
  return useStoreAction(
    `POST ${route}`,
    (body: BodyFor<`POST ${typeof route}`>) => ({ body }),
    (_, storeId, client) => client.invalidateQueries({ queryKey: keys.registers(storeId) }),
  );
}
