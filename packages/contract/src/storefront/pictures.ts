import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, nothing, pageOf, pageOnly, pictureSizes, text } from '#fields.ts';

/** A picture of the shop's library. */
const picture = pictureSizes.extend({
  id,
  width: z.number().int(),
  height: z.number().int(),
});

/** A picture of a product, of which the shop’s library can have a copy. */
const productPicture = picture.extend({ product_id: id, title: z.string(), alt_text: z.string() });

export const shopPictureCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/storefront/pictures': {
    summary: 'The pictures of the shop’s library, newest first.',
    data: z.object({ items: z.array(picture) }),
  },
  'POST /marketplace/v1/stores/{id}/storefront/pictures': {
    summary: 'Add a picture to the shop’s library.',
    takesFile: true,
    body: z.strictObject({}),
    data: picture,
  },
  'GET /marketplace/v1/stores/{id}/storefront/product-pictures': {
    summary: 'The pictures of the store’s products, by the titles of these.',
    query: pageOnly.extend({ search: text(100).default('') }),
    data: pageOf(productPicture).omit({ total: true }).extend({ has_more: z.boolean() }),
  },
  'POST /marketplace/v1/stores/{id}/storefront/pictures/copies': {
    summary:
      'Copy a picture of a product into the shop’s library, where it stays when the product loses it. One that was copied before is answered again.',
    body: z.strictObject({ image_id: id }),
    data: picture,
  },
  'DELETE /marketplace/v1/stores/{id}/storefront/pictures/{picture_id}': {
    summary: 'Delete a picture that neither the draft nor the published look shows.',
    data: nothing,
  },
});
