import { type QueryClient, useMutation } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { useActiveStoreId } from './stores.ts';
import type { BodyFor } from './types.ts';
import { useAction } from './use-action.ts';

/** Opens a place for stock. */
export function useAddLocation() {
  const storeId = useActiveStoreId();
  return useAction(
    (name: string, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/locations', {
        params: { id: storeId },
        body: { name },
        idempotencyKey,
      }),
    (_, __, client) => placesChanged(storeId, client),
  );
}

type LocationChange = BodyFor<'PUT /marketplace/v1/stores/{id}/locations/{location_id}'>;

/** Renames a place or moves it in the order. */
export function useChangeLocation() {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: ({ id, ...body }: LocationChange & { id: string }) =>
      api('PUT /marketplace/v1/stores/{id}/locations/{location_id}', {
        params: { id: storeId, location_id: id },
        body,
      }),
    onSuccess: (_, __, ___, { client }) => placesChanged(storeId, client),
  });
}

/** Closes a place that holds nothing. */
export function useCloseLocation() {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: (id: string) =>
      api('DELETE /marketplace/v1/stores/{id}/locations/{location_id}', {
        params: { id: storeId, location_id: id },
      }),
    onSuccess: (_, __, ___, { client }) => placesChanged(storeId, client),
  });
}

function placesChanged(storeId: string, client: QueryClient) {
  return client.invalidateQueries({ queryKey: keys.locations(storeId) });
}
