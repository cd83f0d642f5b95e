import type { OrderLine } from '#api/types.ts';

/** Pieces of a line that are still to be handed over. */
export function openOf({ quantity, fulfilled }: OrderLine): number {
  return quantity - fulfilled;
}

/** Pieces of a line that are with the buyer. */
export function outOf({ fulfilled, returned }: OrderLine): number {
  return fulfilled - returned;
}
