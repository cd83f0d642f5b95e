import { termsPage } from '@sokoni/messages/en/public-pages';
import { translator } from '@sokoni/messages/translator';

/** The terms. */
export const sayTerms = translator('en', termsPage);
