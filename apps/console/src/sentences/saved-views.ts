import { savedViews } from '@sokoni/messages/en/insights/saved-views';
import { translator } from '@sokoni/messages/translator';

/** Filters of a list that are kept under a name. */
export const saySavedViews = translator({ savedViews });
