import { receivablesPage } from '@sokoni/messages/en/customers';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the receivables. */
export const sayReceivables = translator('en', receivablesPage);
