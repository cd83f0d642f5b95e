import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { lookReadiness } from './look.ts';
import {
  deleteDraft,
  getLook,
  getVersions,
  postPreviewLink,
  postPublication,
  postRestoration,
  putDraft,
} from './routes.ts';

/** A draft and what is around it. */
const draftBytes = 300_000;

/** How the shop looks: its draft, what is published, and what was. */
export const looks = {
  routes: {
    'GET /marketplace/v1/stores/{id}/storefront/look': staff('designStorefront', getLook),
    'PUT /marketplace/v1/stores/{id}/storefront/draft': staff('designStorefront', putDraft, {
      bodyLimit: draftBytes,
    }),
    'DELETE /marketplace/v1/stores/{id}/storefront/draft': staff('designStorefront', deleteDraft),
    'POST /marketplace/v1/stores/{id}/storefront/publications': staff('designStorefront', postPublication),
    'GET /marketplace/v1/stores/{id}/storefront/versions': staff('designStorefront', getVersions),
    'POST /marketplace/v1/stores/{id}/storefront/versions/{version_id}/restoration': staff(
      'designStorefront',
      postRestoration,
    ),
    'POST /marketplace/v1/stores/{id}/storefront/preview-link': staff('designStorefront', postPreviewLink),
  },
  hooks: { storeReadiness: lookReadiness },
} satisfies Manifest;
