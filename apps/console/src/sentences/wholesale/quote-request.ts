import { quoteRequest } from '@sokoni/messages/en/wholesale/quotes';
import { translator } from '@sokoni/messages/translator';

/** Asking for a quote, in the cart. */
export const sayQuoteRequest = translator({ quoteRequest });
