import type { QueryClient } from '@tanstack/react-query';
import { keys } from '#api/client/keys.ts';
import { useStoreAction } from '#api/client/store-calls.ts';
import type { BodyFor } from '#contract-types.ts';

/** Opens a place for stock. */
export function useAddLocation() {
  return useStoreAction(
    'POST /marketplace/v1/stores/{id}/locations',
    (body: BodyFor<'POST /marketplace/v1/stores/{id}/locations'>) => ({ body }),
    (_, storeId, client) => placesChanged(storeId, client),
  );
}

type LocationChange = BodyFor<'PUT /marketplace/v1/stores/{id}/locations/{location_id}'>;

/** Changes what is known of a place, or moves it in the order. */
export function useChangeLocation() {
  return useStoreAction(
    'PUT /marketplace/v1/stores/{id}/locations/{location_id}',
    ({ id, ...body }: LocationChange & { id: string }) => ({ params: { location_id: id }, body }),
    (_, storeId, client) => placesChanged(storeId, client),
  );
}

/** Closes a place that holds nothing. */
export function useCloseLocation() {
  return useStoreAction(
    'DELETE /marketplace/v1/stores/{id}/locations/{location_id}',
    (id: string) => ({ params: { location_id: id } }),
    (_, storeId, client) => placesChanged(storeId, client),
  );
}

function placesChanged(storeId: string, client: QueryClient) {
  return client.invalidateQueries({ queryKey: keys.locations(storeId) });
}
