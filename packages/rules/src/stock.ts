import type { Result } from './result.ts';

/** The stock of one variant at one location, in pieces. */
export interface StockLevel {
  /** What lies on the shelf. Below zero when more was sold at a counter than was counted. */
  readonly on_hand: number;
  /** What is promised to orders that have not been handed over. */
  readonly reserved: number;
}

/** Why a piece came or went. The sum of all movements of a level is its on-hand figure. */
export const movementReasons = {
  opening: 'Opening stock',
  adjustment: 'Adjusted',
  count: 'Counted',
  sale: 'Sold',
  return: 'Returned',
  loss: 'Lost or damaged',
  transfer_out: 'Sent to another location',
  transfer_in: 'Came from another location',
  receipt: 'Received from a supplier',
  import: 'Imported',
} as const;

export type MovementReason = keyof typeof movementReasons;

export interface Movement {
  readonly reason: MovementReason;
  /** Pieces that came (above zero) or went (below). */
  readonly quantity: number;
}

export interface StockChange {
  readonly level: StockLevel;
  /** Null when on-hand stays as it is: a reservation moves nothing. */
  readonly movement: Movement | null;
}

/** Nothing there, nothing promised. */
export const emptyLevel: StockLevel = { on_hand: 0, reserved: 0 };

/** Largest count of one variant at one location: a thousand million or more is a typing error. */
export const maxQuantity = 999_999_999;

/** What can still be promised. Below zero when a counter sold what was promised. */
export function available({ on_hand, reserved }: StockLevel): number {
  return on_hand - reserved;
}

/** Promises pieces to an order. The only step that can be refused for lack of stock, and only while the variant tracks its
 * quantity: reserved never grows past on hand. */
export function reserve(
  level: StockLevel,
  quantity: number,
  tracksQuantity: boolean,
): Result<StockChange, 'not_enough'> {
  refuseUnlessPieces(quantity);
  if (tracksQuantity && quantity > available(level)) return { ok: false, reason: 'not_enough' };
  return {
    ok: true,
    value: { level: { ...level, reserved: level.reserved + quantity }, movement: null },
  };
}

/** Gives a promise back; more than is promised gives all of it back. */
export function release(level: StockLevel, quantity: number): StockChange {
  refuseUnlessPieces(quantity);
  return { level: { ...level, reserved: Math.max(0, level.reserved - quantity) }, movement: null };
}

/** Hands over pieces that were promised: they leave the shelf and the promise together. */
export function take(level: StockLevel, quantity: number): StockChange {
  const released = release(level, quantity).level;
  return moved(released, { reason: 'sale', quantity: -quantity });
}

/** A sale that has happened at a counter: recorded whatever the shelf was thought to hold. */
export function sellOver(level: StockLevel, quantity: number): StockChange & { readonly oversold: boolean } {
  refuseUnlessPieces(quantity);
  const oversold = quantity > available(level);
  return { ...moved(level, { reason: 'sale', quantity: -quantity }), oversold };
}

/** Pieces that came, or went for another reason than a sale. A correction may show that a promise cannot be kept; it is
 * recorded all the same, because it says what lies on the shelf. */
export function adjust(level: StockLevel, reason: MovementReason, quantity: number): StockChange {
  refuseFraction(quantity);
  return moved(level, { reason, quantity });
}

/** What was counted becomes what is there: the movement is the difference, and nothing when there is none. */
export function count(level: StockLevel, counted: number): StockChange {
  refuseFraction(counted);
  if (counted < 0) throw new RangeError('nobody counts below zero');
  return moved(level, { reason: 'count', quantity: counted - level.on_hand });
}

function moved(level: StockLevel, movement: Movement): StockChange {
  if (movement.quantity === 0) return { level, movement: null };
  return { level: { ...level, on_hand: level.on_hand + movement.quantity }, movement };
}

function refuseUnlessPieces(quantity: number): void {
  refuseFraction(quantity);
  if (quantity <= 0) throw new RangeError(`pieces are counted from 1, got ${quantity}`);
}

function refuseFraction(quantity: number): void {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`pieces must be an integer, got ${quantity}`);
}
