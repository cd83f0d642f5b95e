import { buyerPages } from '@sokoni/messages/en/storefront/accounts';
import { checkoutPages } from '@sokoni/messages/en/storefront/checkout';
import { contactPage, newsletterPages } from '@sokoni/messages/en/storefront/contact';
import { payingWords } from '@sokoni/messages/en/storefront/proofs';
import { translator } from '@sokoni/messages/translator';

/** What the pages of the cart, the checkout and the order say. */
export const sayCheckout = translator({ checkoutPages });

/** What the pages of a buyer's account and of the wish list say. */
export const sayBuyer = translator({ buyerPages });

/** What the page says on which a shop is written to. */
export const sayContact = translator({ contactPage });

/** What the pages of the newsletter say. */
export const sayNewsletter = translator({ newsletterPages });

/** What the page of an order says of how it is paid. */
export const sayPaying = translator({ payingWords });
