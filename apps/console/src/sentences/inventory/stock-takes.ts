import { stockTakePages } from '@sokoni/messages/en/inventory/stock-takes';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the stock-takes. */
export const sayStockTake = translator({ stockTakePages });
