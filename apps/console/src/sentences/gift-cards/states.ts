import { giftCardStates } from '@sokoni/messages/en/sales/discount-parts';
import { translator } from '@sokoni/messages/translator';

/** Where a gift card stands. */
export const sayGiftCardState = translator({ giftCardStates });
