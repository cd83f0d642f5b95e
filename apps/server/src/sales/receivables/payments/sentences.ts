import { customerPayments } from '@sokoni/messages/en/sales/order-answers';
import { translator } from '@sokoni/messages/translator';

/** One payment for several orders of a customer. */
export const say = translator({ customerPayments });
