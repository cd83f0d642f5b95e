import { giftCardStates } from '@sokoni/messages/en/discount-parts';
import { translator } from '@sokoni/messages/translator';

/** Where a gift card stands. */
export const sayGiftCardState = translator('en', giftCardStates);
