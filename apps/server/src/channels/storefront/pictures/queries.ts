import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export interface LibraryRow {
  id: string;
  width: number;
  height: number;
}

/** The pictures of a shop's library, newest first. */
export async function findLibrary(db: Db, storeId: string): Promise<LibraryRow[]> {
  return db
    .selectFrom('images')
    .select(['id', 'width', 'height'])
    .where('store_id', '=', storeId)
    .where('entity', '=', 'storefront')
    .orderBy('id', 'desc')
    .execute();
}

/** Takes a picture out of the library. @returns false where it has no such picture */
export async function deleteFromLibrary(db: Db, storeId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('images')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('entity', '=', 'storefront')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether the draft or what buyers see names a picture. */
export async function isShownInLook(db: Db, storeId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from storefronts front
    left join storefront_versions version on version.store_id = front.store_id and version.id = front.published_id
    where front.store_id = ${storeId}
      and (strpos(front.draft::text, ${id}) > 0 or strpos(version.document::text, ${id}) > 0)`.execute(db);
  return rows.length > 0;
}
