import { giftCardPage } from '@sokoni/messages/en/sales/gift-cards';
import { translator } from '@sokoni/messages/translator';

/** The page of a gift card. */
export const sayGiftCardPage = translator({ giftCardPage });
