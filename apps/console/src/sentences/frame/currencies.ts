import { currencyNames } from '@sokoni/messages/en/shell/frame';
import { translator } from '@sokoni/messages/translator';

/** What a currency is called. */
export const sayCurrency = translator({ currencyNames });
