import type { Db } from '#core/database/access/transaction.ts';
import { findCard } from './queries.ts';

/** What decides how much a card pays at this moment; undefined for one that is gone. Its code stays here. */
export async function readCardBalance(
  db: Db,
  storeId: string,
  cardId: string,
): Promise<{ active: boolean; balance: number; ends_on: string | null; test: boolean } | undefined> {
  const card = await findCard(db, storeId, cardId);
  if (!card) return undefined;
  const { active, balance, ends_on, test } = card;
  return { active, balance, ends_on, test };
}
