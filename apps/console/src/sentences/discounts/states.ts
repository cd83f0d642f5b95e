import { discountStates } from '@sokoni/messages/en/discounts';
import { translator } from '@sokoni/messages/translator';

/** Where a discount stands. */
export const sayDiscountState = translator('en', discountStates);
