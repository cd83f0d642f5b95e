import { productPictures } from '@sokoni/messages/en/catalogue/product-editor';
import { translator } from '@sokoni/messages/translator';

/** The pictures of a product. */
export const sayPictures = translator({ productPictures });
