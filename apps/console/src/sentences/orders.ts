import { orderPage } from '@sokoni/messages/en/orders';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the page of an order. */
export const sayOrderPage = translator('en', orderPage);
