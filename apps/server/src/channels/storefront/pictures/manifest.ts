import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { deletePicture, getPictures, getProductPictures, postCopy, postPicture } from './routes.ts';

/** The pictures that a shop shows beside its products. */
export const shopPictures = {
  routes: {
    'GET /marketplace/v1/stores/{id}/storefront/pictures': staff('designStorefront', getPictures),
    'POST /marketplace/v1/stores/{id}/storefront/pictures': staff('designStorefront', postPicture),
    'GET /marketplace/v1/stores/{id}/storefront/product-pictures': staff(
      'designStorefront',
      getProductPictures,
    ),
    'POST /marketplace/v1/stores/{id}/storefront/pictures/copies': staff('designStorefront', postCopy),
    'DELETE /marketplace/v1/stores/{id}/storefront/pictures/{picture_id}': staff(
      'designStorefront',
      deletePicture,
    ),
  },
} satisfies Manifest;
