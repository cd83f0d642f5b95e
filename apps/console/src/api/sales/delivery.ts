import { keys } from '#api/client/keys.ts';
import { useStoreQuery } from '#api/client/store-calls.ts';
import type { Answer } from '#contract-types.ts';

const route = '/marketplace/v1/stores/{id}/delivery';

export type Delivery = Answer<`GET ${typeof route}`>;
export type Zone = Delivery['zones'][number];
export type Rate = Zone['rates'][number];
export type PickupPoint = Delivery['pickup'][number];
export type DeliveryOffer = Answer<`GET ${typeof route}/options`>;

/** Zones with their rates, and where customers collect. */
export function useDelivery() {
  return useStoreQuery(`GET ${route}`, { key: keys.delivery });
}
