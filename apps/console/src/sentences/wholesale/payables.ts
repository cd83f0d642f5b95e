import { supplierPayables } from '@sokoni/messages/en/wholesale/buying';
import { translator } from '@sokoni/messages/translator';

/** What suppliers are owed. */
export const sayPayables = translator({ supplierPayables });
