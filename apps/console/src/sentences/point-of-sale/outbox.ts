import { tillOutboxPage } from '@sokoni/messages/en/till-office';
import { translator } from '@sokoni/messages/translator';

export const sayOutbox = translator('en', tillOutboxPage);
