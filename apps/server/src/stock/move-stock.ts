import { maxQuantity } from '@sokoni/rules/stock';
import { together } from '#platform/database/together.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import {
  addToLevels,
  insertMovements,
  type LevelRow,
  type Movements,
  rollUpStockOf,
  type SpotQuantity,
} from './queries.ts';

export type { Movements, SpotQuantity };

/**
 * Records what came and went, whatever the shelf was thought to hold. Lines of nothing are left out.
 * @throws DomainError `invalid_fields` for more pieces than can be counted at one place
 */
export async function moveStock(db: Db, storeId: string, movements: Movements, now: Date): Promise<void> {
  const lines = movements.lines.filter(({ quantity }) => quantity !== 0);
  if (lines.length === 0) return;
  await moveLevels(db, storeId, lines);
  await noteMovements(db, storeId, { ...movements, lines }, now);
}

/**
 * What is on hand after it; the levels are held.
 * @throws DomainError as `moveStock`
 */
export async function moveLevels(
  db: Db,
  storeId: string,
  lines: readonly SpotQuantity[],
): Promise<LevelRow[]> {
  assertCountable([...movedBySpot(lines).values()]);
  const levels = await addToLevels(db, storeId, lines);
  assertCountable(levels.map(({ on_hand }) => on_hand));
  return levels;
}

/** Writes down what has moved, and brings the figures of its products up to date. */
export async function noteMovements(db: Db, storeId: string, movements: Movements, now: Date): Promise<void> {
  await together([
    insertMovements(db, storeId, movements, now),
    rollUpStockOf(
      db,
      storeId,
      movements.lines.map(({ variantId }) => variantId),
    ),
  ]);
}

/** Many lines of one spot may come to more than each of them. */
function movedBySpot(lines: readonly SpotQuantity[]): Map<string, number> {
  const moved = new Map<string, number>();
  for (const { variantId, locationId, quantity } of lines) {
    const spot = `${variantId} ${locationId}`;
    moved.set(spot, (moved.get(spot) ?? 0) + quantity);
  }
  return moved;
}

function assertCountable(figures: readonly number[]): void {
  if (figures.every((figure) => Math.abs(figure) <= maxQuantity)) return;
  throw new DomainError('invalid_fields', {
    message: `One place holds at most ${maxQuantity.toLocaleString('en')} pieces of a variant. Check the figures.`,
  });
}
