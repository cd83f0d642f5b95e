import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { getTillSettings, putTillSettings } from './routes.ts';

export const tillSettings = {
  routes: {
    'GET /marketplace/v1/stores/{id}/point-of-sale/settings': staff('editStore', getTillSettings),
    'PUT /marketplace/v1/stores/{id}/point-of-sale/settings': staff('editStore', putTillSettings),
  },
} satisfies Manifest;
