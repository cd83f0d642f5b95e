import { supplierPurchases } from '@sokoni/messages/en/wholesale/buying';
import { translator } from '@sokoni/messages/translator';

/** What was ordered from suppliers on the platform. */
export const sayPurchases = translator({ supplierPurchases });
