import { receivablesPage } from '@sokoni/messages/en/customers/customers';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the receivables. */
export const sayReceivables = translator({ receivablesPage });
