import { tillLayoutPage } from '@sokoni/messages/en/till/layout';
import { translator } from '@sokoni/messages/translator';

/** Pages of products at the till, and barcodes of scales. */
export const sayLayout = translator({ tillLayoutPage });
