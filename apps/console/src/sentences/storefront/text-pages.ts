import { textPageStarters, textPages } from '@sokoni/messages/en/storefront/text-pages';
import { translator } from '@sokoni/messages/translator';

/** The text pages of a shop. */
export const sayPages = translator({ textPages });
/** Texts to start from. */
export const sayStarter = translator({ textPageStarters });
