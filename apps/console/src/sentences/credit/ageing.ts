import { ageingLabels } from '@sokoni/messages/en/customers/credit';
import { translator } from '@sokoni/messages/translator';

/** How long debts have been due. */
export const sayAge = translator({ ageingLabels });
