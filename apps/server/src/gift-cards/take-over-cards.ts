import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { lockCardsOf, renameCards } from './queries.ts';

/**
 * Two records of one customer became one: cards that name the one name the other. They are held in the order of their ids, as
 * where they pay.
 */
export async function takeOverCards(
  db: Db,
  storeId: string,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  const ids = await lockCardsOf(db, storeId, from);
  if (ids.length === 0) return;
  await renameCards(db, storeId, { ids, to, now });
  await announce(db, 'gift_card', ids);
}
