import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import { type Condition, fromProducts, isShown } from './search/shown-products.ts';

export interface CardRow {
  id: string;
  slug: string;
  title: string;
  brand: string;
  min_price: number;
  max_price: number;
  /** The regular price of what is on sale at the lowest price. */
  price_before: number | null;
  image_id: string | null;
  image_width: number | null;
  image_height: number | null;
  alt_text: string | null;
  stock: 'untracked' | 'in' | 'low' | 'out';
}

const orders = {
  featured: sql`product.title collate names, product.id`,
  title: sql`product.title collate names, product.id`,
  newest: sql`product.created_at desc, product.id desc`,
  price_up: sql`product.min_price, product.id`,
  price_down: sql`product.min_price desc, product.id desc`,
} as const;

export interface CardSelection {
  where: Condition;
  sort: keyof typeof orders;
  limit: number;
  offset: number;
}

/** The cards of a page of products: which ones is found first, what stands on a card is read for those alone. */
export async function findCards(
  db: Db,
  storeId: string,
  { where, sort, limit, offset }: CardSelection,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    with page as materialized (
      select product.id, row_number() over (order by ${orders[sort]}) as place
      from ${fromProducts}
      where product.store_id = ${storeId} and ${isShown} and ${where}
      order by ${orders[sort]} limit ${limit} offset ${offset}
    )
    select ${card} from page join products product on product.store_id = ${storeId} and product.id = page.id ${facts}
    order by page.place`.execute(db);
  return rows;
}

/** The cards of these products, of those that are shown, in no order. */
export async function findCardsById(db: Db, storeId: string, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select ${card} from products product ${facts}
    where product.store_id = ${storeId} and product.id = any (${[...ids]}::uuid[]) and ${isShown}`.execute(
    db,
  );
  return rows;
}

const card = sql`product.id, product.slug, product.title, product.brand, product.min_price, product.max_price,
  reduced.price as price_before, image.id as image_id, image.width as image_width, image.height as image_height,
  shown.alt_text, coalesce(standing.state, 'untracked') as stock`;

const facts = sql`
  left join product_stock standing on standing.store_id = product.store_id and standing.product_id = product.id
  left join images image on image.store_id = product.store_id and image.id = product.first_image_id
  left join product_images shown on shown.store_id = product.store_id and shown.product_id = product.id
    and shown.image_id = product.first_image_id
  left join lateral (
    select variant.price from variants variant
    where variant.store_id = product.store_id and variant.product_id = product.id and variant.active
      and variant.on_sales and variant.sales_price = product.min_price and variant.sales_price < variant.price
    order by variant.position limit 1
  ) reduced on true`;

export async function countShown(db: Db, storeId: string, where: Condition): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${fromProducts}
    where product.store_id = ${storeId} and ${isShown} and ${where}`.execute(db);
  return rows[0]?.total ?? 0;
}

export interface CollectionRow {
  id: string;
  parent_id: string | null;
  slug: string;
  name: string;
}

/** All categories of the store in the merchant's order. */
export async function findCollections(db: Db, storeId: string): Promise<CollectionRow[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'slug', 'name'])
    .where('store_id', '=', storeId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export interface ProductRow {
  id: string;
  category_id: string | null;
  description: string;
  options: unknown;
}

export async function findProductBySlug(
  db: Db,
  storeId: string,
  slug: string,
): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select product.id, product.category_id, product.description, product.options from ${fromProducts}
    where product.store_id = ${storeId} and product.slug = ${slug} and ${isShown}`.execute(db);
  return rows[0];
}

export interface VariantRow {
  id: string;
  name: string;
  entries: string[];
  sku: string;
  price: number;
  sales_price: number | null;
  on_sales: boolean;
  track_quantity: boolean;
  image_id: string | null;
  available: number;
}

/** What can be chosen of a product, with what is available of it over all locations. */
export async function findVariantsOf(db: Db, storeId: string, productId: string): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select variant.id, variant.name, variant.entries, variant.sku, variant.price, variant.sales_price, variant.on_sales,
           variant.track_quantity, variant.image_id, coalesce(level.available, 0)::int as available
    from variants variant
    left join lateral (
      select sum(greatest(on_hand - reserved, 0)) as available from stock_levels
      where store_id = variant.store_id and variant_id = variant.id
    ) level on true
    where variant.store_id = ${storeId} and variant.product_id = ${productId} and variant.active
    order by variant.position, variant.id`.execute(db);
  return rows;
}

export interface PictureRow {
  id: string;
  width: number;
  height: number;
  alt_text: string;
}

export async function findPicturesOf(db: Db, storeId: string, productId: string): Promise<PictureRow[]> {
  return db
    .selectFrom('product_images as shown')
    .innerJoin('images as image', (join) =>
      join.onRef('image.store_id', '=', 'shown.store_id').onRef('image.id', '=', 'shown.image_id'),
    )
    .select(['image.id', 'image.width', 'image.height', 'shown.alt_text'])
    .where('shown.store_id', '=', storeId)
    .where('shown.product_id', '=', productId)
    .orderBy('shown.position')
    .execute();
}

/** Pictures of the store's library, of those that are there. */
export async function findPictures(
  db: Db,
  storeId: string,
  ids: readonly string[],
): Promise<Omit<PictureRow, 'alt_text'>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Omit<PictureRow, 'alt_text'>>`
    select id, width, height from images
    where store_id = ${storeId} and entity = 'storefront' and id = any (${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** A picture for each collection: of the first product of its categories that has one. `pairs` are [collection, category]. */
export async function findTilePictures(
  db: Db,
  storeId: string,
  pairs: readonly (readonly [string, string])[],
): Promise<{ collection_id: string; id: string; width: number; height: number }[]> {
  if (pairs.length === 0) return [];
  const { rows } = await sql<{ collection_id: string; id: string; width: number; height: number }>`
    select distinct on (pair.collection_id) pair.collection_id, image.id, image.width, image.height
    from unnest(${pairs.map(([id]) => id)}::uuid[], ${pairs.map(([, id]) => id)}::uuid[])
      with ordinality as pair (collection_id, category_id, place)
    cross join lateral (
      select product.first_image_id from products product
      where product.store_id = ${storeId} and product.category_id = pair.category_id
        and product.status = 'active' and product.first_image_id is not null
      limit 1
    ) first
    join images image on image.store_id = ${storeId} and image.id = first.first_image_id
    order by pair.collection_id, pair.place`.execute(db);
  return rows;
}
