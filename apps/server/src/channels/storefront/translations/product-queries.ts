import type { Language } from '@sokoni/rules/languages';
import type { TranslationCounts } from '@sokoni/rules/storefront/translations';
import { sql } from 'kysely';
import { likeText } from '#core/database/access/like-text.ts';
import type { Db } from '#core/database/access/transaction.ts';

/** What a product says that is translated. */
export async function findProductTexts(
  db: Db,
  storeId: string,
  id: string,
): Promise<{ title: string; description: string } | undefined> {
  return db
    .selectFrom('products')
    .select(['title', 'description'])
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('status', '<>', 'archived')
    .executeTakeFirst();
}

/** What is translated of each product in a language: how many texts, and how many of them are of an original that has changed. */
const translatedOf = (storeId: string, language: Language) => sql`
  select product.id, count(*)::int as translated,
         (count(*) filter (where told.source <> md5(case told.field when 'title' then product.title else product.description end)))::int as outdated
  from translations told
  join products product on product.store_id = told.store_id and product.id = told.product_id
  where told.store_id = ${storeId} and told.language = ${language} and told.kind = 'product'
    and product.status <> 'archived'
    and (told.field = 'title' or product.description <> '')
  group by product.id`;

export async function countProductTexts(
  db: Db,
  storeId: string,
  language: Language,
): Promise<TranslationCounts> {
  const { rows } = await sql<TranslationCounts>`
    with told as (${translatedOf(storeId, language)}),
    said as (
      select (count(*) + count(*) filter (where product.description <> ''))::int as texts
      from products product where product.store_id = ${storeId} and product.status <> 'archived'
    )
    select said.texts, said.texts - coalesce(sum(told.translated), 0)::int as missing, coalesce(sum(told.outdated), 0)::int as outdated
    from said left join told on true group by said.texts`.execute(db);
  return rows[0] ?? { texts: 0, missing: 0, outdated: 0 };
}

export interface ListedProduct extends TranslationCounts {
  subject: string;
  name: string;
}

export interface ProductSearch {
  language: Language;
  state: 'all' | 'missing' | 'outdated';
  search: string;
  limit: number;
  offset: number;
}

/** A page of the products that can be translated, by their titles, and how many there are. */
export async function findTranslatableProducts(
  db: Db,
  storeId: string,
  { language, state, search, limit, offset }: ProductSearch,
): Promise<{ rows: ListedProduct[]; total: number }> {
  const isWanted = {
    all: sql`true`,
    missing: sql`texts > translated`,
    outdated: sql`outdated > 0`,
  }[state];
  const { rows } = await sql<ListedProduct & { total: number }>`
    with told as (${translatedOf(storeId, language)}),
    listed as (
      select product.id, product.title, 1 + (product.description <> '')::int as texts,
             coalesce(told.translated, 0) as translated, coalesce(told.outdated, 0) as outdated
      from products product left join told on told.id = product.id
      where product.store_id = ${storeId} and product.status <> 'archived'
        and product.title ilike ${`%${likeText(search)}%`}
    )
    select id as subject, title as name, texts, texts - translated as missing, outdated, (count(*) over ())::int as total
    from listed where ${isWanted}
    order by title collate names, id limit ${limit} offset ${offset}`.execute(db);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
