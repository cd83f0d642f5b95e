import { customerSearch } from '@sokoni/rules/search-words';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from './transaction.ts';

/** As in `search-products`: up to so many hits are read and sorted; where there are more, a sorted list is walked instead. */
const few = 150;
/** A piece of a word this long is looked up anywhere in it; a shorter one only at its beginning. */
const shortestPiece = 3;
/** Searches that many customers of a store answer to, with the words as they are compared, for a minute. */
const commonWords = new LRUCache<string, string>({ max: 1000, ttl: 60_000 });

/** Whether the row `customer` is found: by a part of name, e-mail or phone. */
export async function searchCustomers(db: Db, storeId: string, search: string): Promise<RawBuilder<SqlBool>> {
  const key = `${storeId} ${search}`;
  const common = commonWords.get(key);
  if (common !== undefined) return hasWords(common);
  const { rows } = await sql<{ words: string; hits: number; ids: string | null }>`
    select words, count(found.id)::int as hits, array_agg(found.id)::text as ids
    from (select case when length(key) < ${shortestPiece} then ' ' || key else key end as words
          from search_key(${customerSearch(search)}) key) sought
    left join lateral find_customers(words, ${few + 1}) as found (id) on true
    group by words`.execute(db);
  const { words, hits, ids } = rows[0] ?? { words: '', hits: 0, ids: null };
  if (hits <= few) return sql<SqlBool>`customer.id = any (${hits > 0 ? ids : '{}'}::uuid[])`;
  commonWords.set(key, words);
  return hasWords(words);
}

function hasWords(words: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`strpos(customer.search_text, ${words}) > 0`;
}
