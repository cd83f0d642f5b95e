import type { Calls } from '@sokoni/contract/calls';
import type { QueryClient } from '@tanstack/react-query';
import { keys } from '#api/client/keys.ts';
import { useStoreAction, useStoreList, useStoreSend } from '#api/client/store-calls.ts';
import type { BodyFor } from '#contract-types.ts';

export type SupplierListQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/suppliers']['query']>;

/** A page of the suppliers, by name. */
export function useSuppliers(query: SupplierListQuery) {
  return useStoreList('GET /marketplace/v1/stores/{id}/suppliers', {
    key: (storeId) => [...keys.suppliers(storeId), query],
    query,
  });
}

export function useAddSupplier() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/suppliers', {}, (_, storeId, client) =>
    suppliersChanged(storeId, client),
  );
}

type SupplierChange = BodyFor<'PUT /marketplace/v1/stores/{id}/suppliers/{supplier_id}'>;

/** Changes a supplier, archives it or brings it back. */
export function useChangeSupplier() {
  return useStoreAction(
    'PUT /marketplace/v1/stores/{id}/suppliers/{supplier_id}',
    ({ id, ...body }: SupplierChange & { id: string }) => ({ params: { supplier_id: id }, body }),
    (_, storeId, client) => suppliersChanged(storeId, client),
  );
}

function suppliersChanged(storeId: string, client: QueryClient) {
  void client.invalidateQueries({ queryKey: keys.lowStock(storeId) });
  return client.invalidateQueries({ queryKey: keys.suppliers(storeId) });
}
