import { adjust, count, emptyLevel, type MovementReason } from '@sokoni/rules/stock';
import type { Db } from '#platform/database/transaction.ts';
import { assertSpots } from './assert-spots.ts';
import { moveStock } from './move-stock.ts';
import { lockLevels, type Spot } from './queries.ts';

/** Pieces that came or went, or what was counted. */
export type AdjustmentLine = Spot & ({ change: number } | { counted: number });

export interface Adjustment {
  reason: MovementReason;
  note: string;
  lines: readonly AdjustmentLine[];
}

/**
 * Corrects stock by hand, all lines or none. What was counted is compared with what is there at this moment.
 * @throws DomainError `not_found` for a variant or an open place that the store does not have
 */
export async function adjustStock(
  db: Db,
  storeId: string,
  actorUserId: string,
  { reason, note, lines }: Adjustment,
  now: Date,
): Promise<void> {
  await assertSpots(db, storeId, lines);
  const levels = await lockLevels(db, storeId, lines);
  const levelOf = new Map(levels.map((level) => [`${level.variant_id} ${level.location_id}`, level]));
  const moved = lines.map((line) => {
    const key = `${line.variantId} ${line.locationId}`;
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
  await moveStock(db, storeId, { reason, reference: '', note, actorUserId, lines: moved }, now);
}
