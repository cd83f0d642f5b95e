import { supplierPickers } from '@sokoni/messages/en/inventory/purchasing';
import { translator } from '@sokoni/messages/translator';

/** The sentences where a supplier is chosen. */
export const saySupplierPicker = translator({ supplierPickers });
