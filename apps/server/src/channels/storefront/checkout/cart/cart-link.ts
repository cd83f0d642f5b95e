import type { Db } from '#core/database/access/transaction.ts';
import { readId } from '#core/ids.ts';
import { hashOfToken, randomToken, type Secrets } from '#core/security/secrets.ts';
import { type CartRow, lockCartById, noteOnCart } from './cart-queries.ts';
import { type ChangedCart, unitsOf } from './change-cart.ts';

/** What opens a cart again from a mail: its id, and a signature that the secret key made. */
export function cartLink(secrets: Secrets, { store_id, id }: Pick<CartRow, 'store_id' | 'id'>): string {
  return `${id}.${secrets.sign('cart-link', `${store_id}.${id}`).toString('base64url')}`;
}

/**
 * Opens the cart that a mail links to, under a new token: where it was open before, it is no more.
 * @returns null for a link that is none
 */
export async function restoreCart(
  db: Db,
  secrets: Secrets,
  storeId: string,
  link: string,
): Promise<ChangedCart | null> {
  const [named = '', signature = ''] = link.split('.');
  const id = readId(named);
  const signed = Buffer.from(signature, 'base64url');
  if (id === null || !secrets.verifies('cart-link', `${storeId}.${id}`, signed)) return null;
  const cart = await lockCartById(db, storeId, id);
  if (!cart) return null;
  const token = randomToken();
  await noteOnCart(db, cart, { token_hash: hashOfToken(token) });
  return { token, units: unitsOf(cart.lines) };
}
