import { accountAnswers } from '@sokoni/messages/en/accounts/accounts';
import { translator } from '@sokoni/messages/translator';

/** What the calls of this area answer to a person. */
export const say = translator({ accountAnswers });
