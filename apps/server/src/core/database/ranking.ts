import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a title or name begins with the words of a search.
 * @param key the column of its words, as `app.plain_words` writes them
 */
export function beginsWith(key: RawBuilder<unknown>, search: string): RawBuilder<SqlBool> {
  const words = sql`(select plain_words(${search}))`;
  return sql`(${key} collate app.names >= ${words} and ${key} collate app.names < behind_words(${words})
    and starts_with(${key}, ${words}) and ${words} <> '')`;
}

/**
 * The first rows that several searches find, those of the better search before the others, each row once. A search is asked only
 * where those before it leave room.
 * @param searches the best first
 * @param idOf what tells one row from another
 */
export async function firstRanked<Row>(
  most: number,
  idOf: (row: Row) => string | number,
  searches: readonly (() => Promise<readonly Row[]>)[],
): Promise<Row[]> {
  const found = new Map<string | number, Row>();
  for (const search of searches) {
    if (found.size >= most) break;
    for (const row of await search()) if (!found.has(idOf(row))) found.set(idOf(row), row);
  }
  return [...found.values()].slice(0, most);
}
