import { searchWords } from '@sokoni/rules/lists/search-terms';
import type { ProductOption } from '@sokoni/rules/products/variant-combinations';
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { Products, Variants } from '#core/database/tables.ts';

export interface ProductRow extends Omit<Selectable<Products>, 'options'> {
  options: ProductOption[];
}

export type NewVariant = Insertable<Variants>;

/** A variant with its stock over all places. */
export interface VariantRow extends Selectable<Variants> {
  on_hand: number;
  reserved: number;
}

export interface ImageRow {
  id: string;
  alt_text: string;
  width: number;
  height: number;
}

/** What the stock of all variants says about a product. */
export interface StandingRow {
  on_hand: number;
  available: number;
  state: 'untracked' | 'in' | 'low' | 'out';
  obstacle: 'no_variant' | 'no_price' | 'no_stock' | null;
}

export type NewProduct = Omit<Insertable<Products>, 'search_text'>;

export async function findProduct(db: Db, storeId: string, id: string): Promise<ProductRow | undefined> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, options: row.options as ProductOption[] };
}

/** The name of a user; empty for nobody and for an account that was erased. */
export async function findPersonName(db: Db, userId: string | null): Promise<string> {
  if (userId === null) return '';
  const person = await db
    .selectFrom('users')
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return person?.name ?? '';
}

/** The product, held until the end of the transaction: whoever saves it next finds the version that this one leaves. */
export async function lockProduct(db: Db, storeId: string, id: string): Promise<ProductRow | undefined> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, options: row.options as ProductOption[] };
}

/** The variants of a product with their stock over all places, which is summed for each: whatever the planner takes a new product for. */
export async function findVariants(db: Db, storeId: string, productId: string): Promise<VariantRow[]> {
  return db
    .selectFrom('variants')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('stock_levels as level')
          .whereRef('level.store_id', '=', 'variants.store_id')
          .whereRef('level.variant_id', '=', 'variants.id')
          .select([
            sql<number>`coalesce(sum(level.on_hand), 0)`.as('on_hand'),
            sql<number>`coalesce(sum(level.reserved), 0)`.as('reserved'),
          ])
          .as('level'),
      (join) => join.onTrue(),
    )
    .selectAll('variants')
    .select(['level.on_hand', 'level.reserved'])
    .where('variants.store_id', '=', storeId)
    .where('variants.product_id', '=', productId)
    .orderBy('variants.position')
    .orderBy('variants.id')
    .execute();
}

export async function findTags(db: Db, storeId: string, productId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_tags')
    .select('tag')
    .where('store_id', '=', storeId)
    .where('product_id', '=', productId)
    .orderBy('tag')
    .execute();
  return rows.map(({ tag }) => tag);
}

export async function findImages(db: Db, storeId: string, productId: string): Promise<ImageRow[]> {
  return db
    .selectFrom('product_images as shown')
    .innerJoin('images as image', (join) =>
      join.onRef('image.store_id', '=', 'shown.store_id').onRef('image.id', '=', 'shown.image_id'),
    )
    .select(['image.id', 'shown.alt_text', 'image.width', 'image.height'])
    .where('shown.store_id', '=', storeId)
    .where('shown.product_id', '=', productId)
    .orderBy('shown.position')
    .execute();
}

export async function findStanding(
  db: Db,
  storeId: string,
  productId: string,
): Promise<StandingRow | undefined> {
  return db
    .selectFrom('product_stock')
    .select(['on_hand', 'available', 'state', 'obstacle'])
    .where('store_id', '=', storeId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
}

/** How many rows are in: less than asked for when the store has a product with one of these ids already. */
export async function insertProducts(
  db: Db,
  products: readonly (NewProduct & { title: string; brand: string; tags: readonly string[] })[],
): Promise<number> {
  const inserted = await db
    .insertInto('products')
    .values(
      products.map(({ tags, ...product }) => ({
        ...product,
        search_text: searchText(product.title, product.brand, tags),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows ?? 0n);
}

export async function updateProduct(
  db: Db,
  storeId: string,
  id: string,
  { words, ...values }: Omit<Updateable<Products>, 'search_text'> & { words?: RawBuilder<string> },
): Promise<void> {
  await db.updateTable('products').set(values).where('store_id', '=', storeId).where('id', '=', id).execute();
}

/** The words under which search finds a product, without accents and case. */
export function searchText(title: string, brand: string, tags: readonly string[]) {
  return sql<string>`search_key(${searchWords(title, brand, tags)})`;
}

export async function deleteProduct(db: Db, storeId: string, id: string): Promise<void> {
  await db.deleteFrom('products').where('store_id', '=', storeId).where('id', '=', id).execute();
}

/** How many rows are in: less than asked for when an id, a name, an SKU or a barcode is there already. */
export async function insertVariants(db: Db, variants: readonly NewVariant[]): Promise<number> {
  if (variants.length === 0) return 0;
  const inserted = await db
    .insertInto('variants')
    .values([...variants])
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows ?? 0n);
}

export async function deleteVariants(db: Db, storeId: string, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('stock_levels')
    .where('store_id', '=', storeId)
    .where('variant_id', 'in', [...ids])
    .execute();
  await db
    .deleteFrom('variants')
    .where('store_id', '=', storeId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Which of these variants have moved stock, are promised or were ordered, and so must stay. */
export async function findUsedVariants(db: Db, storeId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select variant.id from variants variant
    where variant.store_id = ${storeId} and variant.id = any (${[...ids]}::uuid[])
      and (
        exists (select 1 from stock_movements moved where moved.store_id = variant.store_id and moved.variant_id = variant.id)
        or exists (
          select 1 from stock_levels level
          where level.store_id = variant.store_id and level.variant_id = variant.id and level.reserved > 0
        )
        or exists (
          select 1 from purchase_order_lines line
          where line.store_id = variant.store_id and line.variant_id = variant.id
        )
      )`.execute(db);
  return rows.map(({ id }) => id);
}

/** The products have these tags and no others. */
export async function replaceTags(
  db: Db,
  storeId: string,
  tagged: readonly { id: string; tags: readonly string[] }[],
): Promise<void> {
  if (tagged.length === 0) return;
  await sql`
    delete from product_tags
    where store_id = ${storeId} and product_id = any (${tagged.map(({ id }) => id)}::uuid[])`.execute(db);
  await sql`
    insert into product_tags (store_id, product_id, tag)
    select ${storeId}::uuid, line.id, tag
    from jsonb_to_recordset(${JSON.stringify(tagged)}::jsonb) as line (id uuid, tags jsonb), jsonb_array_elements_text(line.tags) tag
    on conflict do nothing`.execute(db);
}

/** Brings what follows from variants and stock of these products up to date. */
export async function rollUpProducts(db: Db, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  await sql`select roll_up_products(${[...productIds]}::uuid[])`.execute(db);
}

/** Counts products in and out of their statuses; null stands for not being there. */
export async function countStatuses(
  db: Db,
  storeId: string,
  moves: readonly { from: string | null; to: string | null }[],
): Promise<void> {
  const changes = moves.filter(({ from, to }) => from !== to);
  if (changes.length === 0) return;
  await sql`
    insert into product_counts as counted (store_id, status, products)
    select ${storeId}::uuid, status, sum(change)
    from (
      select "to" as status, 1 as change from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as move ("to" text)
      union all
      select "from", -1 from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as move ("from" text)
    ) moved
    where status is not null
    group by status order by status
    on conflict (store_id, status) do update set products = counted.products + excluded.products`.execute(db);
  const isListed = (status: string | null) => Number(status !== null && status !== 'archived');
  const listed = changes.reduce((sum, { from, to }) => sum + isListed(to) - isListed(from), 0);
  if (listed === 0) return;
  await sql`update stores set product_count = product_count + ${listed} where id = ${storeId}`.execute(db);
}

/** Whether an active product of the store can be bought: one with a price and stock, and no sample. */
export async function findSellable(db: Db, storeId: string): Promise<boolean> {
  const found = await db
    .selectFrom('product_stock as standing')
    .innerJoin('products as product', (join) =>
      join
        .onRef('product.store_id', '=', 'standing.store_id')
        .onRef('product.id', '=', 'standing.product_id'),
    )
    .select('product.id')
    .where('standing.store_id', '=', storeId)
    .where('standing.obstacle', 'is', null)
    .where('product.status', '=', 'active')
    .where('product.is_sample', '=', false)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
