import { tillCashier } from '@sokoni/messages/en/till/cashier';
import { translator } from '@sokoni/messages/translator';

/** Who stands at the till. */
export const sayCashier = translator({ tillCashier });
