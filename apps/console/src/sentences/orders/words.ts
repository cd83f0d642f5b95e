import { orderWords } from '@sokoni/messages/en/sales/orders';
import { translator } from '@sokoni/messages/translator';

/** How an order is called and what is due of it. */
export const sayOrderWord = translator({ orderWords });
