import { giftCardLabels } from '@sokoni/messages/en/sales/discount-parts';
import { translator } from '@sokoni/messages/translator';

/** How a gift card was paid for. */
export const sayGiftCardLabel = translator({ giftCardLabels });
