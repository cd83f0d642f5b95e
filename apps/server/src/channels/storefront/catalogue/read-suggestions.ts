import { searchProducts } from '#catalogue/products/search/search-products.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { askedSearch } from './asked-search.ts';
import { findCards } from './queries.ts';

const mostSuggestions = 8;

/** The titles of products that what is typed may mean. */
export async function readSuggestions(db: Db, storeId: string, query: URLSearchParams): Promise<string[]> {
  const search = askedSearch(query);
  if (search.length < 2) return [];
  const { isProduct } = await searchProducts(db, search);
  const cards = await findCards(db, storeId, {
    where: isProduct,
    sort: 'title',
    limit: mostSuggestions,
    offset: 0,
  });
  return [...new Set(cards.map(({ title }) => title))];
}
