import { type Selectable, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { StorefrontPages } from '#core/database/tables.ts';

export type TextPageRow = Omit<Selectable<StorefrontPages>, 'store_id' | 'position'>;
export type TextPageContent = Omit<TextPageRow, 'id' | 'version' | 'updated_at'>;

const columns = [
  ...(['id', 'slug', 'title', 'body', 'seo_title', 'seo_description', 'published', 'version'] as const),
  'updated_at',
] as const;

/** All text pages of a shop, in their order. */
export async function findPages(db: Db, storeId: string): Promise<TextPageRow[]> {
  return db
    .selectFrom('storefront_pages')
    .select(columns)
    .where('store_id', '=', storeId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function findPage(db: Db, storeId: string, id: string): Promise<TextPageRow | undefined> {
  return db
    .selectFrom('storefront_pages')
    .select(columns)
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The text pages of a shop change one after the other: two never take one address. */
export async function lockPages(db: Db, storeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`storefront pages ${storeId}`}, 0))`.execute(db);
}

/** Adds a page behind the others. */
export async function insertPage(
  db: Db,
  storeId: string,
  { id, position, now, ...content }: TextPageContent & { id: string; position: number; now: Date },
): Promise<void> {
  await db
    .insertInto('storefront_pages')
    .values({ ...content, id, position, store_id: storeId, version: 1, updated_at: now })
    .execute();
}

/** @returns false where it has another version by now */
export async function updatePage(
  db: Db,
  storeId: string,
  { id, version, now, ...content }: TextPageContent & { id: string; version: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('storefront_pages')
    .set({ ...content, version: version + 1, updated_at: now })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false where there is no such page */
export async function deletePage(db: Db, storeId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('storefront_pages')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
