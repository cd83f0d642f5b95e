import { tillReceipt } from '@sokoni/messages/en/till/receipt';
import { translator } from '@sokoni/messages/translator';

/** What stands on the receipt of a till. */
export const sayReceipt = translator({ tillReceipt });
