import { orderDialogs } from '@sokoni/messages/en/sales/order-dialogs';
import { translator } from '@sokoni/messages/translator';

/** What is done with an order. */
export const sayOrderDialog = translator({ orderDialogs });
