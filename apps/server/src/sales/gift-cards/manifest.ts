import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { takeOverCards } from './reassign-gift-cards.ts';
import { getGiftCard, listGiftCards, postGiftCard, postGiftCardLookUp, putGiftCardSwitch } from './routes.ts';

export const giftCards = {
  routes: {
    'GET /marketplace/v1/stores/{id}/gift-cards': staff('manageGiftCards', listGiftCards),
    'POST /marketplace/v1/stores/{id}/gift-cards': staff('manageGiftCards', postGiftCard),
    'POST /marketplace/v1/stores/{id}/gift-card-look-ups': staff('sell', postGiftCardLookUp),
    'GET /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}': staff('manageGiftCards', getGiftCard),
    'PUT /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}/switch': staff(
      'manageGiftCards',
      putGiftCardSwitch,
    ),
  },
  hooks: { customerMerged: takeOverCards },
} satisfies Manifest;
