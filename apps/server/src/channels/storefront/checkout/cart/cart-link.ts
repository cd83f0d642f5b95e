import type { Db } from '#core/database/access/transaction.ts';
import { readId } from '#core/ids.ts';
import { hashOfToken, randomToken, type Secrets } from '#core/security/secrets.ts';
import { type CartRow, lockCartById, noteOnCart } from './cart-queries.ts';
import { type ChangedCart, unitsOf } from './change-cart.ts';

/**
 * What opens a cart again from a mail or a message: its id, and a signature that the secret key made.
 * @param url of the shop, without a slash at the end
 */
export function restoreAddress(
  url: string,
  secrets: Secrets,
  { store_id, id }: Pick<CartRow, 'store_id' | 'id'>,
): string {
  const signature = secrets.sign('cart-link', `${store_id}.${id}`).toString('base64url');
  return `${url}/cart/restore/${id}.${signature}`;
}

/**
 * Opens the cart that a link names, under a new token: where it was open before, it is no more.
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
