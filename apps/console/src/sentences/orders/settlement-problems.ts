import { settlementProblems } from '@sokoni/messages/en/order-parts';
import { translator } from '@sokoni/messages/translator';

/** Why an order cannot be settled so. */
export const saySettlementProblem = translator('en', settlementProblems);
