import { productList } from '@sokoni/messages/en/catalogue/products';
import { translator } from '@sokoni/messages/translator';

/** The list of products. */
export const sayProductList = translator({ productList });
