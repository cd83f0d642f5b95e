import { accountPages } from '@sokoni/messages/en/accounts/accounts';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the other pages before a sign-in. */
export const say = translator({ accountPages });
