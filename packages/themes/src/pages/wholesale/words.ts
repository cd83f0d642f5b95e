import {
  wholesaleCheckout,
  wholesaleEntrance,
  wholesaleOrders,
  wholesaleShelf,
  wholesaleShop,
  wholesaleShopQuotes,
} from '@sokoni/messages/en/storefront/wholesale';
import { wholesaleWords } from '@sokoni/messages/en/wholesale/supplying';
import { translator } from '@sokoni/messages/translator';

/** What stands on every page for companies. */
export const sayShop = translator({ wholesaleShop });

/** Signing in, and asking for access. */
export const sayEntrance = translator({ wholesaleEntrance });

/** What a company is offered, and its cart. */
export const sayShelf = translator({ wholesaleShelf });

/** Placing an order. */
export const sayPlacing = translator({ wholesaleCheckout });

/** What was ordered, and what is owed. */
export const sayOrders = translator({ wholesaleOrders });

/** Quotes: asking for one, and answering what is offered. */
export const sayQuoting = translator({ wholesaleShopQuotes });

/** When a company pays. */
export const sayTerms = translator({ wholesaleWords });
