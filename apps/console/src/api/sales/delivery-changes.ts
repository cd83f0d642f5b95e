import type { QueryClient } from '@tanstack/react-query';
import { keys } from '#api/client/keys.ts';
import { useStoreAction, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { Zone } from './delivery.ts';

const route = '/marketplace/v1/stores/{id}/delivery';

/** What a customer at an address is offered; nothing is asked without a country. */
export function useDeliveryOptions(
  query: Record<'country' | 'region' | 'city' | 'postal_code', string> & {
    subtotal: number;
    weight_grams: number;
  },
) {
  return useStoreQuery(
    `GET ${route}/options`,
    {
      key: (storeId) => [...keys.delivery(storeId), 'options', query],
      query,
      enabled: query.country !== '',
    },
    { placeholderData: (before) => before },
  );
}

export function useAddZone() {
  return useStoreSend(`POST ${route}/zones`, {}, readAnew);
}

export function useChangeZone() {
  return useStoreAction(
    `PUT ${route}/zones/{zone_id}`,
    ({ id, ...body }: Zone) => ({ params: { zone_id: id }, body }),
    readAnew,
  );
}

export function useDeleteZone() {
  return useStoreAction(
    `DELETE ${route}/zones/{zone_id}`,
    (id: string) => ({ params: { zone_id: id } }),
    readAnew,
  );
}

export function useChangePickup(locationId: string) {
  return useStoreSend(`PUT ${route}/pickup/{location_id}`, { location_id: locationId }, readAnew);
}

function readAnew(_: unknown, storeId: string, client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: keys.delivery(storeId) });
}
