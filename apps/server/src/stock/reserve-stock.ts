import { messages } from '@sokoni/rules/messages';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { moveLevels, moveStock } from './move-stock.ts';
import {
  addReserved,
  lockLevels,
  type Movements,
  rollUpStockOf,
  type Spot,
  type SpotQuantity,
  subtractReserved,
} from './queries.ts';

/** What a sale belongs to and who makes it. */
export interface Sale {
  /** Such as `order:<id>`. */
  reference: string;
  actorUserId: string | null;
}

/**
 * Promises the pieces of all lines, or none. Levels are locked in one order, so that two baskets with the same goods wait
 * for each other.
 * @throws DomainError `not_enough_stock`
 */
export async function reserveStock(db: Db, storeId: string, lines: readonly SpotQuantity[]): Promise<void> {
  const levels = await lockLevels(db, storeId, lines);
  const reserved = await addReserved(db, storeId, lines);
  if (reserved.length < levels.length) {
    throw new DomainError('not_enough_stock', { message: messages.quantityUnavailable });
  }
  await rollUpStockOf(db, storeId, variantIdsOf(lines));
}

/** Gives promised pieces back: the order was cancelled. */
export async function releaseStock(db: Db, storeId: string, lines: readonly SpotQuantity[]): Promise<void> {
  await lockLevels(db, storeId, lines);
  await subtractReserved(db, storeId, lines);
  await rollUpStockOf(db, storeId, variantIdsOf(lines));
}

/** Hands promised pieces over: they leave the shelf and the promise together. */
export async function takeStock(
  db: Db,
  storeId: string,
  sale: Sale,
  lines: readonly SpotQuantity[],
  now: Date,
): Promise<void> {
  await lockLevels(db, storeId, lines);
  await subtractReserved(db, storeId, lines);
  await moveStock(db, storeId, soldLines(sale, lines), now);
}

/**
 * Takes off the shelf what was sold at a counter. It is never refused: on hand may go below zero, and the movement is flagged
 * when the goods were not there or promised to somebody else.
 * @returns what `noteMovements` has still to write down
 */
export async function takeOffShelf(
  db: Db,
  storeId: string,
  sale: Sale,
  lines: readonly SpotQuantity[],
): Promise<Movements> {
  const movements = soldLines(sale, lines);
  const levels = await moveLevels(db, storeId, movements.lines);
  const left = new Map(
    levels.map((level) => [spotKey(level.variant_id, level.location_id), level.on_hand - level.reserved]),
  );
  // Of several lines with the same goods the last ones are those for which there was nothing left.
  const flagged = movements.lines.toReversed().map((line) => {
    const key = spotKey(line.variantId, line.locationId);
    const rest = left.get(key) ?? 0;
    left.set(key, rest - line.quantity);
    return { ...line, oversold: rest < 0 };
  });
  return { ...movements, lines: flagged.toReversed() };
}

function soldLines(sale: Sale, lines: readonly SpotQuantity[]) {
  return {
    ...sale,
    reason: 'sale' as const,
    note: '',
    lines: lines.map((line) => ({ ...line, quantity: -line.quantity })),
  };
}

function spotKey(variantId: string, locationId: string): string {
  return `${variantId} ${locationId}`;
}

function variantIdsOf(spots: readonly Spot[]): string[] {
  return spots.map(({ variantId }) => variantId);
}
