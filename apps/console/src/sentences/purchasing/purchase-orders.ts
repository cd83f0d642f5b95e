import { purchaseOrderList } from '@sokoni/messages/en/inventory/purchasing';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the list of purchase orders. */
export const sayPurchaseOrders = translator({ purchaseOrderList });
