import type { MovementReason, StockLevel } from '@sokoni/rules/stock';
import { sql } from 'kysely';
import { announcement } from '#platform/database/announce.ts';
import { insertion } from '#platform/database/insertion.ts';
import type { Db } from '#platform/database/transaction.ts';
import { newId } from '#platform/ids.ts';

/** A variant at a place. */
export interface Spot {
  variantId: string;
  locationId: string;
}

export interface SpotQuantity extends Spot {
  quantity: number;
}

export interface LevelRow extends StockLevel {
  variant_id: string;
  location_id: string;
}

export interface Movements {
  reason: MovementReason;
  reference: string;
  note: string;
  actorUserId: string | null;
  lines: readonly (SpotQuantity & { oversold?: boolean })[];
}

/** The lines as a table of SQL, in the one order in which levels are locked. */
function spotTable(lines: readonly SpotQuantity[]) {
  const variantIds = lines.map(({ variantId }) => variantId);
  const locationIds = lines.map(({ locationId }) => locationId);
  const quantities = lines.map(({ quantity }) => quantity);
  return sql`(
    select variant_id, location_id, sum(quantity)::int as quantity
    from unnest(${variantIds}::uuid[], ${locationIds}::uuid[], ${quantities}::int[]) as line (variant_id, location_id, quantity)
    group by variant_id, location_id
    order by variant_id, location_id
  )`;
}

/**
 * Holds these levels until the end of the transaction, and makes those that are not there yet. What is made is out, and rolled
 * up as that: nothing need move for it, as where none is counted.
 */
export async function lockLevels(db: Db, storeId: string, spots: readonly Spot[]): Promise<LevelRow[]> {
  const held = await holdLevels(db, storeId, spots);
  const wanted = new Set(spots.map(({ variantId, locationId }) => `${variantId} ${locationId}`));
  if (held.length === wanted.size) return held;
  const made = await sql<Pick<LevelRow, 'variant_id'>>`
    insert into stock_levels (store_id, variant_id, location_id)
    select ${storeId}::uuid, variant_id, location_id from ${spotTable(asLines(spots))} as spot
    on conflict do nothing
    returning variant_id`.execute(db);
  const rows = await holdLevels(db, storeId, spots);
  // Levels first, as everywhere: who rolled up before would hold what another, who has the levels, waits for.
  if (made.rows.length > 0) {
    const variantIds = made.rows.map(({ variant_id }) => variant_id);
    await rollUpStockOf(db, storeId, variantIds);
  }
  return rows;
}

async function holdLevels(db: Db, storeId: string, spots: readonly Spot[]): Promise<LevelRow[]> {
  const { rows } = await sql<LevelRow>`
    select level.variant_id, level.location_id, level.on_hand, level.reserved
    from stock_levels level
    join ${spotTable(asLines(spots))} as spot on spot.variant_id = level.variant_id and spot.location_id = level.location_id
    where level.store_id = ${storeId}
    order by level.variant_id, level.location_id
    for update of level`.execute(db);
  return rows;
}

function asLines(spots: readonly Spot[]): SpotQuantity[] {
  return spots.map((spot) => ({ ...spot, quantity: 0 }));
}

/** The levels of these variants at every place, held in the one order until the end of the transaction. */
export async function lockAllLevels(
  db: Db,
  storeId: string,
  variantIds: readonly string[],
): Promise<LevelRow[]> {
  const { rows } = await sql<LevelRow>`
    select variant_id, location_id, on_hand, reserved from stock_levels
    where store_id = ${storeId} and variant_id = any (${[...variantIds]}::uuid[])
    order by variant_id, location_id
    for update`.execute(db);
  return rows;
}

/** Adds what came, and takes off what went; levels are made where they are missing, and held until the end of the transaction. */
export async function addToLevels(
  db: Db,
  storeId: string,
  lines: readonly SpotQuantity[],
): Promise<LevelRow[]> {
  const { rows } = await sql<LevelRow>`
    insert into stock_levels as level (store_id, variant_id, location_id, on_hand)
    select ${storeId}::uuid, variant_id, location_id, quantity from ${spotTable(lines)} as moved
    on conflict (store_id, variant_id, location_id) do update set on_hand = level.on_hand + excluded.on_hand
    returning level.variant_id, level.location_id, level.on_hand, level.reserved`.execute(db);
  return rows;
}

/** Writes movements into the ledger. */
export async function insertMovements(
  db: Db,
  storeId: string,
  { reason, reference, note, actorUserId, lines }: Movements,
  at: Date,
): Promise<void> {
  const rows = lines.map(({ variantId, locationId, quantity, oversold = false }) => ({
    store_id: storeId,
    id: newId(),
    variant_id: variantId,
    location_id: locationId,
    quantity,
    reason,
    reference,
    note,
    oversold,
    actor_user_id: actorUserId,
    at,
  }));
  await insertion('stock_movements', rows).execute(db);
}

/**
 * Promises the pieces of every line for which there are enough, in one statement; a variant that does not track its
 * quantity always has enough. The levels must be locked.
 * @returns the spots that got what they wanted
 */
export async function addReserved(
  db: Db,
  storeId: string,
  lines: readonly SpotQuantity[],
): Promise<Pick<LevelRow, 'variant_id' | 'location_id'>[]> {
  const { rows } = await sql<Pick<LevelRow, 'variant_id' | 'location_id'>>`
    update stock_levels level
    set reserved = level.reserved + wanted.quantity
    from ${spotTable(lines)} as wanted
    join variants variant on variant.store_id = ${storeId} and variant.id = wanted.variant_id
    where level.store_id = ${storeId}
      and level.variant_id = wanted.variant_id and level.location_id = wanted.location_id
      and (not variant.track_quantity or level.on_hand - level.reserved >= wanted.quantity)
    returning level.variant_id, level.location_id`.execute(db);
  return rows;
}

/** Gives promises back, never more than there are. The levels must be locked. */
export async function subtractReserved(
  db: Db,
  storeId: string,
  lines: readonly SpotQuantity[],
): Promise<void> {
  await sql`
    update stock_levels level
    set reserved = greatest(0, level.reserved - released.quantity)
    from ${spotTable(lines)} as released
    where level.store_id = ${storeId}
      and level.variant_id = released.variant_id and level.location_id = released.location_id`.execute(db);
}

/** Brings the stock of the products of these variants up to date, and tells of it. */
export async function rollUpStockOf(db: Db, storeId: string, variantIds: readonly string[]): Promise<void> {
  await sql`
    with touched as materialized (
      select array(
        select distinct product_id from variants where store_id = ${storeId} and id = any (${variantIds}::uuid[])
      ) as ids
    )
    select roll_up_stock(ids), ${announcement('stock', sql`ids`)} from touched`.execute(db);
}

/** Which of these are variants of the store. */
export async function findVariantIds(db: Db, storeId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('variants')
    .select('id')
    .where('store_id', '=', storeId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of these track their quantity. */
export async function findTracked(db: Db, storeId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('variants')
    .select('id')
    .where('store_id', '=', storeId)
    .where('track_quantity', '=', true)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether the store has this product. */
export async function isProduct(db: Db, storeId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The stock of a product, by variant and place. */
export async function findLevelsOfProduct(db: Db, storeId: string, productId: string): Promise<LevelRow[]> {
  return db
    .selectFrom('stock_levels as level')
    .innerJoin('variants as variant', (join) =>
      join.onRef('variant.store_id', '=', 'level.store_id').onRef('variant.id', '=', 'level.variant_id'),
    )
    .innerJoin('locations as location', (join) =>
      join.onRef('location.store_id', '=', 'level.store_id').onRef('location.id', '=', 'level.location_id'),
    )
    .select(['level.variant_id', 'level.location_id', 'level.on_hand', 'level.reserved'])
    .where('level.store_id', '=', storeId)
    .where('variant.product_id', '=', productId)
    .orderBy('variant.position')
    .orderBy('location.position')
    .orderBy('level.location_id')
    .execute();
}

/** The levels of these spots, as they are now. */
export async function findLevels(db: Db, storeId: string, spots: readonly Spot[]): Promise<LevelRow[]> {
  const { rows } = await sql<LevelRow>`
    select level.variant_id, level.location_id, level.on_hand, level.reserved
    from stock_levels level
    join ${spotTable(spots.map((spot) => ({ ...spot, quantity: 0 })))} as spot
      on spot.variant_id = level.variant_id and spot.location_id = level.location_id
    where level.store_id = ${storeId}
    order by level.variant_id, level.location_id`.execute(db);
  return rows;
}
