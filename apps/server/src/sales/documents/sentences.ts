import { documentAnswers, documentMails, documentWords } from '@sokoni/messages/en/sales/documents';
import { translator } from '@sokoni/messages/translator';

/** What stands on documents. */
export const sayWord = translator({ documentWords });

/** The mails that bring a document. */
export const sayMail = translator({ documentMails });

/** What was done with a document, or why it was not. */
export const say = translator({ documentAnswers });
