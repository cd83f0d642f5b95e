import type { LocationDraft } from '@sokoni/rules/stock/location-check';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { sayStock } from '#stock/sentences.ts';
import type { CreatedStore } from '#tenancy/stores/store-hooks.ts';
import {
  findFirstLocation,
  findLocation,
  findWorkAt,
  holdsStock,
  insertLocation,
  type LocationRow,
  lockOpenLocations,
  updateLocation,
} from './location-queries.ts';

const locationsPerStore = 100;

/** The place that every store has from the start. */
export async function openMainLocation(db: Db, { id: storeId, createdAt }: CreatedStore): Promise<void> {
  await insertLocation(db, {
    store_id: storeId,
    id: newId(),
    name: sayStock('location.main'),
    position: 0,
    created_at: createdAt,
  });
}

/**
 * Where goods arrive: the place that is named, or the first one of the store.
 * @throws DomainError `not_found` for one that the store does not have or has closed
 */
export async function placeOfArrival(db: Db, storeId: string, id: string | undefined): Promise<LocationRow> {
  if (id === undefined) return findFirstLocation(db, storeId);
  const place = await findLocation(db, storeId, id);
  if (!place || place.closed_at !== null) throw new DomainError('not_found');
  return place;
}

/** @throws DomainError `location_taken`, `location_limit` */
export async function openLocation(
  db: Db,
  storeId: string,
  { id, ...draft }: LocationDraft & { id?: string | undefined },
  now: Date,
): Promise<LocationRow> {
  const open = await lockOpenLocations(db, storeId);
  if (open.length >= locationsPerStore) throw new DomainError('location_limit');
  const row = {
    store_id: storeId,
    id: id?.toLowerCase() ?? newId(),
    ...draft,
    position: Math.max(...open.map(({ position }) => position)) + 1,
    created_at: now,
  };
  if (!(await insertLocation(db, row))) throw new DomainError('location_taken');
  return { ...row, closed_at: null };
}

/**
 * Changes what is known of a place, or puts it before the one that stands at that place in the order now.
 * @throws DomainError `not_found`, `location_taken`
 */
export async function changeLocation(
  db: Db,
  storeId: string,
  id: string,
  { position: wanted, ...fields }: Partial<LocationDraft> & { position?: number },
): Promise<{ before: LocationRow; after: LocationRow }> {
  const open = await lockOpenLocations(db, storeId);
  const before = open.find((row) => row.id === id);
  if (!before) throw new DomainError('not_found');
  const name = fields.name ?? before.name;
  const twin = open.find((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase());
  if (twin) throw new DomainError('location_taken');
  const order = open.filter((row) => row.id !== id).sort(byPosition);
  const position = wanted === undefined ? before.position : Math.min(wanted, order.length);
  if (wanted !== undefined) {
    order.splice(position, 0, before);
    for (const [index, row] of order.entries()) {
      if (row.position !== index) await updateLocation(db, storeId, row.id, { position: index });
    }
  }
  await updateLocation(db, storeId, id, fields);
  return { before, after: { ...before, ...fields, position } };
}

/** As lists of places are ordered. */
function byPosition(one: LocationRow, other: LocationRow): number {
  return one.position - other.position || one.created_at.getTime() - other.created_at.getTime();
}

/**
 * Closes a place that holds nothing. One that is closed already stays so.
 * @throws DomainError `not_found`, `last_location`, `in_use`
 */
export async function closeLocation(db: Db, storeId: string, id: string, now: Date): Promise<LocationRow> {
  const open = await lockOpenLocations(db, storeId);
  const row = open.find((candidate) => candidate.id === id) ?? (await findLocation(db, storeId, id));
  if (!row) throw new DomainError('not_found');
  if (row.closed_at) return row;
  if (open.length === 1) throw new DomainError('last_location');
  if (await holdsStock(db, storeId, id)) {
    throw new DomainError('in_use', {
      message: sayStock('location.hasStock', { name: row.name }),
    });
  }
  const work = await findWorkAt(db, storeId, id);
  if (work) throw new DomainError('in_use', { message: sayStock(`location.${work}`, { name: row.name }) });
  await updateLocation(db, storeId, id, { closed_at: now });
  return { ...row, closed_at: now };
}
