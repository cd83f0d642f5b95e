import { storeCreditLabels } from '@sokoni/messages/en/customers/credit';
import { translator } from '@sokoni/messages/translator';

/** Why a customer’s credit in the store went up or down. */
export const sayStoreCredit = translator({ storeCreditLabels });
