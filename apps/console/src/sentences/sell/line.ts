import { sellLine } from '@sokoni/messages/en/till/cart';
import { translator } from '@sokoni/messages/translator';

/** A line of the sale, a custom item, and what is taken off. */
export const sayLine = translator({ sellLine });
