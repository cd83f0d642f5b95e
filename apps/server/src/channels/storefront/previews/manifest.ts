import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { getPreview } from './routes.ts';

/** What the console draws previews of the shop from. */
export const previews = {
  routes: {
    'GET /marketplace/v1/stores/{id}/storefront/preview': staff('designStorefront', getPreview),
  },
} satisfies Manifest;
