import { transferPages } from '@sokoni/messages/en/inventory/transfers';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the transfers. */
export const sayTransfer = translator({ transferPages });
