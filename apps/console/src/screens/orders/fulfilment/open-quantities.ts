import type { OrderLine } from '#contract-types.ts';

/** Units of a line that are still to be fulfilled. */
export function openOf({ quantity, fulfilled }: OrderLine): number {
  return quantity - fulfilled;
}

/** Units of a line that are with the buyer. */
export function outOf({ fulfilled, returned }: OrderLine): number {
  return fulfilled - returned;
}
