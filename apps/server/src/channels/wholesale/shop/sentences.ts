import {
  wholesaleCheckout,
  wholesaleEntrance,
  wholesaleOrders,
  wholesaleShelf,
  wholesaleShopQuotes,
} from '@sokoni/messages/en/storefront/wholesale';
import { translator } from '@sokoni/messages/translator';

/** Why a request to be let in is not taken. */
export const sayEntrance = translator({ wholesaleEntrance });

/** What is wrong with a quantity, or a line of a quick order. */
export const sayShelf = translator({ wholesaleShelf });

/** Why an order is not placed yet. */
export const sayPlacing = translator({ wholesaleCheckout });

/** Why a statement is not made. */
export const sayOrders = translator({ wholesaleOrders });

/** What is wrong with what is asked for in a quote. */
export const sayShopQuotes = translator({ wholesaleShopQuotes });
