import { ageingLabels, statementLines } from '@sokoni/messages/en/customers/credit';
import { customerAnswers } from '@sokoni/messages/en/customers/customers';
import { translator } from '@sokoni/messages/translator';

/** How long debts have been due. */
export const sayAge = translator({ ageingLabels });

/** What stands on a line of a statement. */
export const sayStatementLine = translator({ statementLines });

/** What the server says of customers. */
export const sayCustomer = translator({ customerAnswers });
