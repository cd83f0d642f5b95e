import { productPictures } from '@sokoni/messages/en/product-editor';
import { translator } from '@sokoni/messages/translator';

/** The pictures of a product. */
export const sayPictures = translator('en', productPictures);
