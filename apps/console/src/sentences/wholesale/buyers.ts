import { buyersCard } from '@sokoni/messages/en/wholesale/buyers';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the people who order for a company. */
export const sayBuyers = translator({ buyersCard });
