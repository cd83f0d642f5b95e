import { productSheet } from '@sokoni/messages/en/catalogue/products';
import { translator } from '@sokoni/messages/translator';

/** The spreadsheet of variants. */
export const saySheet = translator({ productSheet });
