import { productStates } from '@sokoni/messages/en/product-parts';
import { translator } from '@sokoni/messages/translator';

/** Where a product stands. */
export const sayProductState = translator('en', productStates);
