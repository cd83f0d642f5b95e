import type { Db } from '#platform/database/transaction.ts';
import { findFirstLocation } from './location-queries.ts';
import { moveStock } from './move-stock.ts';

/** Records what new variants open with, at the first place of the store. */
export async function openStock(
  db: Db,
  storeId: string,
  actorUserId: string,
  lines: readonly { variantId: string; quantity: number }[],
  now: Date,
): Promise<void> {
  if (lines.every(({ quantity }) => quantity === 0)) return;
  const { id: locationId } = await findFirstLocation(db, storeId);
  const placed = lines.map((line) => ({ ...line, locationId }));
  await moveStock(
    db,
    storeId,
    { reason: 'opening', reference: '', note: '', actorUserId, lines: placed },
    now,
  );
}
