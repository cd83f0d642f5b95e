import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { followStore } from './routes.ts';

export const live = {
  routes: {
    'GET /marketplace/v1/stores/{id}/events': staff('seeStore', followStore),
  },
} satisfies Manifest;
