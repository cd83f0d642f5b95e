import { storeParts } from '@sokoni/messages/en/stores/stores';
import { translator } from '@sokoni/messages/translator';

/** Parts of forms and pages about a store. */
export const sayStorePart = translator({ storeParts });
