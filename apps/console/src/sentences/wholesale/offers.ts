import { offeredProductPages } from '@sokoni/messages/en/wholesale/supplying';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the wholesale catalogue. */
export const sayOffers = translator({ offeredProductPages });
