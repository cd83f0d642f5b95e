import { productCategories } from '@sokoni/messages/en/catalogue/products';
import { translator } from '@sokoni/messages/translator';

/** Categories of products. */
export const sayCategory = translator({ productCategories });
