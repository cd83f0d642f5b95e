import { type Selectable, sql, type Updateable } from 'kysely';
import { keeping } from '#core/database/access/connect.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { Categories } from '#core/database/tables.ts';

/** Its address in the shop is the database's to give. */
export type CategoryRow = Omit<Selectable<Categories>, 'slug'>;

export async function findCategories(db: Db, storeId: string): Promise<CategoryRow[]> {
  return db
    .selectFrom('categories')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('position')
    .orderBy(sql`name collate app.names`)
    .orderBy('id')
    .execute();
}

/** The category, known or not, and all that lies below it. */
export async function findCategoryAndBelow(db: Db, storeId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    with recursive below (id) as (
      select ${id}::uuid
      union
      select child.id from below
      join categories child on child.store_id = ${storeId} and child.parent_id = below.id
    )
    select array_agg(id)::text[] as ids from below`.execute(keeping(db));
  return rows[0]?.ids ?? [];
}

export async function findCategory(db: Db, storeId: string, id: string): Promise<CategoryRow | undefined> {
  return db
    .selectFrom('categories')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The tree changes by one at a time, so that two moves cannot close a circle. */
export async function lockTree(db: Db, storeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`categories ${storeId}`}, 0))`.execute(db);
}

/** Whether the row is in; it is not when its parent has a category of this name, or the id is taken. */
export async function insertCategory(db: Db, category: CategoryRow): Promise<boolean> {
  const inserted = await db
    .insertInto('categories')
    .values(category)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function updateCategory(
  db: Db,
  storeId: string,
  id: string,
  values: Updateable<Categories>,
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await db
    .updateTable('categories')
    .set(values)
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}

/** What lay in the category lies in its parent afterwards. */
export async function deleteCategory(db: Db, { store_id, id, parent_id }: CategoryRow): Promise<void> {
  await db
    .updateTable('categories')
    .set({ parent_id })
    .where('store_id', '=', store_id)
    .where('parent_id', '=', id)
    .execute();
  await db
    .updateTable('products')
    .set({ category_id: parent_id })
    .where('store_id', '=', store_id)
    .where('category_id', '=', id)
    .execute();
  await db.deleteFrom('categories').where('store_id', '=', store_id).where('id', '=', id).execute();
}

/** Which of these categories hold items, or are what a discount is on. */
export async function findUsedCategories(
  db: Db,
  storeId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${[...ids]}::uuid[]) as wanted (id)
    where exists (
      select 1 from products product where product.store_id = ${storeId} and product.category_id = wanted.id
    ) or exists (
      select 1 from discount_categories target where target.store_id = ${storeId} and target.category_id = wanted.id
    )`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function deleteCategories(db: Db, storeId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from categories where store_id = ${storeId} and id = any (${[...ids]}::uuid[])`.execute(
    db,
  );
}
