import { paymentTermLabels } from '@sokoni/messages/en/wholesale/buying';
import { translator } from '@sokoni/messages/translator';

/** How one pays a supplier. */
export const sayPaymentTerms = translator({ paymentTermLabels });
