import type { TillProduct, TillVariant } from '#offline/till-types.ts';

/** One entry for each option of the product, in its order; null while none is chosen. */
export type Chosen = readonly (string | null)[];

/** The variant that has all the chosen entries; undefined while some are missing, or where there is no such combination. */
export function chosenVariant(product: TillProduct, chosen: Chosen): TillVariant | undefined {
  if (chosen.includes(null)) return undefined;
  return product.variants.find(({ entries }) => entries.every((entry, index) => entry === chosen[index]));
}

/** Whether an entry leads to a variant for sale with what else is chosen. */
export function leadsToVariant(product: TillProduct, chosen: Chosen, option: number, entry: string): boolean {
  const wanted = chosen.map((one, index) => (index === option ? entry : one));
  return product.variants.some(
    ({ active, entries }) => active && wanted.every((one, index) => one === null || one === entries[index]),
  );
}
