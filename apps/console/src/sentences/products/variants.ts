import { productVariants } from '@sokoni/messages/en/catalogue/product-editor';
import { translator } from '@sokoni/messages/translator';

/** Options and variants of a product. */
export const sayVariants = translator({ productVariants });
