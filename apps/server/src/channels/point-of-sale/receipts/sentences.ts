import { receiptPage } from '@sokoni/messages/en/till/receipt-page';
import { translator } from '@sokoni/messages/translator';

/** What the page of a receipt says, beside the words of the document. */
export const sayReceiptPage = translator({ receiptPage });
