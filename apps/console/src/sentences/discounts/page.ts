import { discountPage } from '@sokoni/messages/en/sales/discounts';
import { translator } from '@sokoni/messages/translator';

/** The page of a discount. */
export const sayDiscountPage = translator({ discountPage });
