import { supplierCart } from '@sokoni/messages/en/wholesale/buying';
import { translator } from '@sokoni/messages/translator';

/** The cart at a supplier, and placing the order. */
export const saySupplierCart = translator({ supplierCart });
