import type { Db } from '#core/database/access/transaction.ts';
import {
  addReserved,
  type HoldOwner,
  lockLevels,
  rollUpStockOf,
  type StockLocation,
  type StockLocationQuantity,
  subtractReserved,
} from '#stock/queries.ts';
import { deleteHoldsAt, deleteHoldsOf, insertHolds } from './hold-queries.ts';

/**
 * Holds units for an owner, in place of what the owner held before: as many of each line as there are.
 * @param lines each variant once, and whether its units are counted
 * @param seconds how long, by the clock of the database
 * @returns what is held of each line, in their order; 0 where there is nothing
 */
export async function holdStock(
  db: Db,
  storeId: string,
  owner: HoldOwner,
  { lines, seconds }: { lines: readonly (StockLocationQuantity & { isCounted: boolean })[]; seconds: number },
): Promise<number[]> {
  const levels = await lockLevels(db, storeId, lines, owner);
  const freed = await deleteHoldsAt(db, storeId, owner, lines);
  const left = new Map(levels.map((level) => [keyOf(level), level.on_hand - level.reserved]));
  for (const hold of freed) left.set(placeOf(hold), (left.get(placeOf(hold)) ?? 0) + hold.quantity);
  const held = lines.map((line) =>
    line.isCounted ? Math.max(0, Math.min(line.quantity, left.get(placeOf(line)) ?? 0)) : line.quantity,
  );
  const taken = lines
    .map((line, index) => ({ ...line, quantity: held[index] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const changes = [...taken, ...freed.map((hold) => ({ ...hold, quantity: -hold.quantity }))];
  if (changes.length === 0) return held;
  await addReserved(db, storeId, changes, { isSold: true });
  if (taken.length > 0) await insertHolds(db, storeId, owner, { lines: taken, seconds });
  await rollUpStockOf(db, storeId, variantIdsOf(changes));
  return held;
}

/** Gives back what an owner holds. @param also levels that are locked with it, in the one order */
export async function releaseHold(
  db: Db,
  storeId: string,
  owner: HoldOwner,
  also: readonly StockLocation[] = [],
): Promise<void> {
  const levels = await lockLevels(db, storeId, also, owner);
  if (levels.length === 0) return;
  const held = await deleteHoldsOf(db, storeId, owner);
  if (held.length === 0) return;
  await subtractReserved(db, storeId, held);
  await rollUpStockOf(db, storeId, variantIdsOf(held));
}

function variantIdsOf(places: readonly StockLocation[]): string[] {
  return places.map(({ variantId }) => variantId);
}

function placeOf({ variantId, locationId }: StockLocation): string {
  return `${variantId} ${locationId}`;
}

function keyOf({ variant_id, location_id }: { variant_id: string; location_id: string }): string {
  return `${variant_id} ${location_id}`;
}
