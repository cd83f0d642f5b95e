import type { Language } from '@sokoni/rules/languages';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { TranslationRow } from './queries.ts';

/** What stands around all pages of a shop in a language: no bodies of pages and no words of options, which only their own pages show. */
export async function findFrameTexts(
  db: Db,
  storeId: string,
  language: Language,
): Promise<Pick<TranslationRow, 'kind' | 'subject' | 'field' | 'text'>[]> {
  const { rows } = await sql<Pick<TranslationRow, 'kind' | 'subject' | 'field' | 'text'>>`
    select kind, subject, field, text from translations
    where store_id = ${storeId} and language = ${language}
      and kind in ('category', 'page', 'section', 'menu', 'shop') and (kind <> 'page' or field = 'title')
      and (kind <> 'shop' or subject = 'shop')`.execute(db);
  return rows;
}

/** What the sections, menus and settings of the look say in a language. */
export async function findLookTexts(
  db: Db,
  storeId: string,
  language: Language,
): Promise<Pick<TranslationRow, 'kind' | 'subject' | 'field' | 'text'>[]> {
  const { rows } = await sql<Pick<TranslationRow, 'kind' | 'subject' | 'field' | 'text'>>`
    select kind, subject, field, text from translations
    where store_id = ${storeId} and language = ${language}
      and (kind in ('section', 'menu') or (kind = 'shop' and subject = 'shop'))`.execute(db);
  return rows;
}

/** What a page of text says in a language, by field. */
export async function findPageTexts(
  db: Db,
  storeId: string,
  { language, slug }: { language: Language; slug: string },
): Promise<{ field: string; text: string }[]> {
  const { rows } = await sql<{ field: string; text: string }>`
    select told.field, told.text from storefront_pages page
    join translations told on told.store_id = page.store_id and told.page_id = page.id
      and told.kind = 'page' and told.language = ${language}
    where page.store_id = ${storeId} and page.slug = ${slug}`.execute(db);
  return rows;
}

export interface ProductText {
  id: string;
  title: string | null;
  description: string | null;
}

/** What these products say in a language. @param isWhole with the description, which only the page of a product shows */
export async function findProductTextsIn(
  db: Db,
  storeId: string,
  { language, ids, isWhole }: { language: Language; ids: readonly string[]; isWhole: boolean },
): Promise<ProductText[]> {
  const { rows } = await sql<ProductText>`
    select subject as id, max(text) filter (where field = 'title') as title,
           max(text) filter (where field = 'description') as description
    from translations
    where store_id = ${storeId} and language = ${language} and kind = 'product' and subject = any (${[...ids]}::text[])
      and (field = 'title' or ${isWhole})
    group by subject`.execute(db);
  return rows;
}

/** How the products of these variants are called in a language. */
export async function findTitlesOfVariants(
  db: Db,
  storeId: string,
  { language, variantIds }: { language: Language; variantIds: readonly string[] },
): Promise<{ variant_id: string; title: string }[]> {
  const { rows } = await sql<{ variant_id: string; title: string }>`
    select variant.id as variant_id, told.text as title from variants variant
    join translations told on told.store_id = variant.store_id and told.product_id = variant.product_id
      and told.kind = 'product' and told.language = ${language} and told.field = 'title'
    where variant.store_id = ${storeId} and variant.id = any (${[...variantIds]}::uuid[])`.execute(db);
  return rows;
}
