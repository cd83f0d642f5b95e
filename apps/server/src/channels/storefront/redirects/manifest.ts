import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { listRedirects, postRedirect, removeRedirect } from './routes.ts';

export const storefrontRedirects = {
  routes: {
    'GET /marketplace/v1/stores/{id}/storefront/redirects': staff('manageStorefront', listRedirects),
    'POST /marketplace/v1/stores/{id}/storefront/redirects': staff('manageStorefront', postRedirect),
    'DELETE /marketplace/v1/stores/{id}/storefront/redirects/{redirect_id}': staff(
      'manageStorefront',
      removeRedirect,
    ),
  },
} satisfies Manifest;
