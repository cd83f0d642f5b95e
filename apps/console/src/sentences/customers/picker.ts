import { customerPicker } from '@sokoni/messages/en/customers';
import { translator } from '@sokoni/messages/translator';

/** The sentences where a customer is chosen. */
export const sayCustomerPicker = translator('en', customerPicker);
