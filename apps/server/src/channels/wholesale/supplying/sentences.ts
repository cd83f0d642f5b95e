import { decisionMails, supplyingAnswers } from '@sokoni/messages/en/wholesale/supplying-answers';
import { translator } from '@sokoni/messages/translator';

/** What was done for companies that buy, or why it was not. */
export const saySupplying = translator({ supplyingAnswers });

/** The mail to who asked to buy. */
export const sayDecisionMail = translator({ decisionMails });
