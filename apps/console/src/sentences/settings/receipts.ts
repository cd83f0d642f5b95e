import { receiptSettings } from '@sokoni/messages/en/settings';
import { translator } from '@sokoni/messages/translator';

/** Receipts and reminders. */
export const sayReceipts = translator('en', receiptSettings);
