import { commaText } from '@sokoni/messages/list-text';
import type { MovementReason, StockLevel } from '@sokoni/rules/stock/stock';
import { sql } from 'kysely';
import type { Action } from '#core/action.ts';
import { insertion } from '#core/database/access/insertion.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { actorColumns } from '#core/database/commands/actor-columns.ts';
import { publishChange } from '#core/database/events/publish.ts';
import type { StockHolds } from '#core/database/tables.ts';
import { newId } from '#core/ids.ts';

/** A variant at a place. */
export interface StockLocation {
  variantId: string;
  locationId: string;
}

export interface StockLocationQuantity extends StockLocation {
  quantity: number;
}

/** Who holds units. */
export interface HoldOwner {
  kind: StockHolds['owner_kind'];
  id: string;
}

export interface LevelRow extends StockLevel {
  variant_id: string;
  location_id: string;
}

export interface Movements {
  reason: MovementReason;
  reference: string;
  note: string;
  lines: readonly (StockLocationQuantity & { oversold?: boolean })[];
}

/** The lines as a table of SQL, in the one order in which levels are locked. */
function stockLocationTable(lines: readonly StockLocationQuantity[]) {
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
 * @param owner where this one holds something is held too
 */
export async function lockLevels(
  db: Db,
  storeId: string,
  stockLocations: readonly StockLocation[],
  owner: HoldOwner | null = null,
): Promise<LevelRow[]> {
  const held = await holdLevels(db, storeId, stockLocations, owner);
  const there = new Set(held.map(({ variant_id, location_id }) => `${variant_id} ${location_id}`));
  if (stockLocations.every(({ variantId, locationId }) => there.has(`${variantId} ${locationId}`)))
    return held;
  const made = await sql<Pick<LevelRow, 'variant_id'>>`
    insert into stock_levels (store_id, variant_id, location_id)
    select ${storeId}::uuid, variant_id, location_id from ${stockLocationTable(asLines(stockLocations))} as stock_location
    on conflict do nothing
    returning variant_id`.execute(db);
  const rows = await holdLevels(db, storeId, stockLocations, owner);
  // Levels first, as everywhere: who rolled up before would hold what another, who has the levels, waits for.
  if (made.rows.length > 0) {
    const variantIds = made.rows.map(({ variant_id }) => variant_id);
    await rollUpStockOf(db, storeId, variantIds);
  }
  return rows;
}

async function holdLevels(
  db: Db,
  storeId: string,
  stockLocations: readonly StockLocation[],
  owner: HoldOwner | null,
): Promise<LevelRow[]> {
  const held = owner
    ? sql`union select variant_id, location_id from stock_holds
          where store_id = ${storeId} and owner_kind = ${owner.kind} and owner_id = ${owner.id}`
    : sql``;
  const { rows } = await sql<LevelRow>`
    select level.variant_id, level.location_id, level.on_hand, level.reserved
    from stock_levels level
    join (select variant_id, location_id from ${stockLocationTable(asLines(stockLocations))} as line ${held}) as stock_location
      on stock_location.variant_id = level.variant_id and stock_location.location_id = level.location_id
    where level.store_id = ${storeId}
    order by level.variant_id, level.location_id
    for update of level`.execute(db);
  return rows;
}

function asLines(stockLocations: readonly StockLocation[]): StockLocationQuantity[] {
  return stockLocations.map((stockLocation) => ({ ...stockLocation, quantity: 0 }));
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
  lines: readonly StockLocationQuantity[],
): Promise<LevelRow[]> {
  const { rows } = await sql<LevelRow>`
    insert into stock_levels as level (store_id, variant_id, location_id, on_hand)
    select ${storeId}::uuid, variant_id, location_id, quantity from ${stockLocationTable(lines)} as moved
    on conflict (store_id, variant_id, location_id) do update set on_hand = level.on_hand + excluded.on_hand
    returning level.variant_id, level.location_id, level.on_hand, level.reserved`.execute(db);
  return rows;
}

/** Writes movements into the ledger. */
export async function insertMovements(
  db: Db,
  storeId: string,
  { reason, reference, note, lines }: Movements,
  { actor, occurredAt, receivedAt }: Action,
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
    ...actorColumns(actor),
    at: occurredAt,
    received_at: receivedAt,
  }));
  await insertion('stock_movements', rows).execute(db);
}

/**
 * Promises the units of every line for which there are enough, in one statement; a variant that does not track its
 * quantity always has enough, and so has what is sold already. The levels must be locked.
 * @returns the spots that got what they wanted, with what is left for others
 */
export async function addReserved(
  db: Db,
  storeId: string,
  lines: readonly StockLocationQuantity[],
  { isSold }: { isSold: boolean },
): Promise<(Pick<LevelRow, 'variant_id' | 'location_id'> & { left: number })[]> {
  const { rows } = await sql<Pick<LevelRow, 'variant_id' | 'location_id'> & { left: number }>`
    update stock_levels level
    set reserved = level.reserved + wanted.quantity
    from ${stockLocationTable(lines)} as wanted
    join variants variant on variant.store_id = ${storeId} and variant.id = wanted.variant_id
    where level.store_id = ${storeId}
      and level.variant_id = wanted.variant_id and level.location_id = wanted.location_id
      and (${isSold} or not variant.track_quantity or level.on_hand - level.reserved >= wanted.quantity)
    returning level.variant_id, level.location_id, level.on_hand - level.reserved as left`.execute(db);
  return rows;
}

/** Gives promises back, never more than there are. The levels must be locked. */
export async function subtractReserved(
  db: Db,
  storeId: string,
  lines: readonly StockLocationQuantity[],
): Promise<void> {
  await sql`
    update stock_levels level
    set reserved = greatest(0, level.reserved - released.quantity)
    from ${stockLocationTable(lines)} as released
    where level.store_id = ${storeId}
      and level.variant_id = released.variant_id and level.location_id = released.location_id`.execute(db);
}

/** Brings the stock of the products of these variants up to date, and tells of it. */
export async function rollUpStockOf(db: Db, storeId: string, variantIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ ids: string[] }>`
    with touched as materialized (
      select array(
        select distinct product_id from variants where store_id = ${storeId} and id = any (${variantIds}::uuid[])
      ) as ids
    )
    select ids, roll_up_stock(ids) from touched`.execute(db);
  for (const { ids } of rows) publishChange(db, 'stock', ids);
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

/** A variant as people say it: `Radio, Small`. */
export async function nameVariant(db: Db, storeId: string, id: string): Promise<string> {
  const { title, name } = await db
    .selectFrom('variants as variant')
    .innerJoin('products as product', (join) =>
      join.onRef('product.store_id', '=', 'variant.store_id').onRef('product.id', '=', 'variant.product_id'),
    )
    .select(['product.title', 'variant.name'])
    .where('variant.store_id', '=', storeId)
    .where('variant.id', '=', id)
    .executeTakeFirstOrThrow();
  return commaText([title, name]);
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
export async function findLevels(
  db: Db,
  storeId: string,
  stockLocations: readonly StockLocation[],
): Promise<LevelRow[]> {
  const { rows } = await sql<LevelRow>`
    select level.variant_id, level.location_id, level.on_hand, level.reserved
    from stock_levels level
    join ${stockLocationTable(stockLocations.map((stockLocation) => ({ ...stockLocation, quantity: 0 })))} as stock_location
      on stock_location.variant_id = level.variant_id and stock_location.location_id = level.location_id
    where level.store_id = ${storeId}
    order by level.variant_id, level.location_id`.execute(db);
  return rows;
}
