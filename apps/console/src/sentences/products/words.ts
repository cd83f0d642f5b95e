import { productWords } from '@sokoni/messages/en/catalogue/products';
import { translator } from '@sokoni/messages/translator';

/** What several pages of products say: states, fields, buttons. */
export const sayProduct = translator({ productWords });
