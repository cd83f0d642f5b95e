import { messages } from '@sokoni/rules/messages';
import { isQuantity } from '@sokoni/rules/product-check';
import { countOf } from './typed-number.ts';

export type AdjustmentMode = 'add' | 'remove' | 'count';
export type AdjustmentReason = 'adjustment' | 'return' | 'loss' | 'count';

/** Why pieces came, went, or were counted. */
export const reasonsOf: Readonly<Record<AdjustmentMode, readonly AdjustmentReason[]>> = {
  add: ['adjustment', 'return'],
  remove: ['loss', 'adjustment'],
  count: ['count'],
};

export const quantityLabels: Readonly<Record<AdjustmentMode, string>> = {
  add: 'Pieces that came',
  remove: 'Pieces that went',
  count: 'Pieces counted',
};

/** Why the quantity cannot be taken, or nothing. */
export function quantityProblem(text: string, mode: AdjustmentMode): string | undefined {
  if (text.trim() === '') return messages.required('Quantity');
  const pieces = countOf(text);
  const least = mode === 'count' ? 0 : 1;
  if (pieces === null || pieces < least) return `Enter a whole number from ${least} up`;
  return isQuantity(pieces) ? undefined : 'This is too large';
}
