import { stockHistory } from '@sokoni/messages/en/inventory/inventory';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the history of stock. */
export const sayStockHistory = translator({ stockHistory });
