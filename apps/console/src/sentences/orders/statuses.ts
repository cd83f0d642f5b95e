import { orderStatuses } from '@sokoni/messages/en/sales/order-parts';
import { translator } from '@sokoni/messages/translator';

/** Where an order stands. */
export const sayOrderStatus = translator({ orderStatuses });
