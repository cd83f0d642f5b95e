import { tillOutboxPage } from '@sokoni/messages/en/till/office';
import { translator } from '@sokoni/messages/translator';

/** What this device has not sent. */
export const sayOutbox = translator({ tillOutboxPage });
