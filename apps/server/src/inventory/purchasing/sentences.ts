import {
  lowStockMail,
  purchaseOrderMail,
  purchaseOrderProblems,
  purchasingAnswers,
} from '@sokoni/messages/en/inventory/purchasing';
import { translator } from '@sokoni/messages/translator';

/** Why a rule refuses a purchase order. */
export const sayOrderProblem = translator({ purchaseOrderProblems });

/** What the server says of purchase orders and suppliers. */
export const sayPurchasing = translator({ purchasingAnswers });

/** The mail of a purchase order. */
export const sayOrderMail = translator({ purchaseOrderMail });

/** The mail about low stock. */
export const sayLowStockMail = translator({ lowStockMail });
