import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { available } from '#stock/stock.ts';
import { afterStep } from './apply-stock-step.ts';
import { fates, follow } from './request-outcomes.ts';
import { emptyLedger } from './stock-ledger.ts';
import { stepKinds, stockSteps } from './stock-steps.ts';

const { seed = 20, numRuns = 0 } = fc.readConfigureGlobal();

/** A soak goes further, with a seed that nobody has tried. */
const runs = { numRuns: Math.max(2000, numRuns), seed };
const patience = runs.numRuns * 60;

const stock = { ledger: emptyLedger, afterStep };

describe('Any sequence of up to 60 steps on stock', () => {
  it(
    'leaves movements that add up to on hand, and a promise that never grows past it',
    () => {
      fc.assert(
        fc.property(stockSteps, (sequence) =>
          follow(stock, sequence, (after, before) => {
            const levels = after.levels.flat();
            const was = before.levels.flat();
            const wrong = levels.filter((level, stockLocation) => {
              const grew = level.reserved > (was[stockLocation]?.reserved ?? 0);
              const tooFar = level.reserved < 0 || (grew && available(level) < 0);
              return tooFar || after.moved.flat()[stockLocation] !== level.on_hand;
            });
            expect(wrong).toEqual([]);
          }),
        ),
        runs,
      );
    },
    patience,
  );

  it(
    'counts in what its receipts say, and more than was ordered only where somebody says so',
    () => {
      fc.assert(
        fc.property(stockSteps, (sequence) =>
          follow(stock, sequence, ({ orders }) => {
            const wrong = orders.filter(({ lines, receipts }) => {
              const saidMore = receipts.some(({ id }) => id.startsWith('receive_more'));
              return lines.some(({ variant, quantity, received }) => {
                const arrived = receipts.flatMap((receipt) => receipt.arrived);
                const came = arrived.filter((part) => part.variant === variant);
                const units = came.reduce((sum, part) => sum + part.quantity, 0);
                return received !== units || (received > quantity && !saidMore);
              });
            });
            expect(wrong).toEqual([]);
          }),
        ),
        runs,
      );
    },
    patience,
  );

  it('has every kind of step, every fate, and runs of 60', () => {
    const sequences = fc.sample(stockSteps, { numRuns: 2000, seed: 20 });
    const all = sequences.flat();
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(stepKinds));
    expect(new Set(all.map(({ fate }) => fate))).toEqual(new Set(fates));
    expect(sequences).toHaveLength(2000);
    expect(Math.max(...sequences.map(({ length }) => length))).toBe(60);
  });
});
