import { unauthorizedPage } from '@sokoni/messages/en/shell/public-pages';
import { translator } from '@sokoni/messages/translator';

/** Where a page leads that the role does not open. */
export const sayUnauthorized = translator({ unauthorizedPage });
