import { receivingPage } from '@sokoni/messages/en/inventory/purchasing';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the page that receives items. */
export const sayReceiving = translator({ receivingPage });
