import { quoteAnswers, quoteDocument, quoteMails } from '@sokoni/messages/en/wholesale/quote-answers';
import { wholesaleWords } from '@sokoni/messages/en/wholesale/supplying';
import { translator } from '@sokoni/messages/translator';

/** What was done with a quote, or why it was not. */
export const sayQuote = translator({ quoteAnswers });

/** The mails from one side to the other. */
export const sayQuoteMail = translator({ quoteMails });

/** What stands on a printed quote, beside the words of all documents. */
export const sayQuoteWord = translator({ quoteDocument });

/** When a company pays. */
export const sayTerms = translator({ wholesaleWords });
