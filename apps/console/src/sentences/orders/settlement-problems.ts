import { settlementProblems } from '@sokoni/messages/en/sales/order-parts';
import { translator } from '@sokoni/messages/translator';

/** Why an order cannot be settled so. */
export const saySettlementProblem = translator({ settlementProblems });
