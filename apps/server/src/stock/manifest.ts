import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { releaseLapsedHolds } from './holds/release-lapsed.ts';
import { openMainLocation } from './locations/locations.ts';
import {
  addLocation,
  getProductStock,
  listLocations,
  listMovements,
  postAdjustment,
  removeLocation,
  updateLocation,
} from './routes.ts';

/** Stock is worked on while its module is on; its figures stay. */
const ofInventory = { module: 'module_inventory' } as const;

export const stock = {
  routes: {
    'GET /marketplace/v1/stores/{id}/locations': staff('seeStore', listLocations),
    'POST /marketplace/v1/stores/{id}/locations': staff('manageStock', addLocation, ofInventory),
    'PUT /marketplace/v1/stores/{id}/locations/{location_id}': staff(
      'manageStock',
      updateLocation,
      ofInventory,
    ),
    'DELETE /marketplace/v1/stores/{id}/locations/{location_id}': staff(
      'manageStock',
      removeLocation,
      ofInventory,
    ),
    'GET /marketplace/v1/stores/{id}/products/{product_id}/stock': staff(
      'seeStore',
      getProductStock,
      ofInventory,
    ),
    'POST /marketplace/v1/stores/{id}/stock-adjustments': staff('manageStock', postAdjustment, ofInventory),
    'GET /marketplace/v1/stores/{id}/stock-movements': staff('manageStock', listMovements, ofInventory),
  },
  tick: releaseLapsedHolds,
  hooks: { storeCreated: openMainLocation },
} satisfies Manifest;
