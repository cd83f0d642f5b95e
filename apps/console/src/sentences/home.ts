import { homePage } from '@sokoni/messages/en/insights/home';
import { translator } from '@sokoni/messages/translator';

/** Home, and the set-up guide. */
export const sayHome = translator({ homePage });
