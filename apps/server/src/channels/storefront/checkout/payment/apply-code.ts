import { readGiftCardCode } from '@sokoni/rules/credit/gift-card';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { findByCode } from '#sales/gift-cards/find-by-code.ts';
import type { Guesser } from '#tenancy/accounts/codes/guesses.ts';
import { type CartRow, writeCart } from '../cart/cart-queries.ts';
import { setDiscountCode, type Visitor } from '../cart/change-cart.ts';
import { holdCart } from '../cart/open-cart.ts';
import { type CheckoutRow, lockOpenCheckout, saveCheckout } from '../checkout-queries.ts';
import { quoteAnew } from '../quote-checkout.ts';
import { sayCheckoutProblem } from '../sentences.ts';

/**
 * Lets the gift card with a code pay for a checkout as far as it goes, or else the discount take something off. A code that is neither's
 * is counted as a guess.
 * @returns DomainError for a code that is not taken: the caller returns it from its transaction
 * @throws DomainError `not_found` where nothing is checked out, `too_many_attempts`
 */
export async function applyCode(
  db: Db,
  visitor: Visitor,
  typed: string,
  guesser: Omit<Guesser, 'userId'>,
): Promise<DomainError | null> {
  const { cart, open } = await openCheckout(db, visitor);
  if (readGiftCardCode(typed) !== '') {
    const asked = { typed, field: 'code', test: open.terms.test };
    const card = await findByCode(db, visitor.storeId, asked, { ...guesser, userId: cart.id });
    if (!(card instanceof DomainError)) {
      await payWith(db, open, card.id, visitor.now);
      return null;
    }
  }
  const changed = await setDiscountCode(db, visitor, { typed, customerId: open.customer_id }, guesser);
  if (!(changed instanceof DomainError)) return null;
  const isUnknown = changed.reason === 'unknown_code';
  const message = isUnknown ? sayCheckoutProblem('unknownCode') : changed.message;
  return new DomainError('discount_refused', { message, fields: { code: message } });
}

/** @throws DomainError `not_found` where nothing is checked out */
export async function removeGiftCard(db: Db, visitor: Visitor): Promise<void> {
  const { open } = await openCheckout(db, visitor);
  await payWith(db, open, null, visitor.now);
}

/** @throws DomainError `not_found` where nothing is checked out */
export async function removeDiscount(db: Db, visitor: Visitor): Promise<void> {
  const { cart } = await openCheckout(db, visitor);
  await writeCart(db, cart, { discount_code: null, now: visitor.now });
}

async function openCheckout(
  db: Db,
  { storeId, token }: Visitor,
): Promise<{ cart: CartRow; open: CheckoutRow }> {
  const cart = await holdCart(db, storeId, token);
  const open = cart && (await lockOpenCheckout(db, storeId, cart.id));
  if (!open || open.paying_since !== null) throw new DomainError('not_found');
  return { cart, open };
}

async function payWith(db: Db, open: CheckoutRow, gift_card_id: string | null, now: Date): Promise<void> {
  const { row } = await quoteAnew(db, { ...open, gift_card_id }, now);
  await saveCheckout(db, row);
}
