import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export interface StockValueRow {
  key: string | null;
  label: string | null;
  units: number;
  value: number;
  uncosted_quantity: number;
}

const keys = { location: sql`level.location_id`, category: sql`product.category_id` };

/** What lies in stock, at what it cost. What was sold beyond what was there counts nothing. */
export async function sumStockValue(
  db: Db,
  storeId: string,
  by: keyof typeof keys,
): Promise<StockValueRow[]> {
  const products =
    by === 'category'
      ? sql`join products product on product.store_id = ${storeId} and product.id = variant.product_id`
      : sql``;
  const { rows } = await sql<StockValueRow>`
    select valued.*, ${by === 'location' ? sql`location.name` : sql`null::text`} as label
    from (
      select ${keys[by]} as key, sum(level.on_hand)::bigint as units,
             coalesce(sum(level.on_hand::numeric * variant.cost), 0)::bigint as value,
             coalesce(sum(level.on_hand) filter (where variant.cost is null), 0)::bigint as uncosted_quantity
      from stock_levels level
      join variants variant on variant.store_id = ${storeId} and variant.id = level.variant_id
      ${products}
      where level.store_id = ${storeId} and level.on_hand > 0 and variant.track_quantity
      group by 1
    ) valued
    ${by === 'location' ? sql`join locations location on location.store_id = ${storeId} and location.id = valued.key` : sql``}
    order by value desc, key`.execute(db);
  return rows;
}
