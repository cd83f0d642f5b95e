import { onlinePaymentAnswers } from '@sokoni/messages/en/sales/online-payments';
import { translator } from '@sokoni/messages/translator';

/** What is said of providers and of payments that they took. */
export const say = translator({ onlinePaymentAnswers });
