import { giftCardLabels } from '@sokoni/messages/en/discount-parts';
import { orderLabels } from '@sokoni/messages/en/order-parts';
import { translator } from '@sokoni/messages/translator';

/** Values of orders and gift cards that have names, as the audit log shows them. */
export const sayValueLabel = translator('en', { ...orderLabels, ...giftCardLabels });
