import { accessRequestPages } from '@sokoni/messages/en/wholesale/supplying';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the stores that ask to buy. */
export const sayRequests = translator({ accessRequestPages });
