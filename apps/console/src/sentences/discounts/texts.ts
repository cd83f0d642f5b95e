import { discountChannels } from '@sokoni/messages/en/sales/discount-parts';
import { discountTexts } from '@sokoni/messages/en/sales/discounts';
import { translator } from '@sokoni/messages/translator';

/** What a discount does, in few words. */
export const sayDiscount = translator({ discountTexts, discountChannels });
