import type { ProductCard } from '@sokoni/themes/shop.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { readId } from '#core/ids.ts';
import { cardsById } from './cards-by-id.ts';

const mostRecent = 8;

/** The products that a browser remembers, in its order; what the shop shows no more is left out. */
export async function readRecent(db: Db, storeId: string, query: URLSearchParams): Promise<ProductCard[]> {
  const asked = (query.get('ids') ?? '').split('.').slice(0, mostRecent);
  const ids = [...new Set(asked.flatMap((id) => readId(id) ?? []))];
  if (ids.length === 0) return [];
  const cards = await cardsById(db, storeId, ids);
  return ids.flatMap((id) => cards.get(id) ?? []);
}
