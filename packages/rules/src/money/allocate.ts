/**
 * Divides an amount in proportion to weights, to the last unit: every part is rounded down, and what is left goes one by one
 * to the parts that lost most by it, the earlier first (largest remainder). Without any weight every part is 0.
 * @param amount a whole number from 0 up, in minor units
 */
export function allocate(amount: number, weights: readonly bigint[]): number[] {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`cannot allocate ${amount}`);
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

/**
 * What some units of a line have of its amount when others had theirs before: shares of the whole line, so that all parts together
 * are its amount to the last minor unit, whatever the parts are. Returns, cancelled remainders and buy-and-get discounts ask here.
 * @param amount of the whole line, a whole number from 0 up
 * @throws RangeError when that would be more units than the line has
 */
export function allocateUnits(
  amount: number,
  quantity: number,
  { before, now }: { before: number; now: number },
): number {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`cannot allocate ${amount}`);
  if (!(before >= 0 && now >= 0 && before + now <= quantity))
    throw new RangeError(`${before} and ${now} of ${quantity} units`);
  const upTo = (units: number) => Number((BigInt(amount) * BigInt(units)) / BigInt(quantity));
  return upTo(before + now) - upTo(before);
}

/** A quotient rounded to the nearest whole, halves towards the larger one: 2.5 becomes 3, -1.5 becomes -1. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError('divides by a whole number above 0');
  const doubled = 2n * dividend + divisor;
  const quotient = doubled / (2n * divisor);
  return doubled < 0n && doubled % (2n * divisor) !== 0n ? quotient - 1n : quotient;
}
