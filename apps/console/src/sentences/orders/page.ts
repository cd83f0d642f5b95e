import { orderPage } from '@sokoni/messages/en/orders';
import { translator } from '@sokoni/messages/translator';

/** The page of an order. */
export const sayOrderPage = translator('en', orderPage);
