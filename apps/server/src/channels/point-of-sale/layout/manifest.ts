import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { getTillLayout, putTillLayout } from './routes.ts';

/** What a till shows first, and what the barcodes of the store's scales say. */
export const tillLayouts = {
  routes: {
    'GET /marketplace/v1/stores/{id}/point-of-sale/layout': staff('manageRegisters', getTillLayout),
    'PUT /marketplace/v1/stores/{id}/point-of-sale/layout': staff('manageRegisters', putTillLayout),
  },
} satisfies Manifest;
