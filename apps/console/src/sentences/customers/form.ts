import { customerForm } from '@sokoni/messages/en/customers/customers';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the form of a customer. */
export const sayCustomerForm = translator({ customerForm });
