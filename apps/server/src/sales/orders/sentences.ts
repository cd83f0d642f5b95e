import { orderAnswers, orderRefusals } from '@sokoni/messages/en/sales/order-answers';
import { orderLabels, orderStatuses, settlementProblems } from '@sokoni/messages/en/sales/order-parts';
import { orderExportColumns } from '@sokoni/messages/en/sales/orders';
import { translator } from '@sokoni/messages/translator';

/** What was done with an order, or why it was not. */
export const say = translator({ orderAnswers, orderRefusals });

/** Where an order comes from, how it is paid, and where it stands. */
export const sayOrderLabel = translator({ orderLabels, orderStatuses });

/** The headers of a file of orders. */
export const sayOrderColumn = translator({ orderExportColumns });

/** Why an order cannot be settled so. */
export const saySettlementProblem = translator({ settlementProblems });
