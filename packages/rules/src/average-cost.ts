import { divideHalfUp } from './spread-amount.ts';

/** What lies on all shelves of a store of one variant, and what a piece has cost on average. */
export interface Holding {
  /** Pieces; below zero when more was sold than was counted. */
  readonly onHand: number;
  /** Minor units; null while nobody knows it. */
  readonly cost: number | null;
}

/** Pieces that come, with what all of them have cost together; null while nobody knows it. */
export interface Arrival {
  readonly pieces: number;
  readonly value: number | null;
}

/**
 * What a piece costs on average after goods have come, in minor units, rounded half up. Where nothing was there, or nobody
 * knew what it had cost, the arrival decides; an arrival of unknown cost leaves the average as it is.
 */
export function averageAfter(before: Holding, { pieces, value }: Arrival): number | null {
  if (value === null || pieces <= 0) return before.cost;
  if (before.onHand <= 0 || before.cost === null) return average(BigInt(value), pieces);
  return average(BigInt(before.onHand) * BigInt(before.cost) + BigInt(value), before.onHand + pieces);
}

/**
 * The average after a receipt was taken back: `now` is what lies there with those pieces still in. When nothing but those
 * pieces is left, the last known average stays.
 */
export function averageWithout(now: Holding, { pieces, value }: Arrival): number | null {
  const rest = now.onHand - pieces;
  if (value === null || now.cost === null || rest <= 0) return now.cost;
  return average(BigInt(now.onHand) * BigInt(now.cost) - BigInt(value), rest);
}

/** Pieces that came earlier, with what all of them were counted in at and what they have cost as it is known now. */
export interface Revaluation {
  readonly pieces: number;
  /** Null where they came without a cost. */
  readonly before: number | null;
  /** Null while nobody knows it. */
  readonly after: number | null;
}

/**
 * The average after it has shown that pieces which came earlier have cost something else: a bill came late. Only those that
 * can still lie there carry the difference; what is sold is sold. Several arrivals are corrected together: one by one, each
 * would take the same pieces for its own.
 * @param came every arrival that the bill is about, also those whose value it leaves
 */
export function averageCorrected(now: Holding, came: readonly Revaluation[]): number | null {
  const known = came.filter(({ pieces, after }) => pieces > 0 && after !== null);
  if (known.every(({ before, after }) => before === after)) return now.cost;
  const sum = (of: (part: Revaluation) => bigint) => known.reduce((total, part) => total + of(part), 0n);
  const pieces = sum((part) => BigInt(part.pieces));
  const value = sum(({ after }) => BigInt(after ?? 0));
  const { cost } = now;
  if (cost === null) return average(value, Number(pieces));
  const onHand = BigInt(now.onHand);
  const still = pieces < onHand ? pieces : onHand;
  if (still <= 0n) return cost;
  // Pieces of unknown cost came in at the average that was there.
  const counted = sum((part) =>
    part.before === null ? BigInt(part.pieces) * BigInt(cost) : BigInt(part.before),
  );
  const held = onHand * BigInt(cost) * pieces;
  const corrected = divideHalfUp(held + (value - counted) * still, onHand * pieces);
  return Number(corrected < 0n ? 0n : corrected);
}

function average(value: bigint, pieces: number): number {
  const cost = divideHalfUp(value, BigInt(pieces));
  return Number(cost < 0n ? 0n : cost);
}
