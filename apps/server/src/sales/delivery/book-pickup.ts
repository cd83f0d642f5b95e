import { openSlots } from '@sokoni/rules/delivery/pickup-slots';
import { wallTimeOf } from '@sokoni/rules/wall-time';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import {
  type Booking,
  findTakenSlots,
  insertBooking,
  lockBookings,
  removeBooking,
} from './booking-queries.ts';
import { readPickup } from './save-pickup.ts';

/**
 * Takes an hour at a pickup point for a checkout, in the place of the one that it had. It is kept until the checkout gives it back.
 * @throws DomainError `pickup_slot_full` for an hour that is not offered (any more)
 */
export async function bookPickup(db: Db, storeId: string, booking: Booking, now: Date): Promise<void> {
  const { owner_id, location_id, day, starts } = booking;
  await lockBookings(db, storeId, location_id);
  await removeBooking(db, storeId, owner_id);
  const { timezone, today } = await storeDay(db, storeId, now);
  const point = (await readPickup(db, storeId)).find((one) => one.offered && one.location_id === location_id);
  const taken = await findTakenSlots(db, storeId, today);
  const open = point ? openSlots(point, wallTimeOf(now.toISOString(), timezone), taken) : [];
  if (!open.some((slot) => slot.day === day && slot.from === starts))
    throw new DomainError('pickup_slot_full');
  await insertBooking(db, storeId, booking, now);
}

/** Gives back the hour of a checkout that has lapsed, or whose buyer wants it brought. */
export function releasePickup(db: Db, storeId: string, ownerId: string): Promise<void> {
  return removeBooking(db, storeId, ownerId);
}
