import fc from 'fast-check';
import { anyFate, type Fate } from './request-outcomes.ts';

/** What can happen to the stock of two variants at two places. */
export const stepKinds = [
  'adjust',
  'reserve',
  'release',
  'take',
  'sell',
  'count',
  'begin_take',
  'count_in_take',
  'end_take',
  'send',
  'arrive',
  'call_off',
  'order',
  'receive',
  'receive_more',
  'receive_too_much',
  'receive_late',
  'bill',
  'call_off_rest',
  'take_back',
] as const;

export interface StockStep {
  readonly kind: (typeof stepKinds)[number];
  readonly variant: 0 | 1;
  readonly place: 0 | 1;
  /** From 1 up. */
  readonly units: number;
}

/** A step as it is sent: what it makes has the key as its id, and the second sending of a key does nothing. */
export interface SentStep extends StockStep {
  readonly key: string;
}

export interface FatedStep extends StockStep {
  readonly fate: Fate;
}

const side = fc.constantFrom<0 | 1>(0, 1);

/** Up to 60 steps in any order. */
export const stockSteps = fc.array(
  fc.record<FatedStep>({
    // Without items there is nothing to sell: orders and what comes of them are frequent.
    kind: fc.constantFrom(...stepKinds, 'order', 'receive', 'receive', 'reserve'),
    variant: side,
    place: side,
    units: fc.integer({ min: 1, max: 9 }),
    fate: anyFate,
  }),
  // Without a size the arrays of fast-check end at ten.
  { maxLength: 60, size: 'max' },
);
