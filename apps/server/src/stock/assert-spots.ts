import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { findOpenLocationIds } from './location-queries.ts';
import { findVariantIds, type Spot } from './queries.ts';

/**
 * Refuses variants that the store does not have, and places that it does not have or has closed; none of the places is
 * closed before the transaction ends.
 * @throws DomainError `not_found`
 */
export async function assertSpots(db: Db, storeId: string, spots: readonly Spot[]): Promise<void> {
  const variantIds = new Set(spots.map(({ variantId }) => variantId));
  const locationIds = new Set(spots.map(({ locationId }) => locationId));
  const variants = await findVariantIds(db, storeId, [...variantIds]);
  const locations = await findOpenLocationIds(db, storeId, [...locationIds]);
  if (variants.length < variantIds.size || locations.length < locationIds.size) {
    throw new DomainError('not_found');
  }
}
