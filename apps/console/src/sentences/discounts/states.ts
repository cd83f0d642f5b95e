import { discountStates } from '@sokoni/messages/en/sales/discount-parts';
import { translator } from '@sokoni/messages/translator';

/** Where a discount stands. */
export const sayDiscountState = translator({ discountStates });
