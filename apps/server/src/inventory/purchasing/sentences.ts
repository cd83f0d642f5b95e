import { purchaseOrderProblems } from '@sokoni/messages/en/purchasing';
import { translator } from '@sokoni/messages/translator';

/** Why a rule refuses a purchase order. */
export const sayOrderProblem = translator('en', purchaseOrderProblems);
