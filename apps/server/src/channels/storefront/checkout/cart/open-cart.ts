import type { Db } from '#core/database/access/transaction.ts';
import { newId } from '#core/ids.ts';
import { hashOfToken, randomToken } from '#core/security/secrets.ts';
import { type CartRow, findCart, lockCart, type OpenCart } from './cart-queries.ts';

const tokenPattern = /^[\w-]{22}$/;

/** The cart of a visitor's cookie as it is; undefined without one. */
export async function readCartRow(
  db: Db,
  storeId: string,
  token: string | undefined,
): Promise<CartRow | undefined> {
  return isToken(token) ? findCart(db, storeId, hashOfToken(token)) : undefined;
}

/** The same, held until the end of the transaction. */
export async function holdCart(
  db: Db,
  storeId: string,
  token: string | undefined,
): Promise<CartRow | undefined> {
  return isToken(token) ? lockCart(db, storeId, hashOfToken(token)) : undefined;
}

/** The visitor's cart, held, or a new one under a new token, which its first change writes. A token that a visitor made up opens nothing. */
export async function openCart(
  db: Db,
  storeId: string,
  token: string | undefined,
  now: Date,
): Promise<{ cart: OpenCart; token: string }> {
  const cart = await holdCart(db, storeId, token);
  if (cart && token !== undefined) return { cart, token };
  const made = randomToken();
  const unwritten = { store_id: storeId, id: newId(), lines: [], version: 0, created_at: now };
  return { cart: { ...unwritten, token_hash: hashOfToken(made) }, token: made };
}

function isToken(token: string | undefined): token is string {
  return token !== undefined && tokenPattern.test(token);
}
