import { deliveryTitles } from '@sokoni/messages/en/sales/order-parts';
import { orderPage } from '@sokoni/messages/en/sales/orders';
import { translator } from '@sokoni/messages/translator';

/** The page of an order. */
export const sayOrderPage = translator({ deliveryTitles, orderPage });
