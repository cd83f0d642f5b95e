import { discountList } from '@sokoni/messages/en/sales/discounts';
import { translator } from '@sokoni/messages/translator';

/** The list of discounts. */
export const sayDiscountList = translator({ discountList });
