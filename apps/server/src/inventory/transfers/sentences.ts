import { transferAnswers } from '@sokoni/messages/en/inventory/transfers';
import { translator } from '@sokoni/messages/translator';

/** What the server says of transfers. */
export const sayTransfer = translator({ transferAnswers });
