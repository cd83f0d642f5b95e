import { reorderPage } from '@sokoni/messages/en/inventory/purchasing';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the page that reorders what is low. */
export const sayReorder = translator({ reorderPage });
