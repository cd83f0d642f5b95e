import fc from 'fast-check';
import { type StockStep, stepKinds } from './stock-books.ts';

/** What becomes of a sending: some crash before their commit, some are sent again with the key they had. */
export const fates = ['commits', 'crashes', 'is sent twice', 'crashes, then is sent again'] as const;

export interface FatedStep extends StockStep {
  readonly fate: (typeof fates)[number];
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
    fate: fc.constantFrom(...Array<'commits'>(7).fill('commits'), ...fates.slice(1)),
  }),
  // Without a size the arrays of fast-check end at ten.
  { maxLength: 60, size: 'max' },
);
