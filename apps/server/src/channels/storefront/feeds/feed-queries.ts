import { sql } from 'kysely';
import { fromProducts, isShown } from '#channels/storefront/catalogue/search/shown-products.ts';
import type { Db } from '#core/database/access/transaction.ts';

/** A variant as a feed lists it, with what its product says. */
export interface FeedRow {
  product_id: string;
  slug: string;
  title: string;
  brand: string;
  /** Sanitised HTML. */
  description: string;
  category: string | null;
  image_id: string | null;
  variant_id: string;
  variant_name: string;
  sku: string;
  barcode: string;
  /** Minor units. */
  price: number;
  /** Below the price where it is on sale; null else. */
  sales_price: number | null;
  in_stock: boolean;
  /** How many variants its product has. */
  siblings: number;
}

/** What the shop shows of so many products behind one, in the order of their ids; none at the end. */
export async function findFeedRows(
  db: Db,
  storeId: string,
  { after, products }: { after: string | null; products: number },
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    with page as materialized (
      select product.id from ${fromProducts}
      where product.store_id = ${storeId} and ${isShown} and (${after}::uuid is null or product.id > ${after}::uuid)
      order by product.id limit ${products}
    )
    select product.id as product_id, product.slug, product.title, product.brand, product.description, category.name as category,
           coalesce(variant.image_id, product.first_image_id) as image_id, variant.id as variant_id, variant.name as variant_name,
           variant.sku, variant.barcode, variant.price,
           case when variant.on_sales and variant.sales_price < variant.price then variant.sales_price end as sales_price,
           not variant.track_quantity or coalesce(level.available, 0) > 0 as in_stock,
           count(*) over (partition by product.id)::int as siblings
    from page
    join products product on product.store_id = ${storeId} and product.id = page.id
    join variants variant on variant.store_id = product.store_id and variant.product_id = product.id and variant.active
    left join categories category on category.store_id = product.store_id and category.id = product.category_id
    left join lateral (
      select sum(greatest(on_hand - reserved, 0)) as available from stock_levels
      where store_id = variant.store_id and variant_id = variant.id
    ) level on true
    where variant.price > 0
    order by product.id, variant.position, variant.id`.execute(db);
  return rows;
}
