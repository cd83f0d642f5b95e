import { parkedSales } from '@sokoni/messages/en/till/cart';
import { translator } from '@sokoni/messages/translator';

/** Sales that wait. */
export const sayParked = translator({ parkedSales });
