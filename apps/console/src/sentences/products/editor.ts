import { productEditor } from '@sokoni/messages/en/catalogue/product-editor';
import { translator } from '@sokoni/messages/translator';

/** One product: its page, its dialogs. */
export const sayProductEditor = translator({ productEditor });
