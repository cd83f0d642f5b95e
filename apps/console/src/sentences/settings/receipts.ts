import { receiptSettings } from '@sokoni/messages/en/stores/settings';
import { translator } from '@sokoni/messages/translator';

/** Receipts and reminders. */
export const sayReceipts = translator({ receiptSettings });
