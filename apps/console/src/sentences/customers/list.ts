import { customerList } from '@sokoni/messages/en/customers/customers';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the list of customers. */
export const sayCustomers = translator({ customerList });
