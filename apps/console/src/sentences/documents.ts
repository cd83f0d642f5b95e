import { documentMenu } from '@sokoni/messages/en/sales/documents';
import { translator } from '@sokoni/messages/translator';

/** What can be printed, downloaded or sent of an order. */
export const sayDocument = translator({ documentMenu });
