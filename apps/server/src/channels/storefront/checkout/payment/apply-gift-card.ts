import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { findByCode } from '#sales/gift-cards/find-by-code.ts';
import type { Guesser } from '#tenancy/accounts/codes/guesses.ts';
import type { Visitor } from '../cart/change-cart.ts';
import { holdCart } from '../cart/open-cart.ts';
import { lockOpenCheckout, saveCheckout } from '../checkout-queries.ts';
import { quoteAnew } from '../quote-checkout.ts';

/**
 * Lets a gift card pay for a checkout as far as it goes; an empty code takes it away.
 * @returns DomainError `gift_card_unknown` for a wrong code, which is counted: the caller returns it from its transaction
 * @throws DomainError `not_found` where nothing is checked out, `too_many_attempts`
 */
export async function applyGiftCard(
  db: Db,
  { storeId, token, now }: Visitor,
  typed: string,
  guesser: Omit<Guesser, 'userId'>,
): Promise<DomainError | null> {
  const cart = await holdCart(db, storeId, token);
  const open = cart && (await lockOpenCheckout(db, storeId, cart.id));
  if (!open || open.paying_since !== null) throw new DomainError('not_found');
  let gift_card_id: string | null = null;
  if (typed.trim() !== '') {
    const person = { ...guesser, userId: cart.id };
    const asked = { typed, field: 'gift_card', test: open.terms.test };
    const card = await findByCode(db, storeId, asked, person);
    if (card instanceof DomainError) return card;
    gift_card_id = card.id;
  }
  const { row } = await quoteAnew(db, { ...open, gift_card_id }, now);
  await saveCheckout(db, row);
  return null;
}
