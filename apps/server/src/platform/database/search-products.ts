import { barcodeKey } from '@sokoni/rules/barcode';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from './transaction.ts';

/** Up to so many hits are read and sorted. Where there are more, a sorted list is walked instead: the next hit is never far. */
const few = 150;
/** A piece of a word this long is looked up anywhere in it; a shorter one only at its beginning. */
const shortestPiece = 3;

/** What a search among the products of a store comes down to. */
export interface ProductSearch {
  /** Whether the row `product` is found: by its words, or by a code of one of its variants. */
  isProduct: RawBuilder<SqlBool>;
  /** Whether the row `variant`, of the row `product`, is found: by the words of its product, or by a code of its own. */
  isVariant: RawBuilder<SqlBool>;
}

interface Found {
  words: string;
  by_word: number;
  word_ids: string | null;
  by_code: number;
  code_ids: string | null;
}

/** Searches by a part of a word of title, brand or tag, by the beginning of an SKU, and by a whole barcode. */
export async function searchProducts(db: Db, search: string): Promise<ProductSearch> {
  const sku = search.toLowerCase();
  const printed = barcodeKey(search);
  const { rows } = await sql<Found>`
    select words,
           count(*) filter (where not by_code)::int as by_word,
           (array_agg(product_id) filter (where not by_code))::text as word_ids,
           count(*) filter (where by_code)::int as by_code,
           (array_agg(product_id) filter (where by_code))::text as code_ids
    from (select case when length(key) < ${shortestPiece} then ' ' || key else key end as words from search_key(${search}) key) sought
    left join lateral find_products(words, ${sku}, ${printed}, ${few + 1}) found on true
    group by words`.execute(db);
  const found = rows[0] ?? { words: '', by_word: 0, word_ids: null, by_code: 0, code_ids: null };
  const words = found.by_word <= few ? isAnyOf(found.word_ids) : hasWords(found.words);
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

/** For every row of a list: what fits into the index of the list is looked at there, the few rows with more words are found once. */
function hasWords(words: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(strpos(product.short_search_text, ${words}) > 0 or product.id = any (array(
    select wordy.id from products wordy
    where wordy.store_id = app.current_store() and wordy.short_search_text is null and strpos(wordy.search_text, ${words}) > 0)))`;
}

/** Ids as the database wrote them: hundreds go back as they came. */
function isAnyOf(ids: string | null): RawBuilder<SqlBool> {
  return sql<SqlBool>`product.id = any (${ids ?? '{}'}::uuid[])`;
}
