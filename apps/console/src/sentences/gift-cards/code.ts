import { giftCardCode } from '@sokoni/messages/en/sales/discount-parts';
import { translator } from '@sokoni/messages/translator';

/** The field for the code of a gift card that pays. */
export const sayGiftCardCode = translator({ giftCardCode });
