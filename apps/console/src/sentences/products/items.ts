import { itemParts } from '@sokoni/messages/en/catalogue/product-parts';
import { translator } from '@sokoni/messages/translator';

/** Finding products on other pages, and changing their stock. */
export const sayItems = translator({ itemParts });
