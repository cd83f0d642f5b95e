import { completedSale } from '@sokoni/messages/en/till/receipt';
import { translator } from '@sokoni/messages/translator';

/** The screen after a sale. */
export const sayCompleted = translator({ completedSale });
