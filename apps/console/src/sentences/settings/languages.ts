import { translationPages } from '@sokoni/messages/en/storefront/translations';
import { translator } from '@sokoni/messages/translator';

/** The languages of a shop, and what it says in them. */
export const sayLanguages = translator({ translationPages });
