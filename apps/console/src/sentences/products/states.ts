import { productStates } from '@sokoni/messages/en/catalogue/product-parts';
import { translator } from '@sokoni/messages/translator';

/** Where a product stands. */
export const sayProductState = translator({ productStates });
