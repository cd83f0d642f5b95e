import { pointOfSale } from '@sokoni/messages/en/till/point-of-sale';
import { translator } from '@sokoni/messages/translator';

/** What the server says of registers, where the console knows it before. */
export const sayPointOfSale = translator({ pointOfSale });
