import { firstUiWords } from '@sokoni/messages/en/shell/frame';
import { translator } from '@sokoni/messages/translator';

/** The words of the general parts that the first visit shows. */
export const sayFirstUi = translator({ firstUiWords });
