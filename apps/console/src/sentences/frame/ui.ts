import { uiWords } from '@sokoni/messages/en/shell/frame';
import { translator } from '@sokoni/messages/translator';

/** The words of the other general parts. */
export const sayUi = translator({ uiWords });
