import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { deleteTextPage, getTextPage, getTextPages, postTextPage, putTextPage } from './routes.ts';
import { policyReadiness } from './text-pages.ts';

/** Pages of text: about, delivery, returns, contact. */
export const textPages = {
  routes: {
    'GET /marketplace/v1/stores/{id}/storefront/pages': staff('designStorefront', getTextPages),
    'POST /marketplace/v1/stores/{id}/storefront/pages': staff('designStorefront', postTextPage),
    'GET /marketplace/v1/stores/{id}/storefront/pages/{page_id}': staff('designStorefront', getTextPage),
    'PUT /marketplace/v1/stores/{id}/storefront/pages/{page_id}': staff('designStorefront', putTextPage),
    'DELETE /marketplace/v1/stores/{id}/storefront/pages/{page_id}': staff(
      'designStorefront',
      deleteTextPage,
    ),
  },
  hooks: { storeReadiness: policyReadiness },
} satisfies Manifest;
