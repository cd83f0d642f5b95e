import { tillPrinter } from '@sokoni/messages/en/till/printer';
import { translator } from '@sokoni/messages/translator';

/** The printer and the cash drawer of a till. */
export const sayPrinter = translator({ tillPrinter });
