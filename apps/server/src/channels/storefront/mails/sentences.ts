import { cartReminder, orderNews } from '@sokoni/messages/en/storefront/mails';
import { translator } from '@sokoni/messages/translator';

/** What buyers are mailed of their orders. */
export const sayNews = translator({ orderNews });

/** The reminder of a cart. */
export const sayReminder = translator({ cartReminder });
