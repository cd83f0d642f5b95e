import { customerGroups } from '@sokoni/messages/en/customers/customers';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the groups of customers. */
export const sayGroups = translator({ customerGroups });
