import { type Selectable, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { StorefrontRedirects } from '#core/database/tables.ts';

export type RedirectRow = Selectable<StorefrontRedirects>;

/** All redirects of a store in the order of their addresses; there are at most `redirectLimits.redirects`. */
export async function findRedirects(db: Db, storeId: string): Promise<RedirectRow[]> {
  return db
    .selectFrom('storefront_redirects')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('from_key')
    .execute();
}

/** The redirects of a store change one at a time, so that they never go in circles. */
export async function lockRedirects(db: Db, storeId: string): Promise<RedirectRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`redirects ${storeId}`}, 0))`.execute(db);
  return findRedirects(db, storeId);
}

export async function insertRedirect(db: Db, redirect: RedirectRow): Promise<void> {
  await db.insertInto('storefront_redirects').values(redirect).execute();
}

/** Has redirects lead to another address. */
export async function pointRedirects(
  db: Db,
  storeId: string,
  ids: readonly string[],
  toPath: string,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('storefront_redirects')
    .set({ to_path: toPath })
    .where('store_id', '=', storeId)
    .where('id', 'in', ids)
    .execute();
}

/** A page stands at an address again: nothing leads away from it. */
export async function removeRedirectFrom(db: Db, storeId: string, key: string): Promise<void> {
  await db
    .deleteFrom('storefront_redirects')
    .where('store_id', '=', storeId)
    .where('from_key', '=', key)
    .execute();
}

/** What was removed; undefined when it is not there. */
export async function removeRedirect(db: Db, storeId: string, id: string): Promise<RedirectRow | undefined> {
  return db
    .deleteFrom('storefront_redirects')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Where an old address leads; undefined when it leads nowhere. */
export async function findRedirect(db: Db, storeId: string, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('storefront_redirects')
    .select('to_path')
    .where('store_id', '=', storeId)
    .where('from_key', '=', key)
    .executeTakeFirst();
  return row?.to_path;
}
