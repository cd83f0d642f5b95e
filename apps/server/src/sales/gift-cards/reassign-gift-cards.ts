import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import type { CustomerMerge } from '#customers/customer-hooks.ts';
import { lockCardsOf, renameCards } from './queries.ts';

/**
 * Two records of one customer became one: cards that name the one name the other. They are held in the order of their ids, as
 * where they pay.
 */
export async function takeOverCards(
  db: Db,
  storeId: string,
  { from, to }: CustomerMerge,
  action: Action,
): Promise<void> {
  const ids = await lockCardsOf(db, storeId, from.id);
  if (ids.length === 0) return;
  await renameCards(db, storeId, { ids, to: to.id }, action);
  publishChange(db, 'gift_card', ids);
}
