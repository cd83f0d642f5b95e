import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import {
  findFirstLocation,
  findLocation,
  findOpenLocationIds,
  holdFirstLocation,
} from './locations/location-queries.ts';
import { findVariantIds, type StockLocation } from './queries.ts';

/** @throws DomainError `not_found` for a variant or an open place that the store does not have */
export async function assertStockLocations(
  db: Db,
  storeId: string,
  stockLocations: readonly StockLocation[],
): Promise<void> {
  await assertVariants(
    db,
    storeId,
    stockLocations.map(({ variantId }) => variantId),
  );
  await assertOpenLocations(
    db,
    storeId,
    stockLocations.map(({ locationId }) => locationId),
  );
}

/** @throws DomainError `not_found` */
export async function assertVariants(db: Db, storeId: string, ids: readonly string[]): Promise<void> {
  const wanted = new Set(ids);
  const found = wanted.size === 0 ? [] : await findVariantIds(db, storeId, [...wanted]);
  if (found.length < wanted.size) throw new DomainError('not_found');
}

/** @throws DomainError `not_found` for a place that the store does not have or has closed */
export async function assertOpenLocations(db: Db, storeId: string, ids: readonly string[]): Promise<void> {
  if (!(await areOpenLocations(db, storeId, ids))) throw new DomainError('not_found');
}

/** Whether all of these are open places of the store; none of them is closed before the transaction ends. */
export async function areOpenLocations(db: Db, storeId: string, ids: readonly string[]): Promise<boolean> {
  const wanted = new Set(ids);
  const found = wanted.size === 0 ? [] : await findOpenLocationIds(db, storeId, [...wanted]);
  return found.length === wanted.size;
}

/** Where items of an order go at this moment. */
export interface OpenPlace {
  id: string;
  /** Its name where it stands in for a closed one; empty otherwise. */
  instead: string;
}

/** A place of the store, or the first open one where it is closed; it is not closed before the transaction ends. */
export async function openPlace(db: Db, storeId: string, id: string): Promise<OpenPlace> {
  if (await areOpenLocations(db, storeId, [id])) return { id, instead: '' };
  const first = await holdFirstLocation(db, storeId);
  return { id: first.id, instead: first.name };
}

/** What a place of the store is called; empty for one that it never had. */
export async function locationName(db: Db, storeId: string, id: string): Promise<string> {
  return (await findLocation(db, storeId, id))?.name ?? '';
}

/** @throws DomainError `not_found` for a place that the store never had */
export async function assertLocation(db: Db, storeId: string, id: string): Promise<void> {
  if (!(await findLocation(db, storeId, id))) throw new DomainError('not_found');
}

/** The place where items go when nobody names one. */
export async function firstLocationId(db: Db, storeId: string): Promise<string> {
  return (await findFirstLocation(db, storeId)).id;
}
