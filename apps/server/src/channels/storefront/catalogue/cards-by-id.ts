import type { ProductCard } from '@sokoni/themes/shop.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { cardOf } from './cards.ts';
import { findCardsById } from './queries.ts';

/** The cards of these products, of those that the shop shows. */
export async function cardsById(
  db: Db,
  storeId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductCard>> {
  const rows = await findCardsById(db, storeId, ids);
  return new Map(rows.map((row) => [row.id, cardOf(storeId, row)]));
}
