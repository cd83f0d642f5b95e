import type { DeliveryRate, PickupSlot, ZonePlace } from '@sokoni/rules/delivery/delivery';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export interface ZoneRow {
  id: string;
  name: string;
  places: ZonePlace[];
  rates: DeliveryRate[];
  version: number;
}

/** The zones of a store in the order of their names. */
export async function findZones(db: Db, storeId: string): Promise<ZoneRow[]> {
  const { rows } = await sql<ZoneRow>`
    select id, name, places, rates, version from delivery_zones
    where store_id = ${storeId}
    order by name collate app.names, id`.execute(db);
  return rows;
}

/** The zones of a store change one at a time, so that no two name the same place. */
export async function lockZones(db: Db, storeId: string): Promise<ZoneRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`delivery zones ${storeId}`}, 0))`.execute(db);
  return findZones(db, storeId);
}

export async function insertZone(db: Db, storeId: string, zone: ZoneRow, now: Date): Promise<void> {
  const { places, rates, ...row } = zone;
  await db
    .insertInto('delivery_zones')
    .values({
      ...{ ...row, store_id: storeId, created_at: now },
      ...{ places: JSON.stringify(places), rates: JSON.stringify(rates) },
    })
    .execute();
}

export async function updateZone(db: Db, storeId: string, zone: ZoneRow): Promise<void> {
  const { id, places, rates, ...row } = zone;
  await db
    .updateTable('delivery_zones')
    .set({ ...row, places: JSON.stringify(places), rates: JSON.stringify(rates) })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}

export async function removeZone(db: Db, storeId: string, id: string): Promise<void> {
  await db.deleteFrom('delivery_zones').where('store_id', '=', storeId).where('id', '=', id).execute();
}

/** How customers collect at a location. */
export interface PickupSetting {
  offered: boolean;
  instructions: string;
  lead_hours: number;
  slots: PickupSlot[];
  /** 0 while nothing was set. */
  version: number;
}

export interface PickupRow extends PickupSetting {
  location_id: string;
  name: string;
  address: string;
  city: string;
  region: string;
  country: string;
  phone: string;
}

/** Every open location of a store, whether customers collect there or not, in the order of the store. */
export async function findPickup(db: Db, storeId: string): Promise<PickupRow[]> {
  const { rows } = await sql<PickupRow>`
    select location.id as location_id, location.name, location.address, location.city, location.region, location.country,
           location.phone, coalesce(point.offered, false) as offered, coalesce(point.instructions, '') as instructions,
           coalesce(point.lead_hours, 0) as lead_hours, coalesce(point.slots, '[]') as slots,
           coalesce(point.version, 0) as version
    from locations location
    left join pickup_points point on point.store_id = location.store_id and point.location_id = location.id
    where location.store_id = ${storeId} and location.closed_at is null
    order by location.position, location.created_at, location.id`.execute(db);
  return rows;
}

/** Whether it is kept; it is not when somebody else has changed it meanwhile. */
export async function keepPickup(
  db: Db,
  storeId: string,
  locationId: string,
  { version: known, slots, ...setting }: PickupSetting,
): Promise<boolean> {
  const row = { ...setting, slots: JSON.stringify(slots), version: known + 1 };
  const kept = await db
    .insertInto('pickup_points')
    .values({ store_id: storeId, location_id: locationId, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['store_id', 'location_id'])
        .doUpdateSet(row)
        .where('pickup_points.version', '=', known),
    )
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n;
}
