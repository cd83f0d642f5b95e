import type { Language } from '@sokoni/rules/languages';
import { type SqlBool, sql } from 'kysely';
import { searchProducts } from '#catalogue/products/search/search-products.ts';
import { findByTranslatedTitle } from '#channels/storefront/translations/word-queries.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { Condition } from './shown-products.ts';

/**
 * What somebody searches for in the shop: by the words of a product as it is kept, and as it is called in the language of the page.
 * @param language null for the main one
 */
export async function isFoundBy(
  db: Db,
  { search, language }: { search: string; language: Language | null },
): Promise<Condition> {
  const called = language === null ? [] : await findByTranslatedTitle(db, { language, search });
  const { isProduct } = await searchProducts(db, search);
  return called.length === 0
    ? isProduct
    : sql<SqlBool>`(${isProduct} or product.id = any (${called}::uuid[]))`;
}
