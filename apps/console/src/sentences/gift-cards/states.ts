import { giftCardStates } from '@sokoni/messages/en/gift-cards';
import { translator } from '@sokoni/messages/translator';

/** Where a gift card stands. */
export const sayGiftCardState = translator('en', giftCardStates);
