import { ordersToPick } from '@sokoni/messages/en/till/sell';
import { translator } from '@sokoni/messages/translator';

/** The orders that an inventory officer picks. */
export const sayPicking = translator({ ordersToPick });
