import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { HoldOwner, StockLocation, StockLocationQuantity } from '#stock/queries.ts';

interface HoldRow {
  variant_id: string;
  location_id: string;
  quantity: number;
}

/** What a variant can still be sold of at a location; null where it is not counted. */
export interface Sellable {
  variant_id: string;
  available: number | null;
}

/** Of which variants it is asked where, and for whom: what they hold themselves is there for them. */
export interface Asked {
  variantIds: readonly string[];
  locationId: string;
  owner: HoldOwner | null;
}

/** Takes the holds of an owner away; their levels must be locked. What they had held is still counted as reserved. */
export async function deleteHoldsOf(
  db: Db,
  storeId: string,
  owner: HoldOwner,
): Promise<StockLocationQuantity[]> {
  const rows = await db
    .deleteFrom('stock_holds')
    .where('store_id', '=', storeId)
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .returning(['variant_id', 'location_id', 'quantity'])
    .execute();
  return rows.map(asUnits);
}

/** The same, and of all holds that have lapsed at these levels: what the owner can hold anew. */
export async function deleteHoldsAt(
  db: Db,
  storeId: string,
  owner: HoldOwner,
  stockLocations: readonly StockLocation[],
): Promise<StockLocationQuantity[]> {
  const { rows } = await sql<HoldRow>`
    delete from stock_holds held
    where held.store_id = ${storeId} and (
      held.owner_kind = ${owner.kind} and held.owner_id = ${owner.id}
      or held.expires_at <= statement_timestamp() and (held.variant_id, held.location_id) in (
        select * from unnest(${stockLocations.map(({ variantId }) => variantId)}::uuid[],
                             ${stockLocations.map(({ locationId }) => locationId)}::uuid[])
      )
    )
    returning held.variant_id, held.location_id, held.quantity`.execute(db);
  return rows.map(asUnits);
}

/** The same of all that have lapsed at these levels, which must be locked. */
export async function deleteLapsedHolds(
  db: Db,
  storeId: string,
  stockLocations: readonly StockLocation[],
): Promise<StockLocationQuantity[]> {
  const { rows } = await sql<HoldRow>`
    delete from stock_holds held
    using unnest(${stockLocations.map(({ variantId }) => variantId)}::uuid[],
                 ${stockLocations.map(({ locationId }) => locationId)}::uuid[]) as level (variant_id, location_id)
    where held.store_id = ${storeId} and held.variant_id = level.variant_id and held.location_id = level.location_id
      and held.expires_at <= statement_timestamp()
    returning held.variant_id, held.location_id, held.quantity`.execute(db);
  return rows.map(asUnits);
}

/** Where holds have lapsed in a store. */
export async function findLapsedPlaces(db: Db, storeId: string): Promise<StockLocation[]> {
  const { rows } = await sql<HoldRow>`
    select distinct variant_id, location_id from stock_holds
    where store_id = ${storeId} and expires_at <= statement_timestamp()`.execute(db);
  return rows.map(({ variant_id, location_id }) => ({ variantId: variant_id, locationId: location_id }));
}

/** The stores where holds have lapsed. */
export async function findStoresWithLapsedHolds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from stores_with_lapsed_holds() as id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function insertHolds(
  db: Db,
  storeId: string,
  owner: HoldOwner,
  { lines, seconds }: { lines: readonly StockLocationQuantity[]; seconds: number },
): Promise<void> {
  await sql`
    insert into stock_holds (store_id, owner_kind, owner_id, variant_id, location_id, quantity, expires_at)
    select ${storeId}, ${owner.kind}, ${owner.id}, variant_id, location_id, quantity,
           statement_timestamp() + make_interval(secs => ${seconds})
    from unnest(${lines.map(({ variantId }) => variantId)}::uuid[],
                ${lines.map(({ locationId }) => locationId)}::uuid[],
                ${lines.map(({ quantity }) => quantity)}::int[])
      as line (variant_id, location_id, quantity)`.execute(db);
}

export async function availableOf(
  db: Db,
  storeId: string,
  { variantIds, locationId, owner }: Asked,
): Promise<Sellable[]> {
  const { rows } = await sql<Sellable>`
    select variant.id as variant_id,
           case when variant.track_quantity then
             coalesce(level.on_hand - level.reserved, 0) + (
               select coalesce(sum(held.quantity), 0)::int from stock_holds held
               where held.store_id = variant.store_id and held.variant_id = variant.id and held.location_id = ${locationId}
                 and (held.expires_at <= statement_timestamp()
                   or held.owner_kind = ${owner?.kind ?? null} and held.owner_id = ${owner?.id ?? null})
             )
           end as available
    from variants variant
    left join stock_levels level
      on level.store_id = variant.store_id and level.variant_id = variant.id and level.location_id = ${locationId}
    where variant.store_id = ${storeId} and variant.id = any (${[...variantIds]}::uuid[])`.execute(db);
  return rows;
}

function asUnits({ variant_id, location_id, quantity }: HoldRow): StockLocationQuantity {
  return { variantId: variant_id, locationId: location_id, quantity };
}
