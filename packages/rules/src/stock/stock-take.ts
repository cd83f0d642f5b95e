/** The states of a stock-take. Applied and cancelled ones never move again. */
export const stockTakeStates = ['counting', 'applying', 'applied', 'cancelled'] as const;

export type StockTakeState = (typeof stockTakeStates)[number];

/** What a stock-take goes over. */
export const stockTakeScopes = ['all', 'category', 'brand', 'tag', 'list'] as const;

export type StockTakeScope = (typeof stockTakeScopes)[number];

/** What becomes of lines that nobody counted. */
export const uncountedChoices = ['leave', 'zero'] as const;

export type Uncounted = (typeof uncountedChoices)[number];

/** Counts that a device sends in one call. */
export const mostCountsAtOnce = 100;

/** So many lines are put right in the call itself; more become a job. */
export const mostAppliedAtOnce = 1000;

/** Lines that one stock-take may have; a larger store counts by category, brand or tag. */
export const mostStockTakeLines = 20_000;

/** One variant of a stock-take, in units. */
export interface StockTakeLine {
  /** On hand when it began. */
  readonly expected: number;
  /** Null while nobody has counted it. */
  readonly counted: number | null;
  /** On hand at the moment of the last count; null while there is none. */
  readonly level_then: number | null;
  /** On hand changed between two counts. */
  readonly moved_meanwhile: boolean;
}

/** One act of counting: a scan adds to what everybody has scanned, a typed figure takes its place. */
export interface Count {
  readonly kind: 'scan' | 'typed';
  readonly units: number;
}

/**
 * A line after one more count of it. It is compared with what the books say at this very moment, so that what is sold or
 * received afterwards is no difference; what moves between two scans of one line marks it as doubtful.
 */
export function countLine<Line extends StockTakeLine>(
  line: Line,
  { kind, units }: Count,
  onHand: number,
): Line {
  const isFirst = line.counted === null || kind === 'typed';
  return {
    ...line,
    counted: (isFirst ? 0 : (line.counted ?? 0)) + units,
    level_then: onHand,
    moved_meanwhile: !isFirst && (line.moved_meanwhile || line.level_then !== onHand),
  };
}

/** Units by which the books are wrong: what was counted less what they said then; null while nobody has counted. */
export function differenceOf({ counted, level_then }: StockTakeLine): number | null {
  return counted === null || level_then === null ? null : counted - level_then;
}

/**
 * What a line adds to on hand when it is applied. What was not counted and is set to zero loses what was there at the
 * beginning: items that came since stay, and what was sold since has left already.
 * @param onHand at that moment
 */
export function correctionOf(line: StockTakeLine, uncounted: Uncounted, onHand: number): number {
  const difference = differenceOf(line);
  if (difference !== null) return difference;
  if (uncounted === 'leave') return 0;
  return Math.max(0 - line.expected, 0 - Math.max(0, onHand));
}

/** As people read and say it: `ST-0001`. */
export function stockTakeNumber(number: number): string {
  return `ST-${String(number).padStart(4, '0')}`;
}
