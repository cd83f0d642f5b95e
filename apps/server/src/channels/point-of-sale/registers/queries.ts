import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import { nextNumber } from '#core/database/commands/store-numbers.ts';
import type { RegisterDevices, Registers } from '#core/database/tables.ts';

export type RegisterRow = Selectable<Registers>;
export type DeviceRow = Selectable<RegisterDevices>;

/** A register with its location, the device that sells there and the shift that is open. */
export interface ListedRegister {
  id: string;
  name: string;
  archived: boolean;
  location_id: string;
  location_name: string;
  device_id: string | null;
  label: string | null;
  block: number | null;
  claimed_at: Date | null;
  claimed_by: string | null;
  claimed_by_name: string | null;
  last_seen_at: Date | null;
  shift_id: string | null;
  opened_at: Date | null;
  opened_by: string | null;
  opened_by_name: string | null;
}

/** All registers of the store by name, archived ones last; there are at most `registerLimits.perStore`. */
export async function findRegisters(db: Db, storeId: string, id?: string): Promise<ListedRegister[]> {
  const { rows } = await sql<ListedRegister>`
    select register.id, register.name, register.archived, register.location_id, place.name as location_name,
           device.id as device_id, device.label, device.block, device.claimed_at, device.last_seen_at,
           device.claimed_by, concat_ws(' ', claimer.first_name, claimer.last_name) as claimed_by_name,
           shift.id as shift_id, shift.opened_at, shift.opened_by,
           concat_ws(' ', opener.first_name, opener.last_name) as opened_by_name
    from registers register
    join locations place on place.store_id = ${storeId} and place.id = register.location_id
    left join register_devices device
      on device.store_id = ${storeId} and device.register_id = register.id and device.ended_at is null
    left join users claimer on claimer.id = device.claimed_by
    left join lateral (
      select * from shifts
      where shifts.store_id = ${storeId} and shifts.register_id = register.id and shifts.closed_at is null
      order by shifts.opened_at desc limit 1
    ) shift on true
    left join users opener on opener.id = shift.opened_by
    where register.store_id = ${storeId} and ${id === undefined ? sql`true` : sql`register.id = ${id}`}
    order by register.archived, register.name collate app.names, register.id`.execute(db);
  return rows;
}

/** The registers of a store change one at a time, so that their limit and the first of them hold. */
export async function lockRegisters(db: Db, storeId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`registers ${storeId}`}, 0))`.execute(db);
  const { count } = await db
    .selectFrom('registers')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findRegister(db: Db, storeId: string, id: string): Promise<RegisterRow | undefined> {
  return db
    .selectFrom('registers')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertRegister(db: Db, row: Insertable<Registers>): Promise<void> {
  await db.insertInto('registers').values(row).execute();
}

export async function updateRegisterRow(
  db: Db,
  { store_id, id }: RegisterRow,
  values: Updateable<Registers>,
): Promise<void> {
  await db
    .updateTable('registers')
    .set(values)
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute();
}

export async function findDevice(db: Db, storeId: string, id: string): Promise<DeviceRow | undefined> {
  return db
    .selectFrom('register_devices')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findSellingDevice(
  db: Db,
  storeId: string,
  registerId: string,
): Promise<DeviceRow | undefined> {
  return db
    .selectFrom('register_devices')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('register_id', '=', registerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Writes a device with the next block of receipt numbers. */
export async function insertDevice(db: Db, row: Omit<Insertable<RegisterDevices>, 'block'>): Promise<void> {
  const block = nextNumber(row.store_id, 'register_device');
  await db
    .insertInto('register_devices')
    .values({ ...row, block })
    .execute();
}

export async function updateDevice(
  db: Db,
  { store_id, id }: DeviceRow,
  values: Updateable<RegisterDevices>,
): Promise<void> {
  await db
    .updateTable('register_devices')
    .set(values)
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute();
}

/** Writes what a till compares the PIN of a member of staff with; null for none. */
export async function updatePin(
  db: Db,
  storeId: string,
  userId: string,
  pinHash: string | null,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ pin_hash: pinHash })
    .where('store_id', '=', storeId)
    .where('user_id', '=', userId)
    .execute();
}
