import { orderLabels } from '@sokoni/messages/en/sales/order-parts';
import { translator } from '@sokoni/messages/translator';

/** Where an order comes from, and how it is paid. */
export const sayOrderLabel = translator({ orderLabels });
