import { orderList } from '@sokoni/messages/en/sales/orders';
import { translator } from '@sokoni/messages/translator';

/** The lists of orders and of drafts. */
export const sayOrderList = translator({ orderList });
