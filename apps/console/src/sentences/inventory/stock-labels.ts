import { stockLabels } from '@sokoni/messages/en/stock';
import { translator } from '@sokoni/messages/translator';

/** Why stock moved, and what it moved for. */
export const sayStockLabel = translator('en', stockLabels);
