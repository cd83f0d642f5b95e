import { barcodeKey } from '@sokoni/rules/products/barcode';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { keeping } from '#core/database/access/connect.ts';
import type { Db } from '#core/database/access/transaction.ts';

/** Up to so many hits are named by their ids. Where there are more, a sorted list is walked: the next hit is seldom far. */
const few = 1000;

/** What a search among the products of a store comes down to. */
export interface ProductSearch {
  /** Whether the row `product` is found: by its words, or by a code of one of its variants. */
  isProduct: RawBuilder<SqlBool>;
  /** Whether the row `variant`, of the row `product`, is found: by the words of its product, or by a code of its own. */
  isVariant: RawBuilder<SqlBool>;
}

/** As the database wrote them: hundreds of ids go back as they came. Null where there are more than a few. */
interface Found {
  sought: string | null;
  by_word: string | null;
  by_code: string | null;
}

const none = '{}';

/**
 * Searches by the words of title, brand and tags, in any order and each by its beginning, by the beginning of an SKU, and by a whole
 * barcode. Where nothing is found, a slip in a word of five letters or more is forgiven.
 */
export async function searchProducts(db: Db, search: string): Promise<ProductSearch> {
  const code = search.toLowerCase();
  const printed = barcodeKey(search);
  const { rows } = await sql<Found>`
    select sought::text, by_word::text, by_code::text
    from find_products(${search}, ${code}, ${printed}, ${few})`.execute(keeping(db));
  const { sought, by_word, by_code } = rows[0] ?? { sought: null, by_word: none, by_code: none };
  const words = by_word === null ? hasWords(sought) : isAnyOf(by_word);
  if (by_code === none) return { isProduct: words, isVariant: words };
  const hasCode = sql<SqlBool>`(variant.barcode = ${printed}
    or (variant.sku_key >= ${code} and variant.sku_key < ${code} || chr(1114111)))`;
  if (by_code !== null) {
    const codes = isAnyOf(by_code);
    return {
      isProduct: sql`(${words} or ${codes})`,
      isVariant: sql`(${words} or (${codes} and ${hasCode}))`,
    };
  }
  const ofVariants = sql`select from variants variant
    where variant.store_id = product.store_id and variant.product_id = product.id and ${hasCode}`;
  return {
    isProduct: sql`(${words} or exists (${ofVariants}))`,
    isVariant: sql`(${words} or ${hasCode})`,
  };
}

/** Asked of each row on a walk along a list: what has too many words for the index of the list is looked up. */
function hasWords(sought: string | null): RawBuilder<SqlBool> {
  return sql<SqlBool>`case when product.short_words is null then has_among_many(product.id, ${sought}::tsquery)
    else product.short_words @@ ${sought}::tsquery end`;
}

function isAnyOf(ids: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`product.id = any (${ids}::uuid[])`;
}
