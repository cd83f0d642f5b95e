import { barcodeKey } from '@sokoni/rules/barcode';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { keeping } from './connect.ts';
import { likeText } from './like-text.ts';
import type { Db } from './transaction.ts';

/** Up to so many hits are read and sorted. Where there are more, a sorted list is walked instead: the next hit is seldom far. */
const few = 600;
/** A piece of a word this long is looked up anywhere in it; a shorter one only at its beginning. */
const shortestPiece = 3;
/**
 * Searches whose words many products of a store have, with the words as they are compared. For a minute they are not looked up
 * again: how a search is carried out follows from it, never what it finds.
 */
const commonWords = new LRUCache<string, string>({ max: 1000, ttl: 60_000 });

/** What a search among the products of a store comes down to. */
export interface ProductSearch {
  /** Whether the row `product` is found: by its words, or by a code of one of its variants. */
  isProduct: RawBuilder<SqlBool>;
  /** Whether the row `variant`, of the row `product`, is found: by the words of its product, or by a code of its own. */
  isVariant: RawBuilder<SqlBool>;
}

/** The first products of a search in the order of their titles. */
export interface FirstSought {
  search: string;
  /** Of these alone. */
  status?: string | undefined;
  direction: 'asc' | 'desc';
  most: number;
}

/** Their ids; null where more are found than are looked up. */
export async function findFirstProducts(
  db: Db,
  storeId: string,
  { search, status, direction, most }: FirstSought,
): Promise<string[] | null> {
  const key = `${storeId} ${search}`;
  if (commonWords.has(key)) return null;
  const { rows } = await sql<{ words: string; by_word: number; by_code: number; ids: string[] }>`
    select words, by_word, by_code, ids
    from ${asCompared(search)} sought
    cross join lateral first_products(words, ${search.toLowerCase()}, ${barcodeKey(search)}, ${status ?? null}::text,
      ${direction === 'desc'}, ${few + 1}, ${most})`.execute(keeping(db));
  const [found] = rows;
  if (!found) throw new Error('A select without a table answers one row');
  if (found.by_word > few) commonWords.set(key, found.words);
  return found.by_word > few || found.by_code > few ? null : found.ids;
}

/** The same among all that are found, however many: for where no hit is near on a walk along the list. */
export async function gatherFirstProducts(
  db: Db,
  { search, status, direction, most }: FirstSought,
): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    select gathered_products(words, ${search.toLowerCase()}, ${barcodeKey(search)}, ${status ?? null}::text,
      ${direction === 'desc'}, ${most}) as ids
    from ${asCompared(search)} sought`.execute(keeping(db));
  return rows[0]?.ids ?? [];
}

interface Found {
  /** At most one more than `few` is counted. */
  by_word: number;
  word_ids: string | null;
  by_code: number;
  code_ids: string | null;
}

/** Searches by a part of a word of title, brand or tag, by the beginning of an SKU, and by a whole barcode. */
export async function searchProducts(db: Db, storeId: string, search: string): Promise<ProductSearch> {
  const sku = search.toLowerCase();
  const printed = barcodeKey(search);
  const { words: sought, ...found } = await lookUp(db, storeId, search, sku, printed);
  const words = found.by_word <= few ? isAnyOf(found.word_ids) : hasWords(sought);
  if (found.by_code === 0) return { isProduct: words, isVariant: words };
  const hasCode = sql<SqlBool>`(variant.barcode = ${printed}
    or (variant.sku_key >= ${sku} and variant.sku_key < ${sku} || chr(1114111)))`;
  const codes =
    found.by_code <= few
      ? isAnyOf(found.code_ids)
      : sql<SqlBool>`exists (
          select 1 from variants variant
          where variant.store_id = product.store_id and variant.product_id = product.id and ${hasCode})`;
  return {
    isProduct: sql<SqlBool>`(${words} or ${codes})`,
    isVariant:
      found.by_code <= few
        ? sql<SqlBool>`(${words} or (${codes} and ${hasCode}))`
        : sql<SqlBool>`(${words} or ${hasCode})`,
  };
}

/** What a search finds, up to one more than `few` of each kind, and its words as they are compared. */
async function lookUp(
  db: Db,
  storeId: string,
  search: string,
  sku: string,
  printed: string,
): Promise<Found & { words: string }> {
  const key = `${storeId} ${search}`;
  const common = commonWords.get(key);
  if (common !== undefined) {
    const { rows } = await sql<Found>`
      select ${hits} from find_products(null, ${sku}, ${printed}, ${few + 1})`.execute(keeping(db));
    return { ...(rows[0] ?? nothing), by_word: few + 1, words: common };
  }
  const { rows } = await sql<Found & { words: string }>`
    select words, ${hits}
    from ${asCompared(search)} sought
    left join lateral find_products(words, ${sku}, ${printed}, ${few + 1}) found on true
    group by words`.execute(keeping(db));
  const found = rows[0] ?? { ...nothing, words: '' };
  if (found.by_word > few) commonWords.set(key, found.words);
  return found;
}

/** The words as they are compared, in a row of its own. */
function asCompared(search: string): RawBuilder<unknown> {
  return sql`(select case when length(key) < ${shortestPiece} then ' ' || key else key end as words from search_key(${search}) key)`;
}

const nothing: Found = { by_word: 0, word_ids: null, by_code: 0, code_ids: null };

const hits = sql`
  count(*) filter (where not by_code)::int as by_word,
  (array_agg(product_id) filter (where not by_code))::text as word_ids,
  count(*) filter (where by_code)::int as by_code,
  (array_agg(product_id) filter (where by_code))::text as code_ids`;

/** For every row of a list: what fits into the index of the list is looked at there, the few rows with more words are found once. */
function hasWords(words: string): RawBuilder<SqlBool> {
  // Thousands of rows may be walked past: `like` in the C collation is the quickest to say no.
  return sql<SqlBool>`case when product.short_search_text is null
    then product.id = any (array(
      select wordy.id from products wordy
      where wordy.store_id = app.current_store() and wordy.short_search_text is null
        and strpos(wordy.search_text, ${words}) > 0))
    else product.short_search_text collate "C" like ${`%${likeText(words)}%`} end`;
}

/** Ids as the database wrote them: hundreds go back as they came. */
function isAnyOf(ids: string | null): RawBuilder<SqlBool> {
  return sql<SqlBool>`product.id = any (${ids ?? '{}'}::uuid[])`;
}
