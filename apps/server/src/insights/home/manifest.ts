import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { getHome } from './routes.ts';

export const home = {
  routes: {
    'GET /marketplace/v1/stores/{id}/home': staff('seeDayReports', getHome),
  },
} satisfies Manifest;
