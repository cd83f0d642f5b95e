import { wholesaleOrdering } from '@sokoni/messages/en/wholesale/wholesale';
import { translator } from '@sokoni/messages/translator';

/** Why nothing can be ordered from a supplier, as the server says it. */
export const sayOrdering = translator({ wholesaleOrdering });
