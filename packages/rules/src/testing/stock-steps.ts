import fc from 'fast-check';
import { anyFate, type Fate } from './fates.ts';
import { type StockStep, stepKinds } from './stock-books.ts';

export interface FatedStep extends StockStep {
  readonly fate: Fate;
}

const side = fc.constantFrom<0 | 1>(0, 1);

/** Up to 60 steps in any order. */
export const stockSteps = fc.array(
  fc.record<FatedStep>({
    // Without goods there is nothing to sell: orders and what comes of them are frequent.
    kind: fc.constantFrom(...stepKinds, 'order', 'receive', 'receive', 'reserve'),
    variant: side,
    place: side,
    pieces: fc.integer({ min: 1, max: 9 }),
    fate: anyFate,
  }),
  // Without a size the arrays of fast-check end at ten.
  { maxLength: 60, size: 'max' },
);
