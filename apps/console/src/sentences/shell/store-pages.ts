import { storePages } from '@sokoni/messages/en/shell/shell';
import { translator } from '@sokoni/messages/translator';

/** The names of the pages inside a store, and the lines of the palette that lead there. */
export const sayStorePage = translator({ storePages });
