import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { getSubjects, getTexts, getTranslations, putTexts } from './routes.ts';

/** What the shop says in its other languages. */
export const translations = {
  routes: {
    'GET /marketplace/v1/stores/{id}/storefront/translations': staff('designStorefront', getTranslations),
    'GET /marketplace/v1/stores/{id}/storefront/translations/subjects': staff(
      'designStorefront',
      getSubjects,
    ),
    'GET /marketplace/v1/stores/{id}/storefront/translations/texts': staff('designStorefront', getTexts),
    'PUT /marketplace/v1/stores/{id}/storefront/translations/texts': staff('designStorefront', putTexts),
  },
} satisfies Manifest;
