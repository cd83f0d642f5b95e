import { allocate, divideHalfUp } from '#money/allocate.ts';

/** By what the costs on top of the items are spread over the lines. */
export const costAllocations = ['value', 'quantity', 'weight'] as const;

export type CostAllocation = (typeof costAllocations)[number];

export interface LandedLine {
  /** Units that carry the costs: those ordered, or those received once nothing more comes. */
  readonly units: number;
  /** What the supplier takes for one, in minor units; null while nobody knows it. */
  readonly unitCost: number | null;
  /** Of one unit; null counts as nothing. */
  readonly weightGrams: number | null;
}

/**
 * The share of each line in the costs on top, in minor units; together exactly `amount`. Where no line has a value or a weight
 * to go by, the units decide; where there is not a unit, nobody carries anything.
 */
export function shareCosts(lines: readonly LandedLine[], amount: number, by: CostAllocation): number[] {
  const units = lines.map((line) => BigInt(line.units));
  const measures = lines.map((line) => BigInt(line.units) * BigInt(measureOf(line, by)));
  return allocate(amount, measures.some((measure) => measure > 0n) ? measures : units);
}

function measureOf({ unitCost, weightGrams }: LandedLine, by: CostAllocation): number {
  if (by === 'value') return unitCost ?? 0;
  return by === 'weight' ? (weightGrams ?? 0) : 1;
}

/**
 * What the first `count` units of a line have cost, landed, in minor units; null while the unit cost is unknown. The share is
 * split so that the parts of all receipts add up to it exactly; units beyond those that carry it cost the items alone.
 */
export function landedValue(line: LandedLine, share: number, count: number): number | null {
  if (line.unitCost === null) return null;
  const carried = Math.min(count, line.units);
  const part = line.units === 0 ? 0n : divideHalfUp(BigInt(share) * BigInt(carried), BigInt(line.units));
  return Number(BigInt(line.unitCost) * BigInt(count) + part);
}

/** What one unit has cost after landing, rounded half up to a minor unit; null while unknown. */
export function landedUnitCost(line: LandedLine, share: number): number | null {
  const whole = landedValue(line, share, line.units);
  if (whole === null) return null;
  return line.units === 0 ? line.unitCost : Number(divideHalfUp(BigInt(whole), BigInt(line.units)));
}
