import { stockPages } from '@sokoni/messages/en/inventory/inventory';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the list of stock. */
export const sayStockList = translator({ stockPages });
