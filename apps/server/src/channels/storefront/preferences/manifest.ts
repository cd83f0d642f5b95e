import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { getPreferences, putPreferences } from './routes.ts';

export const storefrontPreferences = {
  routes: {
    'GET /marketplace/v1/stores/{id}/storefront/preferences': staff('manageStorefront', getPreferences),
    'PUT /marketplace/v1/stores/{id}/storefront/preferences': staff('manageStorefront', putPreferences),
  },
} satisfies Manifest;
