import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { findFirstLocation } from './locations/location-queries.ts';
import { moveStock } from './move-stock.ts';

/** Records what new variants open with, at the first place of the store. */
export async function openStock(
  db: Db,
  storeId: string,
  lines: readonly { variantId: string; quantity: number }[],
  action: Action,
): Promise<void> {
  if (lines.every(({ quantity }) => quantity === 0)) return;
  const { id: locationId } = await findFirstLocation(db, storeId);
  const placed = lines.map((line) => ({ ...line, locationId }));
  await moveStock(db, storeId, { reason: 'opening', reference: '', note: '', lines: placed }, action);
}
