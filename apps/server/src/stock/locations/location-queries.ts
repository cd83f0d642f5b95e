import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { Locations } from '#core/database/tables.ts';

export type LocationRow = Selectable<Locations>;

/** The places of a store in its order, closed ones last. */
export async function findLocations(db: Db, storeId: string): Promise<LocationRow[]> {
  return db
    .selectFrom('locations')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy(sql`closed_at is not null`)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findLocation(db: Db, storeId: string, id: string): Promise<LocationRow | undefined> {
  return db
    .selectFrom('locations')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}

function firstOpen(db: Db, storeId: string) {
  return db
    .selectFrom('locations')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('closed_at', 'is', null)
    .orderBy('position')
    .orderBy('created_at')
    .limit(1);
}

/** The place where stock goes when nobody names one: the first open one. */
export async function findFirstLocation(db: Db, storeId: string): Promise<LocationRow> {
  return firstOpen(db, storeId).executeTakeFirstOrThrow();
}

/** The same; it is not closed before the transaction ends. */
export async function holdFirstLocation(db: Db, storeId: string): Promise<LocationRow> {
  return firstOpen(db, storeId).forKeyShare().executeTakeFirstOrThrow();
}

/** Which of these are open; none of them is closed before the transaction ends. */
export async function findOpenLocationIds(
  db: Db,
  storeId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('locations')
    .select('id')
    .where('store_id', '=', storeId)
    .where('closed_at', 'is', null)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

/** Places are opened and closed one after the other, so that one stays open. */
export async function lockOpenLocations(db: Db, storeId: string): Promise<LocationRow[]> {
  return db
    .selectFrom('locations')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Whether the row is in; it is not when an open place has this name or id already. */
export async function insertLocation(db: Db, location: Insertable<Locations>): Promise<boolean> {
  const inserted = await db
    .insertInto('locations')
    .values(location)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function updateLocation(
  db: Db,
  storeId: string,
  id: string,
  values: Updateable<Locations>,
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await db
    .updateTable('locations')
    .set(values)
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}

/** What is under way at the place: items on their way from or to it, or a count of it. */
export async function findWorkAt(
  db: Db,
  storeId: string,
  id: string,
): Promise<'transfer' | 'stock_take' | undefined> {
  const { rows } = await sql<{ kind: 'transfer' | 'stock_take' }>`
    select 'transfer' as kind from transfers
    where store_id = ${storeId} and state = 'sent' and (from_location_id = ${id} or to_location_id = ${id})
    union all
    select 'stock_take' from stock_takes
    where store_id = ${storeId} and location_id = ${id} and state in ('counting', 'applying')
    limit 1`.execute(db);
  return rows[0]?.kind;
}

/** Whether anything lies at the place or is promised from it. */
export async function holdsStock(db: Db, storeId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('stock_levels')
    .select('variant_id')
    .where('store_id', '=', storeId)
    .where('location_id', '=', id)
    .where((is) => is.or([is('on_hand', '<>', 0), is('reserved', '<>', 0)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
