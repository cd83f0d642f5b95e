import { divideHalfUp, spreadAmount } from './spread-amount.ts';

/** By what the costs on top of the goods are spread over the lines, with its label. */
export const costSpreads = { value: 'By value', quantity: 'By quantity', weight: 'By weight' } as const;

export type CostSpread = keyof typeof costSpreads;

export interface LandedLine {
  /** Pieces that carry the costs: those ordered, or those received once nothing more comes. */
  readonly pieces: number;
  /** What the supplier takes for one, in minor units; null while nobody knows it. */
  readonly unitCost: number | null;
  /** Of one piece; null counts as nothing. */
  readonly weightGrams: number | null;
}

/**
 * The share of each line in the costs on top, in minor units; together exactly `amount`. Where no line has a value or a weight
 * to go by, the pieces decide; where there is not a piece, nobody carries anything.
 */
export function shareCosts(lines: readonly LandedLine[], amount: number, by: CostSpread): number[] {
  const pieces = lines.map((line) => BigInt(line.pieces));
  const measures = lines.map((line) => BigInt(line.pieces) * BigInt(measureOf(line, by)));
  return spreadAmount(amount, measures.some((measure) => measure > 0n) ? measures : pieces);
}

function measureOf({ unitCost, weightGrams }: LandedLine, by: CostSpread): number {
  if (by === 'value') return unitCost ?? 0;
  return by === 'weight' ? (weightGrams ?? 0) : 1;
}

/**
 * What the first `count` pieces of a line have cost, landed, in minor units; null while the unit cost is unknown. The share is
 * split so that the parts of all receipts add up to it exactly; pieces beyond those that carry it cost the goods alone.
 */
export function landedValue(line: LandedLine, share: number, count: number): number | null {
  if (line.unitCost === null) return null;
  const carried = Math.min(count, line.pieces);
  const part = line.pieces === 0 ? 0n : divideHalfUp(BigInt(share) * BigInt(carried), BigInt(line.pieces));
  return Number(BigInt(line.unitCost) * BigInt(count) + part);
}

/** What one piece has cost after landing, rounded half up to a minor unit; null while unknown. */
export function landedUnitCost(line: LandedLine, share: number): number | null {
  const whole = landedValue(line, share, line.pieces);
  if (whole === null) return null;
  return line.pieces === 0 ? line.unitCost : Number(divideHalfUp(BigInt(whole), BigInt(line.pieces)));
}
