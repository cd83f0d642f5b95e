import { listWords } from '@sokoni/messages/en/shell/frame';
import { translator } from '@sokoni/messages/translator';

/** The words of every list: its pages, filters, and export. */
export const sayList = translator({ listWords });
