import { bulkEdits } from '@sokoni/messages/en/catalogue/products';
import { translator } from '@sokoni/messages/translator';

/** One change of many products at once. */
export const sayBulkEdit = translator({ bulkEdits });
