import { maxQuantity } from '@sokoni/rules/stock/stock';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { sayStock } from '#stock/sentences.ts';
import { assertStockValue } from './assert-stock-value.ts';
import {
  addToLevels,
  insertMovements,
  type LevelRow,
  type Movements,
  rollUpStockOf,
  type StockLocationQuantity,
} from './queries.ts';

export type { Movements, StockLocationQuantity };

/**
 * Records what came and went, whatever the shelf was thought to hold. Lines of nothing are left out.
 * @throws DomainError `invalid_fields` for more units than can be counted at one place, `stock_value_too_large`
 */
export async function moveStock(
  db: Db,
  storeId: string,
  movements: Movements,
  action: Action,
): Promise<void> {
  const lines = movements.lines.filter(({ quantity }) => quantity !== 0);
  if (lines.length === 0) return;
  await moveLevels(db, storeId, lines);
  await noteMovements(db, storeId, { ...movements, lines }, action);
}

/**
 * What is on hand after it; the levels are held.
 * @throws DomainError as `moveStock`
 */
export async function moveLevels(
  db: Db,
  storeId: string,
  lines: readonly StockLocationQuantity[],
): Promise<LevelRow[]> {
  assertCountable([...movedByStockLocation(lines).values()]);
  const levels = await addToLevels(db, storeId, lines);
  assertCountable(levels.map(({ on_hand }) => on_hand));
  const coming = lines.filter(({ quantity }) => quantity > 0);
  await assertStockValue(
    db,
    storeId,
    coming.map(({ variantId }) => variantId),
  );
  return levels;
}

/** Writes down what has moved, and brings the figures of its products up to date. */
export async function noteMovements(
  db: Db,
  storeId: string,
  movements: Movements,
  action: Action,
): Promise<void> {
  await insertMovements(db, storeId, movements, action);
  await rollUpStockOf(
    db,
    storeId,
    movements.lines.map(({ variantId }) => variantId),
  );
}

/** Many lines of one spot may come to more than each of them. */
function movedByStockLocation(lines: readonly StockLocationQuantity[]): Map<string, number> {
  const moved = new Map<string, number>();
  for (const { variantId, locationId, quantity } of lines) {
    const stockLocation = `${variantId} ${locationId}`;
    moved.set(stockLocation, (moved.get(stockLocation) ?? 0) + quantity);
  }
  return moved;
}

function assertCountable(figures: readonly number[]): void {
  if (figures.every((figure) => Math.abs(figure) <= maxQuantity)) return;
  throw new DomainError('invalid_fields', {
    message: sayStock('countable', { max: maxQuantity }),
  });
}
