import { discountChannels } from '@sokoni/messages/en/discount-parts';
import { discountTexts } from '@sokoni/messages/en/discounts';
import { translator } from '@sokoni/messages/translator';

/** What a discount does, in few words. */
export const sayDiscount = translator('en', { ...discountTexts, ...discountChannels });
