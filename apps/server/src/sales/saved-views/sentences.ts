import { savedViewAnswers } from '@sokoni/messages/en/insights/saved-views';
import { translator } from '@sokoni/messages/translator';

/** What was done with a view, or why it was not. */
export const say = translator({ savedViewAnswers });
