import { labelPrinting } from '@sokoni/messages/en/catalogue/products';
import { translator } from '@sokoni/messages/translator';

/** Labels with barcodes and prices. */
export const sayLabels = translator({ labelPrinting });
