import type { Calls } from '@sokoni/contract/calls';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { useActiveStoreId } from './stores.ts';
import type { BodyFor } from './types.ts';
import { useAction } from './use-action.ts';
import { useList } from './use-list.ts';

export type SupplierListQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/suppliers']['query']>;

/** A page of the suppliers, by name. */
export function useSuppliers(query: SupplierListQuery) {
  const storeId = useActiveStoreId();
  return useList({
    key: [...keys.suppliers(storeId), query],
    load: (signal) =>
      api('GET /marketplace/v1/stores/{id}/suppliers', { params: { id: storeId }, query, signal }),
    enabled: storeId !== '',
  });
}

export function useAddSupplier() {
  const storeId = useActiveStoreId();
  return useAction(
    (body: BodyFor<'POST /marketplace/v1/stores/{id}/suppliers'>, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/suppliers', { params: { id: storeId }, body, idempotencyKey }),
    (_, __, client) => suppliersChanged(storeId, client),
  );
}

type SupplierChange = BodyFor<'PUT /marketplace/v1/stores/{id}/suppliers/{supplier_id}'>;

/** Changes a supplier, archives it or brings it back. */
export function useChangeSupplier() {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: ({ id, ...body }: SupplierChange & { id: string }) =>
      api('PUT /marketplace/v1/stores/{id}/suppliers/{supplier_id}', {
        params: { id: storeId, supplier_id: id },
        body,
      }),
    onSuccess: (_, __, ___, { client }) => suppliersChanged(storeId, client),
  });
}

function suppliersChanged(storeId: string, client: QueryClient) {
  void client.invalidateQueries({ queryKey: keys.lowStock(storeId) });
  return client.invalidateQueries({ queryKey: keys.suppliers(storeId) });
}
