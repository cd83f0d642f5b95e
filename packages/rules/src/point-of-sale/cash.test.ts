import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes } from '#money/currencies.ts';
import { changeOf, countedTotal, denominations, expectedCash, quickCash } from './cash.ts';

describe('Quick amounts of cash', () => {
  it.each([
    [1250, 'USD', [1250, 2000, 5000, 10000]],
    [75_000, 'NGN', [75_000, 76_000, 80_000, 100_000]],
    [2300, 'RWF', [2300, 3000, 4000, 5000]],
    [1000, 'RWF', [1000, 2000, 5000]],
  ] as const)('of %i %s are what notes make of it', (due, currency, expected) => {
    expect(quickCash(due, currency)).toEqual(expected);
  });

  it('are at most four, ascend, and can be paid in notes', () => {
    const sum = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(sum, fc.constantFrom(...currencyCodes), (due, currency) => {
        const [exact, ...more] = quickCash(due, currency);
        expect(exact).toBe(due);
        expect(more.length).toBeLessThanOrEqual(3);
        for (const [index, one] of more.entries()) {
          expect(one).toBeGreaterThan(more[index - 1] ?? due);
          expect(denominations[currency].some((note) => one % note === 0)).toBe(true);
        }
      }),
    );
  });
});

it('Notes and coins are listed from the largest down, each once', () => {
  for (const values of Object.values(denominations)) {
    expect([...values].sort((one, other) => other - one)).toEqual(values);
    expect(new Set(values).size).toBe(values.length);
  }
});

it('Change is what was handed over beyond the sum', () => {
  expect(changeOf(5000, 4200)).toBe(800);
  expect(changeOf(4000, 4200)).toBe(-200);
});

it('A drawer should hold its float and all that came in, less what went out', () => {
  const sums = {
    opening_float: 5000,
    cash_payments: 12_000,
    cash_refunds: 700,
    cash_in: 300,
    cash_out: 2000,
  };
  expect(expectedCash(sums)).toBe(14_600);
  expect(
    countedTotal([
      { value: 1000, count: 14 },
      { value: 100, count: 6 },
    ]),
  ).toBe(14_600);
});
