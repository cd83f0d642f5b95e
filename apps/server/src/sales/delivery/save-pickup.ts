import { commaText } from '@sokoni/messages/list-text';
import type { PickupPoint } from '@sokoni/rules/delivery/delivery';
import { locationAddressLines } from '@sokoni/rules/stock/location-check';
import { countryText } from '#core/country-text.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { findPickup, keepPickup, type PickupRow, type PickupSetting } from './queries.ts';

/** How customers collect at a location, with its address line by line. */
export interface PickupView extends PickupSetting, Pick<PickupPoint, 'location_id' | 'name' | 'address'> {}

/** Every open location of a store, whether customers collect there or not. */
export async function readPickup(db: Db, storeId: string): Promise<PickupView[]> {
  return (await findPickup(db, storeId)).map(pickupView);
}

/** @throws DomainError `not_found` for no open location of the store, `changed_meanwhile` */
export async function changePickup(
  db: Db,
  storeId: string,
  locationId: string,
  setting: PickupSetting,
): Promise<{ before: PickupView; after: PickupView }> {
  const before = (await readPickup(db, storeId)).find(({ location_id }) => location_id === locationId);
  if (!before) throw new DomainError('not_found');
  if (before.version !== setting.version || !(await keepPickup(db, storeId, locationId, setting)))
    throw new DomainError('changed_meanwhile');
  return { before, after: { ...before, ...setting, version: setting.version + 1 } };
}

function pickupView(row: PickupRow): PickupView {
  const { location_id, name, offered, instructions, lead_hours, slots, version } = row;
  const address = locationAddressLines(row, countryText, commaText);
  return { location_id, name, address, offered, instructions, lead_hours, slots, version };
}
