import type { TakenSlot } from '@sokoni/rules/delivery/delivery';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** The hours at the pickup points of a store that somebody has taken, from a day on. */
export async function findTakenSlots(db: Db, storeId: string, fromDay: string): Promise<TakenSlot[]> {
  const { rows } = await sql<TakenSlot>`
    select location_id, day::text as day, starts as time, count(*)::int as orders
    from pickup_bookings
    where store_id = ${storeId} and day >= ${fromDay}::date
    group by location_id, day, starts`.execute(db);
  return rows;
}

/** The hours of a location are taken by one checkout at a time. */
export async function lockBookings(db: Db, storeId: string, locationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pickup ${storeId} ${locationId}`}, 0))`.execute(
    db,
  );
}

export interface Booking {
  /** The checkout that takes it. */
  owner_id: string;
  location_id: string;
  day: string;
  /** When it begins, `HH:MM`. */
  starts: string;
}

export async function insertBooking(db: Db, storeId: string, booking: Booking, now: Date): Promise<void> {
  const { owner_id, location_id, day, starts } = booking;
  await sql`
    insert into pickup_bookings (store_id, owner_id, location_id, day, starts, created_at)
    values (${storeId}, ${owner_id}, ${location_id}, ${day}::date, ${starts}, ${now})`.execute(db);
}

export async function removeBooking(db: Db, storeId: string, ownerId: string): Promise<void> {
  await db
    .deleteFrom('pickup_bookings')
    .where('store_id', '=', storeId)
    .where('owner_id', '=', ownerId)
    .execute();
}
