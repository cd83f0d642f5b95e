import { contactFormProblems, contactMail } from '@sokoni/messages/en/storefront/contact';
import { translator } from '@sokoni/messages/translator';

/** Why a message to a shop is not sent. */
export const sayContactProblem = translator({ contactFormProblems });

/** The mail in which a store reads a message. */
export const sayContactMail = translator({ contactMail });
