import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { deleteDomain, getDomain, postDomainCheck, putDomain } from './routes.ts';

export const storefrontDomains = {
  routes: {
    'GET /marketplace/v1/stores/{id}/storefront/domain': staff('manageStorefront', getDomain),
    'PUT /marketplace/v1/stores/{id}/storefront/domain': staff('manageStorefront', putDomain),
    'POST /marketplace/v1/stores/{id}/storefront/domain/checks': staff('manageStorefront', postDomainCheck),
    'DELETE /marketplace/v1/stores/{id}/storefront/domain': staff('manageStorefront', deleteDomain),
  },
} satisfies Manifest;
