import { stockLabels } from '@sokoni/messages/en/inventory/stock';
import { translator } from '@sokoni/messages/translator';

/** Why stock moved, and what it moved for. */
export const sayStockLabel = translator({ stockLabels });
