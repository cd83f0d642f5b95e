import type { Language } from '@sokoni/rules/languages';
import { mostTexts, optionSubjectStart } from '@sokoni/rules/storefront/translations';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** So many options of a store are translated, those that most products have. */
const mostOptions = 200;
/** So many products are found by translated words. */
const mostFound = 1000;

/** The options of all products by their names, each with its entries, those first that most products have. */
export async function findOptionWords(
  db: Db,
  storeId: string,
): Promise<{ name: string; entries: string[] }[]> {
  const { rows } = await sql<{ name: string; entries: string[] }>`
    with entries as (
      select option ->> 'name' as name, entry, count(*) as products,
             row_number() over (partition by option ->> 'name' order by count(*) desc, entry) as place
      from products product, jsonb_array_elements(product.options) option,
           jsonb_array_elements_text(option -> 'entries') entry
      where product.store_id = ${storeId} and product.status <> 'archived'
      group by 1, 2
    )
    select name, array_agg(entry order by place) as entries from entries where place < ${mostTexts}
    group by name order by sum(products) desc, name limit ${mostOptions}`.execute(db);
  return rows;
}

/** What is translated of some subjects of the shop. */
export async function findWordsIn(
  db: Db,
  storeId: string,
  { language, subjects }: { language: Language; subjects: readonly string[] },
): Promise<{ subject: string; field: string; text: string }[]> {
  return db
    .selectFrom('translations')
    .select(['subject', 'field', 'text'])
    .where('store_id', '=', storeId)
    .where('language', '=', language)
    .where('kind', '=', 'shop')
    .where('subject', 'in', [...subjects])
    .execute();
}

/** The entries of these variants, as they are and in a language; those of which nothing is translated are left out. */
export async function findEntriesIn(
  db: Db,
  storeId: string,
  { language, variantIds }: { language: Language; variantIds: readonly string[] },
): Promise<{ variant_id: string; name: string; entries: string[] }[]> {
  const { rows } = await sql<{ variant_id: string; name: string; entries: string[] }>`
    select variant.id as variant_id, variant.name, array_agg(coalesce(told.text, entry) order by place) as entries
    from variants variant
    join products product on product.store_id = variant.store_id and product.id = variant.product_id
    cross join unnest(variant.entries) with ordinality as one (entry, place)
    left join translations told on told.store_id = variant.store_id and told.language = ${language} and told.kind = 'shop'
      and told.subject = ${optionSubjectStart} || (product.options -> (place - 1)::int ->> 'name') and told.field = entry
    where variant.store_id = ${storeId} and variant.id = any (${[...variantIds]}::uuid[])
    group by variant.id, variant.name having bool_or(told.text is not null)`.execute(db);
  return rows;
}

/**
 * The products whose title in a language has these words, each by its beginning, or has them together with their own words. Where
 * nothing is found so, a slip in a word of five letters or more is forgiven.
 */
export async function findByTranslatedTitle(
  db: Db,
  { language, search }: { language: Language; search: string },
): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    select titles_in_language(${language}, ${search}, ${mostFound}) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}
