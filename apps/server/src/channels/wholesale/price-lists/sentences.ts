import { priceListAnswers } from '@sokoni/messages/en/wholesale/supplying-answers';
import { translator } from '@sokoni/messages/translator';

/** What was done with a price list, or why it was not. */
export const sayPriceList = translator({ priceListAnswers });
