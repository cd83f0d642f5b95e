import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, nothing, pictureSizes } from '#fields.ts';

/** A picture of the shop's library. */
const picture = pictureSizes.extend({
  id,
  width: z.number().int(),
  height: z.number().int(),
});

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
  'DELETE /marketplace/v1/stores/{id}/storefront/pictures/{picture_id}': {
    summary: 'Delete a picture that neither the draft nor the published look shows.',
    data: nothing,
  },
});
