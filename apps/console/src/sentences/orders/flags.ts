import { orderFlags } from '@sokoni/messages/en/sales/orders';
import { translator } from '@sokoni/messages/translator';

/** What did not fit when a sale was recorded after it had happened. */
export const sayOrderFlag = translator({ orderFlags });
