import { discountProblems } from '@sokoni/messages/en/sales/discounts';
import { translator } from '@sokoni/messages/translator';

/** Why a discount cannot be saved so. */
export const sayDiscountProblem = translator({ discountProblems });
