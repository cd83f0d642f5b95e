import { tillPayment } from '@sokoni/messages/en/till/payment';
import { translator } from '@sokoni/messages/translator';

/** How a sale is paid at the till. */
export const sayPayment = translator({ tillPayment });
