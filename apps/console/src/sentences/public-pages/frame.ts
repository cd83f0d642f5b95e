import { publicPages } from '@sokoni/messages/en/shell/public-pages';
import { translator } from '@sokoni/messages/translator';

/** What the pages that everybody may read share. */
export const sayPublicPage = translator({ publicPages });
