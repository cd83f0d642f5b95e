import { importPages } from '@sokoni/messages/en/catalogue/imports';
import { translator } from '@sokoni/messages/translator';

/** The pages of imports. */
export const sayImport = translator({ importPages });
