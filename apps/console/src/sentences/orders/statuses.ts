import { orderStatuses } from '@sokoni/messages/en/order-parts';
import { translator } from '@sokoni/messages/translator';

/** Where an order stands. */
export const sayOrderStatus = translator('en', orderStatuses);
