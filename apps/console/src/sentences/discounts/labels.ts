import { discountLabels } from '@sokoni/messages/en/sales/discounts';
import { translator } from '@sokoni/messages/translator';

/** What a discount takes off, and what it is for. */
export const sayDiscountLabel = translator({ discountLabels });
