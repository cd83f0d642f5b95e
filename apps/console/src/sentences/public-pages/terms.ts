import { termsPage } from '@sokoni/messages/en/shell/public-pages';
import { translator } from '@sokoni/messages/translator';

/** The terms. */
export const sayTerms = translator({ termsPage });
