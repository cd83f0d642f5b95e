import { messages } from '@sokoni/rules/messages';
import { isQuantity } from '@sokoni/rules/products/product-check';
import { countOf } from '#parts/numbers/typed-number.ts';

export type AdjustmentMode = 'add' | 'remove' | 'count';
export type AdjustmentReason = 'adjustment' | 'return' | 'loss' | 'count';

/** Why units came, went, or were counted. */
export const reasonsOf: Readonly<Record<AdjustmentMode, readonly AdjustmentReason[]>> = {
  add: ['adjustment', 'return'],
  remove: ['loss', 'adjustment'],
  count: ['count'],
};

export const quantityLabels: Readonly<Record<AdjustmentMode, string>> = {
  add: 'Quantity added',
  remove: 'Quantity removed',
  count: 'Quantity counted',
};

/** Why the quantity cannot be taken, or nothing. */
export function quantityProblem(text: string, mode: AdjustmentMode): string | undefined {
  if (text.trim() === '') return messages.required('Quantity');
  const units = countOf(text);
  const least = mode === 'count' ? 0 : 1;
  if (units === null || units < least) return `Enter a whole number of ${least} or more`;
  return isQuantity(units) ? undefined : 'This is too large';
}
