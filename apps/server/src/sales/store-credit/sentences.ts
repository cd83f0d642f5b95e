import { storeCredit } from '@sokoni/messages/en/sales/order-answers';
import { translator } from '@sokoni/messages/translator';

/** What was done with the credit of a customer, or why it was not. */
export const say = translator({ storeCredit });
