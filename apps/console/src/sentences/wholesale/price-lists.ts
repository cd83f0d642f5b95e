import { priceListPages } from '@sokoni/messages/en/wholesale/supplying';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the price lists. */
export const sayPriceLists = translator({ priceListPages });
