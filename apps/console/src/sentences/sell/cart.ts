import { sellCart } from '@sokoni/messages/en/till/cart';
import { translator } from '@sokoni/messages/translator';

/** The sale that is being rung. */
export const sayCart = translator({ sellCart });
