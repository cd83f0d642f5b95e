import { discountStates } from '@sokoni/messages/en/discount-parts';
import { translator } from '@sokoni/messages/translator';

/** Where a discount stands. */
export const sayDiscountState = translator('en', discountStates);
