import { customerMerge } from '@sokoni/messages/en/customers/customers';
import { translator } from '@sokoni/messages/translator';

/** The sentences of merging two customers. */
export const sayMerge = translator({ customerMerge });
