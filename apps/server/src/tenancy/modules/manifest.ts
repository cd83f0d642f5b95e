import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { listModules, switchModules } from './routes.ts';

export const modules = {
  routes: {
    'GET /marketplace/v1/stores/{storeId}/modules': staff('seeStore', listModules, { catalogueAtZero: true }),
    'PUT /marketplace/v1/stores/{storeId}/modules': staff('switchModules', switchModules),
  },
} satisfies Manifest;
