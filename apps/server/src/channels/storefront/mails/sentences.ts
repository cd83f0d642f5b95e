import { cartReminder, newOrderMail, orderNews } from '@sokoni/messages/en/storefront/mails';
import { payingWords } from '@sokoni/messages/en/storefront/proofs';
import { translator } from '@sokoni/messages/translator';

/** What buyers are mailed of their orders. */
export const sayNews = translator({ orderNews });

/** How they pay by hand, in the words of the order's page. */
export const sayPaying = translator({ payingWords });

/** What a store is mailed of a new order. */
export const sayNewOrder = translator({ newOrderMail });

/** The reminder of a cart. */
export const sayReminder = translator({ cartReminder });
