import { purchaseQuotePages } from '@sokoni/messages/en/wholesale/quotes';
import { translator } from '@sokoni/messages/translator';

/** Quotes of suppliers. */
export const sayPurchaseQuotes = translator({ purchaseQuotePages });
