import { sayVariants } from '#sentences/products/variants.ts';
/** What a sale leaves over its cost, in money and in percent of the price; null while either is missing. */
export function marginText(
  price: number | null,
  cost: number | null,
  money: (minor: number) => string,
): string | null {
  if (price === null || cost === null || price === 0) return null;
  const percent = Math.round(((price - cost) / price) * 100);
  return sayVariants('field.margin', { amount: money(price - cost), percent });
}
