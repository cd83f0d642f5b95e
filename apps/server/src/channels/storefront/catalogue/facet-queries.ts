import type { Facets } from '@sokoni/themes/shop.ts';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import { type Condition, fromProducts, isShown } from './search/shown-products.ts';

/** What can be filtered by is gathered from so many products: a list that is longer has the commonest among them. */
const looked = 1000;
const mostEntries = 24;

/** The brands and options of a list, as it stands before it is narrowed. */
export async function findFacets(db: Db, storeId: string, where: Condition): Promise<Facets> {
  const { rows } = await sql<{ kind: 'brand' | 'option'; name: string; entries: string[] }>`
    with listed as materialized (
      select product.brand, product.options from ${fromProducts}
      where product.store_id = ${storeId} and ${isShown} and ${where} limit ${looked}
    ), brands as (
      select brand from listed where brand <> '' group by brand order by count(*) desc, brand limit ${mostEntries}
    ), entries as (
      select option ->> 'name' as name, entry, count(*) as products,
             row_number() over (partition by option ->> 'name' order by count(*) desc, entry) as place
      from listed, jsonb_array_elements(listed.options) option, jsonb_array_elements_text(option -> 'entries') entry
      group by 1, 2
    )
    select 'brand' as kind, '' as name, array_agg(brand order by brand collate names) as entries from brands having count(*) > 0
    union all
    (select 'option', name, array_agg(entry order by place) from entries where place <= ${mostEntries}
     group by name having count(*) > 1 order by sum(products) desc, name limit 4)`.execute(db);
  return {
    brands: rows.find(({ kind }) => kind === 'brand')?.entries ?? [],
    options: rows
      .filter(({ kind }) => kind === 'option')
      .map(({ name, entries }) => ({
        name,
        entries: entries.map((entry) => ({ value: entry, text: entry })),
      })),
  };
}
