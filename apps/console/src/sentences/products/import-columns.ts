import { importColumns } from '@sokoni/messages/en/catalogue/imports';
import { translator } from '@sokoni/messages/translator';

/** What a column of a file can mean. */
export const sayImportColumn = translator({ importColumns });
