import { quotePages } from '@sokoni/messages/en/wholesale/quotes';
import { translator } from '@sokoni/messages/translator';

/** Quotes to companies. */
export const saySellingQuotes = translator({ quotePages });
