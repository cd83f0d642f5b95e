import { supplierShop } from '@sokoni/messages/en/wholesale/buying';
import { translator } from '@sokoni/messages/translator';

/** The shop of a supplier. */
export const saySupplierShop = translator({ supplierShop });
