import { available } from '@sokoni/rules/stock/stock';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { freeLapsed } from './holds/free-lapsed.ts';
import { moveLevels, moveStock } from './move-stock.ts';
import { NotEnoughStock } from './not-enough-stock.ts';
import {
  addReserved,
  findLevels,
  lockLevels,
  type Movements,
  rollUpStockOf,
  type StockLocation,
  type StockLocationQuantity,
  subtractReserved,
} from './queries.ts';

/**
 * Promises the units of all lines, or none. Levels are locked in one order, so that two baskets with the same items wait
 * for each other. What is held for somebody counts as promised until it lapses.
 * @throws NotEnoughStock
 */
export async function reserveStock(
  db: Db,
  storeId: string,
  lines: readonly StockLocationQuantity[],
): Promise<void> {
  const levels = await lockLevels(db, storeId, lines);
  const reserved = await addReserved(db, storeId, lines, { isSold: false });
  if (reserved.length < levels.length) await reserveLapsed(db, storeId, { lines, reserved });
  await rollUpStockOf(db, storeId, variantIdsOf(lines));
}

/** The rest of `reserveStock`, out of what was held for others and has lapsed. */
async function reserveLapsed(
  db: Db,
  storeId: string,
  {
    lines,
    reserved,
  }: { lines: readonly StockLocationQuantity[]; reserved: Awaited<ReturnType<typeof addReserved>> },
): Promise<void> {
  const done = new Set(reserved.map((level) => stockLocationKey(level.variant_id, level.location_id)));
  const missing = lines.filter((line) => !done.has(stockLocationKey(line.variantId, line.locationId)));
  const isFreed = await freeLapsed(db, storeId, missing);
  const wanted = new Set(missing.map((line) => stockLocationKey(line.variantId, line.locationId)));
  const found = isFreed ? await addReserved(db, storeId, missing, { isSold: false }) : [];
  if (found.length === wanted.size) return;
  for (const level of found) done.add(stockLocationKey(level.variant_id, level.location_id));
  const short = missing.filter((line) => !done.has(stockLocationKey(line.variantId, line.locationId)));
  throw new NotEnoughStock(await missingUnits(db, storeId, short));
}

/** How many units more than are there these lines ask for, by variant. */
async function missingUnits(
  db: Db,
  storeId: string,
  lines: readonly StockLocationQuantity[],
): Promise<ReadonlyMap<string, number>> {
  const units = new Map<string, number>();
  const add = (variantId: string, quantity: number) =>
    units.set(variantId, (units.get(variantId) ?? 0) + quantity);
  for (const { variantId, quantity } of lines) add(variantId, quantity);
  for (const level of await findLevels(db, storeId, lines)) add(level.variant_id, -available(level));
  return units;
}

/**
 * Promises what a counter has sold and not handed over yet. It is never refused.
 * @returns the variants of which there is less than is promised by now
 */
export async function reserveSold(
  db: Db,
  storeId: string,
  lines: readonly StockLocationQuantity[],
): Promise<string[]> {
  await lockLevels(db, storeId, lines);
  const reserved = await addReserved(db, storeId, lines, { isSold: true });
  await rollUpStockOf(db, storeId, variantIdsOf(lines));
  return reserved.filter(({ left }) => left < 0).map(({ variant_id }) => variant_id);
}

/** Gives promised units back: the order was cancelled. */
export async function releaseStock(
  db: Db,
  storeId: string,
  lines: readonly StockLocationQuantity[],
): Promise<void> {
  await lockLevels(db, storeId, lines);
  await subtractReserved(db, storeId, lines);
  await rollUpStockOf(db, storeId, variantIdsOf(lines));
}

/**
 * Hands promised units over: they leave the shelf and the promise together.
 * @param reference what the sale belongs to, such as `order:<id>`
 */
export async function takeStock(
  db: Db,
  storeId: string,
  reference: string,
  lines: readonly StockLocationQuantity[],
  action: Action,
): Promise<void> {
  await lockLevels(db, storeId, lines);
  await subtractReserved(db, storeId, lines);
  await moveStock(db, storeId, soldLines(reference, lines), action);
}

/**
 * Takes off the shelf what was sold at a counter. It is never refused: on hand may go below zero, and the movement is flagged
 * when the items were not there or promised to somebody else.
 * @param reference as of `takeStock`
 * @returns what `noteMovements` has still to write down
 */
export async function takeOffShelf(
  db: Db,
  storeId: string,
  reference: string,
  lines: readonly StockLocationQuantity[],
): Promise<Movements> {
  const movements = soldLines(reference, lines);
  const levels = await moveLevels(db, storeId, movements.lines);
  const left = new Map(
    levels.map((level) => [
      stockLocationKey(level.variant_id, level.location_id),
      level.on_hand - level.reserved,
    ]),
  );
  // Of several lines with the same items the last ones are those for which there was nothing left.
  const flagged = movements.lines.toReversed().map((line) => {
    const key = stockLocationKey(line.variantId, line.locationId);
    const rest = left.get(key) ?? 0;
    left.set(key, rest - line.quantity);
    return { ...line, oversold: rest < 0 };
  });
  return { ...movements, lines: flagged.toReversed() };
}

function soldLines(reference: string, lines: readonly StockLocationQuantity[]) {
  return {
    reason: 'sale' as const,
    reference,
    note: '',
    lines: lines.map((line) => ({ ...line, quantity: -line.quantity })),
  };
}

function stockLocationKey(variantId: string, locationId: string): string {
  return `${variantId} ${locationId}`;
}

function variantIdsOf(stockLocations: readonly StockLocation[]): string[] {
  return stockLocations.map(({ variantId }) => variantId);
}
