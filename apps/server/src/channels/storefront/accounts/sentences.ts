import {
  buyerAccountAnswers,
  buyerCodeMail,
  buyerLoginProblems,
} from '@sokoni/messages/en/storefront/accounts';
import { translator } from '@sokoni/messages/translator';

/** Why somebody is not logged in to a shop. */
export const sayLogin = translator({ buyerLoginProblems });

/** The mail with the code. */
export const sayCodeMail = translator({ buyerCodeMail });

/** What an account answers. */
export const sayAccount = translator({ buyerAccountAnswers });
