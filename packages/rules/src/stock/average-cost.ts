import { divideHalfUp } from '#money/allocate.ts';

/** What lies on all shelves of a store of one variant, and what a unit has cost on average. */
export interface Holding {
  /** Units; below zero when more was sold than was counted. */
  readonly onHand: number;
  /** Minor units; null while nobody knows it. */
  readonly cost: number | null;
}

/** Units that come, with what all of them have cost together; null while nobody knows it. */
export interface Arrival {
  readonly units: number;
  readonly value: number | null;
}

/**
 * What a unit costs on average after items have come, in minor units, rounded half up. Where nothing was there, or nobody
 * knew what it had cost, the arrival decides; an arrival of unknown cost leaves the average as it is.
 */
export function averageAfter(before: Holding, { units, value }: Arrival): number | null {
  if (value === null || units <= 0) return before.cost;
  if (before.onHand <= 0 || before.cost === null) return average(BigInt(value), units);
  return average(BigInt(before.onHand) * BigInt(before.cost) + BigInt(value), before.onHand + units);
}

/**
 * The average after a receipt was taken back: `now` is what lies there with those units still in. When nothing but those
 * units is left, the last known average stays.
 */
export function averageWithout(now: Holding, { units, value }: Arrival): number | null {
  const rest = now.onHand - units;
  if (value === null || now.cost === null || rest <= 0) return now.cost;
  return average(BigInt(now.onHand) * BigInt(now.cost) - BigInt(value), rest);
}

/** Units that came earlier, with what all of them were counted in at and what they have cost as it is known now. */
export interface Revaluation {
  readonly units: number;
  /** Null where they came without a cost. */
  readonly before: number | null;
  /** Null while nobody knows it. */
  readonly after: number | null;
}

/**
 * The average after it has shown that units which came earlier have cost something else: a bill came late. Only those that
 * can still lie there carry the difference; what is sold is sold. Several arrivals are corrected together: one by one, each
 * would take the same units for its own.
 * @param came every arrival that the bill is about, also those whose value it leaves
 */
export function averageCorrected(now: Holding, came: readonly Revaluation[]): number | null {
  const known = came.filter(({ units, after }) => units > 0 && after !== null);
  if (known.every(({ before, after }) => before === after)) return now.cost;
  const sum = (of: (part: Revaluation) => bigint) => known.reduce((total, part) => total + of(part), 0n);
  const units = sum((part) => BigInt(part.units));
  const value = sum(({ after }) => BigInt(after ?? 0));
  const { cost } = now;
  if (cost === null) return average(value, Number(units));
  const onHand = BigInt(now.onHand);
  const still = units < onHand ? units : onHand;
  if (still <= 0n) return cost;
  // Units of unknown cost came in at the average that was there.
  const counted = sum((part) =>
    part.before === null ? BigInt(part.units) * BigInt(cost) : BigInt(part.before),
  );
  const held = onHand * BigInt(cost) * units;
  const corrected = divideHalfUp(held + (value - counted) * still, onHand * units);
  return Number(corrected < 0n ? 0n : corrected);
}

function average(value: bigint, units: number): number {
  const cost = divideHalfUp(value, BigInt(units));
  return Number(cost < 0n ? 0n : cost);
}
