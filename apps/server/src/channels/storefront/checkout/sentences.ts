import { deliveryTitles } from '@sokoni/messages/en/sales/order-parts';
import { cartProblems, checkoutChoices, checkoutProblems } from '@sokoni/messages/en/storefront/checkout';
import { translator } from '@sokoni/messages/translator';

/** Why something is not put into a cart. */
export const sayCartProblem = translator({ cartProblems });

/** Why an order is not placed yet. */
export const sayCheckoutProblem = translator({ checkoutProblems });

/** How an order reaches its buyer. */
export const sayDelivery = translator({ deliveryTitles });

/** How an order is paid. */
export const sayChoice = translator({ checkoutChoices });
