import { registerFilter } from '@sokoni/messages/en/sales/order-parts';
import { translator } from '@sokoni/messages/translator';

/** What narrows to one register. */
export const say = translator({ registerFilter });
