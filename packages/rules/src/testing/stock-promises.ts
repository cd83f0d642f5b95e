import type { Result } from '#result.ts';
import { adjust, available, type StockChange, type StockLevel } from '#stock/stock.ts';

/** Promises units to an order. The only step that can be refused for lack of stock, and only while the variant tracks its
 * quantity: reserved never grows past on hand. */
export function reserve(
  level: StockLevel,
  quantity: number,
  tracksQuantity: boolean,
): Result<StockChange, 'not_enough'> {
  refuseUnlessUnits(quantity);
  if (tracksQuantity && quantity > available(level)) return { ok: false, reason: 'not_enough' };
  return {
    ok: true,
    value: { level: { ...level, reserved: level.reserved + quantity }, movement: null },
  };
}

/** Gives a promise back; more than is promised gives all of it back. */
export function release(level: StockLevel, quantity: number): StockChange {
  refuseUnlessUnits(quantity);
  return { level: { ...level, reserved: Math.max(0, level.reserved - quantity) }, movement: null };
}

/** Hands over units that were promised: they leave the shelf and the promise together. */
export function take(level: StockLevel, quantity: number): StockChange {
  return adjust(release(level, quantity).level, 'sale', -quantity);
}

function refuseUnlessUnits(quantity: number): void {
  if (!Number.isSafeInteger(quantity) || quantity <= 0)
    throw new RangeError(`units are counted from 1, got ${quantity}`);
}
