/** The values between which a chart is drawn; zero is always among them. */
export interface Scale {
  readonly low: number;
  readonly high: number;
}

/** A scale that holds all values and ends at a round number, so that its ends can be read. */
export function scaleOf(values: readonly number[]): Scale {
  const high = Math.max(0, ...values);
  const low = Math.min(0, ...values);
  const step = roundUp(Math.max(high, -low));
  if (step === 0) return { low: 0, high: 1 };
  return { low: low < 0 ? -roundUp(-low) : 0, high: high > 0 ? roundUp(high) : 0 };
}

/** A scale that holds all values and no more: for what has its figures beside it. */
export function spanOf(values: readonly number[]): Scale {
  const high = Math.max(0, ...values);
  const low = Math.min(0, ...values);
  return high === low ? { low: 0, high: 1 } : { low, high };
}

/** Where a value stands, in percent from the top. */
export function placeOf({ low, high }: Scale, value: number): number {
  return ((high - value) / (high - low)) * 100;
}

/** The next of 1, 1.5, 2, 3, 4, 5, 6, 8 times a power of ten. */
function roundUp(value: number): number {
  if (value <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  const rounded = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((one) => one * power >= value) ?? 10;
  return rounded * power;
}
