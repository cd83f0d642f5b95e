import { purchaseOrderEditor, purchaseOrderProblems } from '@sokoni/messages/en/inventory/purchasing';
import { translator } from '@sokoni/messages/translator';

/** The sentences of a purchase order. */
export const sayPurchaseOrder = translator({ purchaseOrderEditor, purchaseOrderProblems });
