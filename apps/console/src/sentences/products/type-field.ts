import { productTypeField } from '@sokoni/messages/en/catalogue/product-parts';
import { translator } from '@sokoni/messages/translator';

/** What a store sells. */
export const sayTypeField = translator({ productTypeField });
