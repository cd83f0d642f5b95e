import type { DiscountKind, DiscountState } from '@sokoni/rules/discounts/discount';
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { isTaken } from '#core/database/access/failures.ts';
import { likeText } from '#core/database/access/like-text.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { Discounts } from '#core/database/tables.ts';
import type { Page } from '#core/http/paging.ts';

export type DiscountRow = Selectable<Discounts>;

/** A discount with what it is for. */
export interface ListedDiscount extends DiscountRow {
  product_ids: string[];
  category_ids: string[];
}

export const discountSortKeys = ['created_at', 'title', 'starts_at', 'ends_at', 'uses'] as const;

export interface DiscountFilter {
  search: string;
  state: DiscountState | undefined;
  kind: DiscountKind | undefined;
  now: Date;
}

export interface DiscountSort {
  key: (typeof discountSortKeys)[number];
  direction: 'asc' | 'desc';
}

/** As `discountState` of the rules says it. */
const stateAt = (now: Date) => sql<DiscountState>`case
  when discount.ends_at <= ${now} or discount.uses >= discount.use_limit then 'ended'
  when not discount.active then 'off'
  when discount.starts_at > ${now} then 'scheduled'
  else 'active' end`;

const productIds = sql<string[]>`array(
  select chosen.product_id from discount_products chosen
  where chosen.store_id = discount.store_id and chosen.discount_id = discount.id order by chosen.product_id
)`.as('product_ids');

const categoryIds = sql<string[]>`array(
  select chosen.category_id from discount_categories chosen
  where chosen.store_id = discount.store_id and chosen.discount_id = discount.id order by chosen.category_id
)`.as('category_ids');

const sortKeys: Record<DiscountSort['key'], RawBuilder<unknown>> = {
  created_at: sql`discount.created_at`,
  title: sql`coalesce(nullif(discount.title, ''), discount.code) collate app.names`,
  starts_at: sql`discount.starts_at`,
  // One without an end comes after all that end.
  ends_at: sql`coalesce(discount.ends_at, 'infinity')`,
  uses: sql`discount.uses`,
};

export async function findDiscounts(
  db: Db,
  storeId: string,
  { search, state, kind, now }: DiscountFilter,
  { key, direction }: DiscountSort,
  window: { limit: number; offset: number },
): Promise<Page<ListedDiscount>> {
  const found = db
    .selectFrom('discounts as discount')
    .where('discount.store_id', '=', storeId)
    .$if(kind !== undefined, (query) => query.where('discount.kind', '=', kind ?? 'percent'))
    .$if(state !== undefined, (query) => query.where(stateAt(now), '=', state ?? 'active'))
    .$if(search !== '', (query) =>
      query.where(
        sql<string>`search_key(discount.title || ' ' || coalesce(discount.code, ''))`,
        'like',
        sql<string>`'%' || search_key(${likeText(search)}) || '%'`,
      ),
    );
  const rows = await found
    .selectAll('discount')
    .select([productIds, categoryIds])
    .orderBy(sortKeys[key], direction)
    .orderBy('discount.id', direction)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findDiscount(db: Db, storeId: string, id: string): Promise<ListedDiscount | undefined> {
  return db
    .selectFrom('discounts as discount')
    .selectAll('discount')
    .select([productIds, categoryIds])
    .where('discount.store_id', '=', storeId)
    .where('discount.id', '=', id)
    .executeTakeFirst();
}

/** What the chosen products and categories are called, in that order. */
export async function findTargets(
  db: Db,
  storeId: string,
  { product_ids, category_ids }: Pick<ListedDiscount, 'product_ids' | 'category_ids'>,
): Promise<{
  products: { id: string; title: string; first_image_id: string | null }[];
  categories: { id: string; name: string }[];
}> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'title', 'first_image_id'])
    .where('store_id', '=', storeId)
    .where('id', '=', sql<string>`any(${product_ids}::uuid[])`)
    .orderBy(sql`title collate app.names`)
    .orderBy('id')
    .execute();
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('store_id', '=', storeId)
    .where('id', '=', sql<string>`any(${category_ids}::uuid[])`)
    .orderBy(sql`name collate app.names`)
    .orderBy('id')
    .execute();
  return { products, categories };
}

export async function lockDiscount(db: Db, storeId: string, id: string): Promise<DiscountRow | undefined> {
  return db
    .selectFrom('discounts')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Also by a cancelled order, and by one that was placed to try things out. */
export async function isNamedByOrder(db: Db, storeId: string, id: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('store_id', '=', storeId)
    .where('discount_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

export async function countDiscounts(db: Db, storeId: string): Promise<number> {
  const { total } = await db
    .selectFrom('discounts')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Puts a discount in. Where its code or id is taken the transaction is lost. */
export async function insertDiscount(
  db: Db,
  row: Insertable<Discounts>,
): Promise<'made' | 'id_taken' | 'code_taken'> {
  try {
    const inserted = await db
      .insertInto('discounts')
      .values(row)
      .onConflict((conflict) => conflict.columns(['store_id', 'id']).doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n ? 'made' : 'id_taken';
  } catch (error) {
    if (isTaken(error)) return 'code_taken';
    throw error;
  }
}

/** Whether it is changed; it is not when another one has this code, and the transaction is lost then. */
export async function updateDiscount(
  db: Db,
  storeId: string,
  id: string,
  values: Updateable<Discounts>,
): Promise<boolean> {
  try {
    await db
      .updateTable('discounts')
      .set({ ...values, version: sql`version + 1` })
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .execute();
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

export async function deleteDiscount(db: Db, storeId: string, id: string): Promise<void> {
  await db.deleteFrom('discounts').where('store_id', '=', storeId).where('id', '=', id).execute();
}

/** Puts these in the place of what the discount was for; answers how many products and categories of them the store has. */
export async function replaceTargets(
  db: Db,
  storeId: string,
  discountId: string,
  { product_ids, category_ids }: { product_ids: readonly string[]; category_ids: readonly string[] },
): Promise<{ products: number; categories: number }> {
  const products = await sql`
    with gone as (delete from discount_products where store_id = ${storeId} and discount_id = ${discountId} and product_id <> all (${product_ids}::uuid[]))
    insert into discount_products (store_id, discount_id, product_id)
    select store_id, ${discountId}, id from products
    where store_id = ${storeId} and id = any (${product_ids}::uuid[]) order by id for key share
    on conflict (store_id, discount_id, product_id) do update set product_id = excluded.product_id`.execute(
    db,
  );
  const categories = await sql`
    with gone as (delete from discount_categories where store_id = ${storeId} and discount_id = ${discountId} and category_id <> all (${category_ids}::uuid[]))
    insert into discount_categories (store_id, discount_id, category_id)
    select store_id, ${discountId}, id from categories
    where store_id = ${storeId} and id = any (${category_ids}::uuid[]) order by id for key share
    on conflict (store_id, discount_id, category_id) do update set category_id = excluded.category_id`.execute(
    db,
  );
  return {
    products: Number(products.numAffectedRows ?? 0n),
    categories: Number(categories.numAffectedRows ?? 0n),
  };
}
