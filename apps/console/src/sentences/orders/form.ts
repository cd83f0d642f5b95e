import { orderForm } from '@sokoni/messages/en/sales/orders';
import { translator } from '@sokoni/messages/translator';

/** An order that is written by hand. */
export const sayOrderForm = translator({ orderForm });
