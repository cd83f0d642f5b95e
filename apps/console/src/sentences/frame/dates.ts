import { dateWords } from '@sokoni/messages/en/shell/frame';
import { translator } from '@sokoni/messages/translator';

/** Days and times in words. */
export const sayDate = translator({ dateWords });
