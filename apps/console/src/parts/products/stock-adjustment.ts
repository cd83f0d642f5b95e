import { isQuantity } from '@sokoni/rules/products/product-check';
import { countOf } from '#parts/numbers/typed-number.ts';
import { sayItems } from '#sentences/products/items.ts';

export type AdjustmentMode = 'add' | 'remove' | 'count';
export type AdjustmentReason = 'adjustment' | 'return' | 'loss' | 'count';

/** Why units came, went, or were counted. */
export const reasonsOf: Readonly<Record<AdjustmentMode, readonly AdjustmentReason[]>> = {
  add: ['adjustment', 'return'],
  remove: ['loss', 'adjustment'],
  count: ['count'],
};

export function quantityLabel(mode: AdjustmentMode): string {
  return sayItems(`quantity.${mode}`);
}

/** Why the quantity cannot be taken, or nothing. */
export function quantityProblem(text: string, mode: AdjustmentMode): string | undefined {
  if (text.trim() === '') return sayItems('quantity.required');
  const units = countOf(text);
  const least = mode === 'count' ? 0 : 1;
  if (units === null || units < least) return sayItems('quantity.least', { least });
  return isQuantity(units) ? undefined : sayItems('quantity.tooLarge');
}
