import { cartProblems, checkoutChoices, checkoutProblems } from '@sokoni/messages/en/storefront/checkout';
import { translator } from '@sokoni/messages/translator';

/** Why something is not put into a cart. */
export const sayCartProblem = translator({ cartProblems });

/** Why an order is not placed yet. */
export const sayCheckoutProblem = translator({ checkoutProblems });

/** How an order is delivered and paid. */
export const sayChoice = translator({ checkoutChoices });
