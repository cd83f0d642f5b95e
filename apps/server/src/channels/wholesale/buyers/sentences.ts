import { buyerAnswers, buyerInviteMail } from '@sokoni/messages/en/wholesale/buyers';
import { translator } from '@sokoni/messages/translator';

/** What was done for the buyers of a company. */
export const sayBuyers = translator({ buyerAnswers });

/** The mail that says where to sign in. */
export const sayInvite = translator({ buyerInviteMail });
