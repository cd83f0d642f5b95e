import type { Db } from '#core/database/access/transaction.ts';
import { hashOfToken, type Secrets } from '#core/security/secrets.ts';
import { findLinkedOrder, insertOrderLinks } from './checkout-queries.ts';

const tokenPattern = /^[\w-]{22}$/;

/**
 * The token of the link by which a buyer follows an order: 128 bits that are made of the secret key, so that a mail can say them again
 * and the database knows their hash alone.
 */
export async function linkOrder(
  db: Db,
  secrets: Secrets,
  { storeId, orderId }: { storeId: string; orderId: string },
): Promise<string> {
  const [token = ''] = await linkOrders(db, secrets, { storeId, orderIds: [orderId] });
  return token;
}

/** The tokens of several orders, in their order. */
export async function linkOrders(
  db: Db,
  secrets: Secrets,
  { storeId, orderIds }: { storeId: string; orderIds: readonly string[] },
): Promise<string[]> {
  const links = orderIds.map((order_id) => {
    const token = secrets.sign('order-link', `${storeId}.${order_id}`).subarray(0, 16).toString('base64url');
    return { token, row: { store_id: storeId, token_hash: hashOfToken(token), order_id } };
  });
  await insertOrderLinks(
    db,
    links.map(({ row }) => row),
  );
  return links.map(({ token }) => token);
}

/** The order that a link leads to; undefined for one that is none. */
export async function orderOfLink(db: Db, storeId: string, token: string): Promise<string | undefined> {
  return tokenPattern.test(token) ? findLinkedOrder(db, storeId, hashOfToken(token)) : undefined;
}
