import { newId } from '#platform/ids.ts';
import { query } from './query.ts';

/** Puts so many plain products into a store at once, `Basin 1` and so on, each for 1,000; answers their ids. */
export async function addManyProducts(ownerUrl: string, storeId: string, howMany: number): Promise<string[]> {
  const ids = Array.from({ length: howMany }, () => newId());
  await query(
    ownerUrl,
    `with made as (
       insert into app.products
         (store_id, id, title, status, search_text, variant_count, min_price, max_price, created_at, updated_at)
       select $1, id, 'Basin ' || number, 'active', 'basin ' || number, 1, 1000, 1000, now(), now()
       from unnest($2::uuid[]) with ordinality as product (id, number)
       returning id
     ), varied as (
       insert into app.variants
         (store_id, id, product_id, position, name, entries, active, track_quantity, price, on_sales)
       select $1, gen_random_uuid(), id, 0, '', '{}', true, false, 1000, false from made
     ), counted as (
       insert into app.product_counts (store_id, status, products) select $1, 'active', count(*) from made
       on conflict (store_id, status) do update set products = product_counts.products + excluded.products
     )
     update app.stores set product_count = product_count + (select count(*) from made) where id = $1`,
    [storeId, ids],
  );
  return ids;
}
