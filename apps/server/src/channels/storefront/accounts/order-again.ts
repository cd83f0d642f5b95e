import { addToCart, type ChangedCart, type Visitor } from '#channels/storefront/checkout/cart/change-cart.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { findBoughtLines } from './queries.ts';
import { customerOf } from './read-account.ts';

/**
 * Puts into the visitor's cart what an order of theirs has, as far as it can be bought by now.
 * @returns the cart, null where nothing could be added, and the titles of what could not
 * @throws DomainError `not_found` for no order of theirs
 */
export async function orderAgain(
  db: Db,
  visitor: Visitor,
  { email, orderId }: { email: string; orderId: string },
): Promise<{ cart: ChangedCart | null; missing: string[] }> {
  const { storeId } = visitor;
  const customerId = await customerOf(db, storeId, email);
  const lines = customerId ? await findBoughtLines(db, { storeId, customerId }, orderId) : [];
  if (lines.length === 0) throw new DomainError('not_found');
  let cart: ChangedCart | null = null;
  const missing: string[] = [];
  for (const { variant_id: variantId, title, quantity } of lines) {
    try {
      cart = await addToCart(
        db,
        { ...visitor, token: cart?.token ?? visitor.token },
        { variantId, quantity },
      );
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      missing.push(title);
    }
  }
  return { cart, missing };
}
