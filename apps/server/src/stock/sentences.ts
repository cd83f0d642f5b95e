import { stockAnswers } from '@sokoni/messages/en/inventory/stock';
import { translator } from '@sokoni/messages/translator';

/** What the server says of stock and locations. */
export const sayStock = translator({ stockAnswers });
