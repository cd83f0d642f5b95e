/** The stock of one variant at one location, in units. */
export interface StockLevel {
  /** What lies on the shelf. Below zero when more was sold at a counter than was counted. */
  readonly on_hand: number;
  /** What is promised to orders that have not been fulfilled. */
  readonly reserved: number;
}

/** Why a unit came or went. The sum of all movements of a level is its on-hand figure. */
export const movementReasons = [
  'opening',
  'adjustment',
  'count',
  'sale',
  'return',
  'loss',
  'transfer_out',
  'transfer_in',
  'receipt',
  'import',
] as const;

export type MovementReason = (typeof movementReasons)[number];

export interface Movement {
  readonly reason: MovementReason;
  /** Units that came (above zero) or went (below). */
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

/**
 * Units that came or went without a promise. A sale at a counter has happened whatever the shelf was thought to hold, and a
 * correction may show that a promise cannot be kept: it is recorded all the same, because it says what lies on the shelf.
 */
export function adjust(level: StockLevel, reason: MovementReason, quantity: number): StockChange {
  refuseFraction(quantity);
  return moved(level, { reason, quantity });
}

/** What was counted becomes what is there: the movement is the difference, and nothing when there is none. */
export function count(level: StockLevel, counted: number): StockChange {
  refuseFraction(counted);
  if (counted < 0) throw new RangeError('a count is 0 or more');
  return moved(level, { reason: 'count', quantity: counted - level.on_hand });
}

/**
 * Whether a hand that changes what lies there takes units that are promised to orders: fewer would be left than are reserved.
 * What grows, or stays as it is, takes nothing, however little there is.
 */
export function takesReserved({ on_hand, reserved }: StockLevel, afterwards: number): boolean {
  return reserved > 0 && afterwards < on_hand && afterwards < reserved;
}

function moved(level: StockLevel, movement: Movement): StockChange {
  if (movement.quantity === 0) return { level, movement: null };
  return { level: { ...level, on_hand: level.on_hand + movement.quantity }, movement };
}

function refuseFraction(quantity: number): void {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`pieces must be an integer, got ${quantity}`);
}
