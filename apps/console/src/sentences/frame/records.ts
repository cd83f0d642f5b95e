import { recordWords } from '@sokoni/messages/en/shell/frame';
import { translator } from '@sokoni/messages/translator';

/** A record, and the lack of it. */
export const sayRecord = translator({ recordWords });
