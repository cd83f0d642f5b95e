import { stockStates } from '@sokoni/messages/en/inventory/stock';
import { translator } from '@sokoni/messages/translator';

/** What becomes of a purchase order, a transfer, a stock-take. */
export const sayStockState = translator({ stockStates });
