import { loginPage } from '@sokoni/messages/en/accounts/accounts';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the page to log in, which the pages around it share. */
export const sayLogin = translator({ loginPage });
