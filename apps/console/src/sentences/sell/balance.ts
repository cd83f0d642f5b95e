import { balancePayment } from '@sokoni/messages/en/till/payment';
import { translator } from '@sokoni/messages/translator';

/** How the balance of an earlier sale is taken. */
export const sayBalance = translator({ balancePayment });
