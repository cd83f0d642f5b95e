import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { deliveryReadiness } from './read-delivery-options.ts';
import { getDelivery, getDeliveryOptions, postZone, putPickup, putZone, removeZone } from './routes.ts';

export const delivery = {
  routes: {
    'GET /marketplace/v1/stores/{id}/delivery': staff('editStore', getDelivery),
    'GET /marketplace/v1/stores/{id}/delivery/options': staff('editStore', getDeliveryOptions),
    'POST /marketplace/v1/stores/{id}/delivery/zones': staff('editStore', postZone),
    'PUT /marketplace/v1/stores/{id}/delivery/zones/{zone_id}': staff('editStore', putZone),
    'DELETE /marketplace/v1/stores/{id}/delivery/zones/{zone_id}': staff('editStore', removeZone),
    'PUT /marketplace/v1/stores/{id}/delivery/pickup/{location_id}': staff('editStore', putPickup),
  },
  hooks: { storeReadiness: deliveryReadiness },
} satisfies Manifest;
