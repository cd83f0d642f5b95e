import { stockTakeAnswers } from '@sokoni/messages/en/inventory/stock-takes';
import { translator } from '@sokoni/messages/translator';

/** What the server says of stock-takes. */
export const sayStockTake = translator({ stockTakeAnswers });
