import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { available } from './stock.ts';
import { afterStep, emptyBooks, type StockBooks, stepKinds } from './testing/stock-books.ts';
import { type FatedStep, fates, stockSteps } from './testing/stock-steps.ts';

const runs = { numRuns: 2000, seed: 20 };
const patience = 60_000;

/** The books after a step with its fate: a crash throws what it did away, a second sending has the key of the first. */
function afterFate(books: StockBooks, step: FatedStep, key: string): StockBooks {
  const send = (before: StockBooks) => {
    const after = afterStep(deepFreeze(before), { ...step, key });
    return after.ok ? after.value : before;
  };
  if (step.fate === 'commits') return send(books);
  if (step.fate === 'is sent twice') return send(send(books));
  send(books);
  return step.fate === 'crashes' ? books : send(books);
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** Takes a run through its steps and looks at the books before and after each. */
function follow(sequence: readonly FatedStep[], look: (after: StockBooks, before: StockBooks) => void): void {
  let books = emptyBooks;
  for (const [index, step] of sequence.entries()) {
    const before = books;
    books = afterFate(before, step, `${step.kind} ${index}`);
    look(books, before);
  }
}

describe('Any sequence of up to 60 steps on stock', () => {
  it(
    'leaves movements that add up to on hand, and a promise that never grows past it',
    () => {
      fc.assert(
        fc.property(stockSteps, (sequence) =>
          follow(sequence, (after, before) => {
            const levels = after.levels.flat();
            const was = before.levels.flat();
            const wrong = levels.filter((level, spot) => {
              const grew = level.reserved > (was[spot]?.reserved ?? 0);
              const tooFar = level.reserved < 0 || (grew && available(level) < 0);
              return tooFar || after.moved.flat()[spot] !== level.on_hand;
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
          follow(sequence, ({ orders }) => {
            const wrong = orders.filter(({ lines, receipts }) => {
              const saidMore = receipts.some(({ id }) => id.startsWith('receive_more'));
              return lines.some(({ variant, quantity, received }) => {
                const arrived = receipts.flatMap((receipt) => receipt.arrived);
                const came = arrived.filter((part) => part.variant === variant);
                const pieces = came.reduce((sum, part) => sum + part.quantity, 0);
                return received !== pieces || (received > quantity && !saidMore);
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
    const sequences = fc.sample(stockSteps, runs);
    const all = sequences.flat();
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(stepKinds));
    expect(new Set(all.map(({ fate }) => fate))).toEqual(new Set(fates));
    expect(sequences).toHaveLength(2000);
    expect(Math.max(...sequences.map(({ length }) => length))).toBe(60);
  });
});
