import { supplierFinder } from '@sokoni/messages/en/wholesale/buying';
import { translator } from '@sokoni/messages/translator';

/** Finding suppliers, and asking them for access. */
export const saySupplierFinder = translator({ supplierFinder });
