import { customerPicker } from '@sokoni/messages/en/customers/customers';
import { translator } from '@sokoni/messages/translator';

/** The sentences where a customer is chosen. */
export const sayCustomerPicker = translator({ customerPicker });
