import type { Db } from '#core/database/access/transaction.ts';
import type { Visitor } from '../cart/change-cart.ts';
import { holdCart } from '../cart/open-cart.ts';
import { lockOpenCheckout, saveCheckout } from '../checkout-queries.ts';
import { quoteAnew } from '../quote-checkout.ts';

/**
 * Lets the store credit of a customer pay for a checkout as far as it goes, whose order is theirs then. What is being paid elsewhere
 * stays as it is.
 * @param customerId of the buyer who has logged in; null: the credit is kept for later
 */
export async function applyStoreCredit(
  db: Db,
  { storeId, token, now }: Visitor,
  customerId: string | null,
): Promise<void> {
  const cart = await holdCart(db, storeId, token);
  const open = cart && (await lockOpenCheckout(db, storeId, cart.id));
  if (!open || open.paying_since !== null || open.credit_customer_id === customerId) return;
  const changed = { ...open, credit_customer_id: customerId, customer_id: customerId ?? open.customer_id };
  const { row } = await quoteAnew(db, changed, now);
  await saveCheckout(db, row);
}
