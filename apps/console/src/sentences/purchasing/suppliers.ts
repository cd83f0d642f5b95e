import { supplierPages } from '@sokoni/messages/en/inventory/purchasing';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the suppliers. */
export const saySuppliers = translator({ supplierPages });
