import { customerPage } from '@sokoni/messages/en/customers/customers';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the page of a customer. */
export const sayCustomer = translator({ customerPage });
