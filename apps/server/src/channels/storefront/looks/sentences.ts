import { documentProblems, lookAnswers } from '@sokoni/messages/en/storefront/office';
import { translator } from '@sokoni/messages/translator';

/** What the calls about the look of a shop answer. */
export const say = translator({ lookAnswers });

/** Why a document is refused. */
export const sayProblem = translator({ documentProblems }).reason;
