import { selectionBar } from '@sokoni/messages/en/catalogue/product-parts';
import { translator } from '@sokoni/messages/translator';

/** Above a list while something is selected. */
export const saySelection = translator({ selectionBar });
