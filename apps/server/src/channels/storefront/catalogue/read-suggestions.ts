import type { Language } from '@sokoni/rules/languages';
import { cardsInLanguage } from '#channels/storefront/translations/in-language.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { askedSearch } from './asked-search.ts';
import { findCards } from './queries.ts';
import { isFoundBy } from './search/found-by.ts';

const mostSuggestions = 8;

/** The titles of products that what is typed may mean. */
export async function readSuggestions(
  db: Db,
  storeId: string,
  { query, language }: { query: URLSearchParams; language: Language | null },
): Promise<string[]> {
  const search = askedSearch(query);
  if (search.length < 2) return [];
  const isFound = await isFoundBy(db, { search, language });
  const cards = await findCards(db, storeId, {
    where: isFound,
    sort: 'title',
    limit: mostSuggestions,
    offset: 0,
  });
  const shown = await cardsInLanguage(db, storeId, language, cards);
  return [...new Set(shown.map(({ title }) => title))];
}
