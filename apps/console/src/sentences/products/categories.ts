import { productCategories } from '@sokoni/messages/en/products';
import { translator } from '@sokoni/messages/translator';

/** Categories of products. */
export const sayCategory = translator('en', productCategories);
