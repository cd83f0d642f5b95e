/**
 * Divides an amount in proportion to weights, to the last unit: every part is rounded down, and what is left goes one by one
 * to the parts that lost most by it, the earlier first (largest remainder). Without any weight every part is 0.
 * @param amount a whole number from 0 up, in minor units
 */
export function spreadAmount(amount: number, weights: readonly bigint[]): number[] {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`cannot spread ${amount}`);
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * weight);
  const parts = exact.map((product) => Number(product / whole));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byLoss = exact
    .map((product, index) => ({ index, loss: product % whole }))
    .sort((one, other) => Number(other.loss > one.loss) - Number(other.loss < one.loss));
  for (const { index } of byLoss.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** A quotient rounded to the nearest whole, halves towards the larger one: 2.5 becomes 3, -1.5 becomes -1. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError('divides by a whole number above 0');
  const doubled = 2n * dividend + divisor;
  const quotient = doubled / (2n * divisor);
  return doubled < 0n && doubled % (2n * divisor) !== 0n ? quotient - 1n : quotient;
}
