import { adjust, count, emptyLevel, type MovementReason } from '@sokoni/rules/stock/stock';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { assertReservedLeft } from './assert-reserved-left.ts';
import { assertStockLocations } from './assert-stock-locations.ts';
import { moveStock } from './move-stock.ts';
import { lockLevels, type StockLocation } from './queries.ts';

/** Units that came or went, or what was counted. */
export type AdjustmentLine = StockLocation & ({ change: number } | { counted: number });

export interface Adjustment {
  reason: MovementReason;
  note: string;
  lines: readonly AdjustmentLine[];
  /** Somebody knows that it takes what is promised to orders, and means it. */
  allowBelowReserved: boolean;
}

/**
 * Corrects stock by hand, all lines or none. What was counted is compared with what is there at this moment.
 * @throws DomainError `not_found` for a variant or an open place that the store does not have, `below_reserved`
 */
export async function adjustStock(
  db: Db,
  storeId: string,
  { reason, note, lines, allowBelowReserved }: Adjustment,
  action: Action,
): Promise<void> {
  await assertStockLocations(db, storeId, lines);
  const levels = await lockLevels(db, storeId, lines);
  const before = new Map(
    levels.map((level) => [stockLocationKey(level.variant_id, level.location_id), level]),
  );
  const levelOf = new Map(before);
  const moved = lines.map((line) => {
    const key = stockLocationKey(line.variantId, line.locationId);
    const level = levelOf.get(key) ?? {
      ...emptyLevel,
      variant_id: line.variantId,
      location_id: line.locationId,
    };
    const change = 'counted' in line ? count(level, line.counted) : adjust(level, reason, line.change);
    // The same spot may stand in two lines: the second one starts where the first one ended.
    levelOf.set(key, { ...level, ...change.level });
    return { ...line, quantity: change.movement?.quantity ?? 0 };
  });
  if (!allowBelowReserved) {
    const lowerings = [...before].map(([key, level]) => ({
      variantId: level.variant_id,
      locationId: level.location_id,
      before: level,
      afterwards: levelOf.get(key)?.on_hand ?? level.on_hand,
    }));
    await assertReservedLeft(db, storeId, lowerings);
  }
  await moveStock(db, storeId, { reason, reference: '', note, lines: moved }, action);
}

function stockLocationKey(variantId: string, locationId: string): string {
  return `${variantId} ${locationId}`;
}
